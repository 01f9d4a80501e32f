import { matchRoutes, type RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { fetchLostSheets } from '../../ui/shared/lost-sheets.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { chunkOf } from '../rendering/settle-routes.ts';
import { savesData } from './saves-data.ts';

/**
 * Preloads the code and texts of a link's target in the app at the first sign of intent; `warm` loads texts without
 * showing them. If the visitor saves data, loading starts with the press. Source: TRK-8.
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
    /** Whether a preload is in progress that the visitor did not ask for. Its failure needs no report. */
    isUnderWay: (): boolean => underWay > 0,
  };
};
