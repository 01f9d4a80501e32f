import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { partsOf } from './parts-of.ts';

type Lazy = { readonly Component?: () => Promise<unknown> } | undefined;

/** The chunk of a route's page, when it has one that is not here yet. */
export const chunkOf = ({ lazy }: RouteObject): (() => Promise<unknown>) | undefined =>
  typeof lazy === 'object' ? (lazy as Lazy)?.Component : undefined;

/** Gives a route its fallback, which both sides render first. */
const settleFallback = async (route: RouteObject): Promise<void> => {
  const { fallback } = handleOf({ route });
  if (fallback) Object.assign(route, { HydrateFallback: await fallback.load() });
};

/** The server has all fallbacks before its first page. */
export const settleFallbacks = async (routes: readonly RouteObject[]): Promise<void> => {
  for (const route of routes) {
    await settleFallback(route);
    await settleFallbacks(route.children ?? []);
  }
};

/**
 * What the server sent of a personal page is a stand-in: where the page's code is not to be had, its visitor is told so.
 * Any other page was sent whole, and can be read without.
 */
const failing = (route: RouteObject) => (error: unknown) => {
  if (!handleOf({ route }).personal) throw error;
  return () => {
    throw error;
  };
};

/** The browser has the chunks of the current page before it hydrates, else the router begins with a fallback. */
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
