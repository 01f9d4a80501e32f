import { matchRoutes, type RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { fetchLostSheets } from '../../ui/shared/lost-sheets.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { savesData } from './saves-data.ts';
import { chunkOf } from './settle-routes.ts';

interface Preload {
  /** Code and words of a link's target within the app, at the first sign of intent. Source: TRK-8. */
  readonly preload: (to: string) => void;
  /** Whether something is on its way that nobody pressed: should it fail, nobody misses it. */
  readonly isUnderWay: () => boolean;
}

/** Nothing for who saves data: there a press begins it all. `warm` fetches words without showing them. */
export const makePreload = (
  routes: RouteObject[],
  warm: (words: readonly Namespace[]) => unknown,
): Preload => {
  let underWay = 0;
  const begin = (wish: () => unknown): void => {
    underWay += 1;
    Promise.resolve()
      .then(wish)
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1;
      });
  };
  const fetchFor = (to: string): void => {
    if (savesData()) return;
    fetchLostSheets();
    const { pathname } = new URL(to, location.href);
    const match = matchRoutes(routes, pathname)?.at(-1);
    if (!match || pathname === location.pathname) return;
    begin(() => chunkOf(match.route)?.());
    begin(() => warm(handleOf(match).words ?? []));
  };
  let last = '';
  return {
    preload: (to) => {
      // A press is pointing at a link, and focusing it.
      if (to === last) return;
      last = to;
      setTimeout(() => {
        last = '';
      }, 1000);
      fetchFor(to);
    },
    isUnderWay: () => underWay > 0,
  };
};
