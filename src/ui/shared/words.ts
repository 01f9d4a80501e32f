import { createContext, type MiddlewareFunction } from 'react-router';
import type { Namespace } from './namespaces.ts';

export type LoadWords = (wanted: readonly Namespace[]) => Promise<void>;

/** Loads texts. The browser loads them with the page that needs them; the server has them all. */
export const wordsContext = createContext<LoadWords>(async () => undefined);

/** Loads a page's texts in parallel with its data; the page renders when both have loaded. */
export const withWords =
  (wanted: readonly Namespace[]): MiddlewareFunction =>
  async ({ context }, next) => {
    const arriving = context.get(wordsContext)(wanted);
    const result = await next();
    await arriving;
    return result;
  };
