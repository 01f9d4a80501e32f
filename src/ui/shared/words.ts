import { createContext, type MiddlewareFunction } from 'react-router';

/** The parts that the words come in: one file per part and language. */
export const namespaces = ['common', 'home', 'catalogue', 'content', 'cart', 'checkout'] as const;
export type Namespace = (typeof namespaces)[number];

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
