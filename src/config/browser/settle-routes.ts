import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { partsOf } from '../rendering/parts-of.ts';
import { settleFallback } from '../rendering/settle-fallback.ts';

type Lazy = { readonly Component?: () => Promise<unknown> } | undefined;

/** The chunk of a route's page, when it has one that is not here yet. */
export const chunkOf = ({ lazy }: RouteObject): (() => Promise<unknown>) | undefined =>
  typeof lazy === 'object' ? (lazy as Lazy)?.Component : undefined;

/** The chunks of the current page must be there before hydration, else the router begins with a fallback. */
export const settleRoutes = async (
  routes: RouteObject[],
  pathname: string,
  loaderData: HydrationState['loaderData'] = {},
): Promise<void> => {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      const load = chunkOf(route);
      const [Component] = await Promise.all([
        load?.(),
        settleFallback(route),
        ...partsOf(route, loaderData).map((part) => part.load()),
      ]);
      if (Component) Object.assign(route, { Component, lazy: undefined });
    }),
  );
};
