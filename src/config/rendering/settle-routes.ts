import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { partsOf } from './parts-of.ts';

type Lazy = { readonly Component?: () => Promise<unknown> } | undefined;

/** The chunk of a route's page, if it has one that is not loaded yet. */
export const chunkOf = ({ lazy }: RouteObject): (() => Promise<unknown>) | undefined =>
  typeof lazy === 'object' ? (lazy as Lazy)?.Component : undefined;

/** Gives a route its fallback, which the server and the browser render first. */
const settleFallback = async (route: RouteObject): Promise<void> => {
  const { fallback } = handleOf({ route });
  if (fallback) Object.assign(route, { HydrateFallback: await fallback.load() });
};

/** Loads all fallbacks on the server before the first page. */
export const settleFallbacks = async (routes: readonly RouteObject[]): Promise<void> => {
  for (const route of routes) {
    await settleFallback(route);
    await settleFallbacks(route.children ?? []);
  }
};

/**
 * The server sends only a placeholder of a personal page: if the page's code cannot be loaded, the visitor sees an
 * error. Any other page was sent complete and is readable without its code.
 */
const failing = (route: RouteObject) => (error: unknown) => {
  if (!handleOf({ route }).personal) throw error;
  return () => {
    throw error;
  };
};

/** Loads the chunks of the current page in the browser before hydration; otherwise the router would start with a fallback. */
export const settleRoutes = async (
  routes: RouteObject[],
  pathname: string,
  loaderData: HydrationState['loaderData'] = {},
): Promise<void> => {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      const load = chunkOf(route);
      const [Component] = await Promise.all([
        load?.().catch(failing(route)),
        settleFallback(route),
        ...partsOf(route, loaderData).map((part) => part.load()),
      ]);
      if (Component) Object.assign(route, { Component, lazy: undefined });
    }),
  );
};
