import { createContext, type MiddlewareFunction } from 'react-router';
import type { Namespace } from './namespaces.ts';

export type LoadWords = (wanted: readonly Namespace[]) => Promise<void>;

/** The browser loads words with the page that needs them; the server has them all. */
export const wordsContext = createContext<LoadWords>(async () => undefined);

/** Fetches a page's words beside its data; the page shows when both are there. */
export const withWords =
  (wanted: readonly Namespace[]): MiddlewareFunction =>
  async ({ context }, next) => {
    const arriving = context.get(wordsContext)(wanted);
    const result = await next();
    await arriving;
    return result;
  };
