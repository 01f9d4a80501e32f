import { matchRoutes, type RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { fetchLostSheets } from '../../ui/shared/lost-sheets.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { chunkOf } from '../rendering/settle-routes.ts';
import { savesData } from './saves-data.ts';

/**
 * Code and words of a link's target within the app, at the first sign of intent; `warm` fetches words without showing
 * them. Nothing for who saves data: there a press begins it all. Source: TRK-8.
 */
export const makePreload = (routes: RouteObject[], warm: (words: readonly Namespace[]) => unknown) => {
  let underWay = 0;
  const preload = async (to: string): Promise<void> => {
    const { pathname } = new URL(to, location.href);
    const match = matchRoutes(routes, pathname)?.at(-1);
    if (!match || pathname === location.pathname || savesData()) return;
    fetchLostSheets();
    warm(handleOf(match).words ?? []);
    underWay += 1;
    await chunkOf(match.route)?.().catch(() => undefined);
    underWay -= 1;
  };
  return {
    preload,
    /** Whether something is on its way that nobody pressed: should it fail, nobody misses it. */
    isUnderWay: (): boolean => underWay > 0,
  };
};
