import { createContext, type MiddlewareFunction } from 'react-router';

/** Done when React has taken over the server's markup; at once where there is none to take over. */
export const hydratedContext = createContext<Promise<void>>(Promise.resolve());

/** A personal page shows itself only after the frame that the server sent was taken over, else the two differ. */
export const afterHydration: MiddlewareFunction = async ({ context }, next) => {
  const result = await next();
  await context.get(hydratedContext);
  return result;
};
