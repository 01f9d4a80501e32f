import type { RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';

/** Gives a route its fallback, which both sides render first. */
export const settleFallback = async (route: RouteObject): Promise<void> => {
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
