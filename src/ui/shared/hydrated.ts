import { createContext, type MiddlewareFunction } from 'react-router';

/** Resolves when React has hydrated the server's markup; at once if there is none. */
export const hydratedContext = createContext<Promise<void>>(Promise.resolve());

/** Delays a personal page until the server's frame is hydrated; otherwise the markup would not match. */
export const afterHydration: MiddlewareFunction = async ({ context }, next) => {
  const result = await next();
  await context.get(hydratedContext);
  return result;
};
