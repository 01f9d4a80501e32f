import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { fetchLostSheets } from '../../ui/shared/lost-sheets.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import type { EarlyLoads } from './early-loads.ts';
import { savesData } from './saves-data.ts';
import { chunkOf } from './settle-routes.ts';

interface Preload {
  /** At the first sign of intent: chunk, words and data of a link's target. */
  readonly preload: (to: string) => void;
  /** The same without data, for a link that somebody may come to. Source: TRK-8. */
  readonly prepare: (to: string) => void;
  /** Whether something is on its way that nobody pressed: should it fail, nobody misses it. */
  readonly isUnderWay: () => boolean;
}

/** Nothing for who saves data: there a press begins it all. `warm` fetches words without showing them. */
export const makePreload = (
  routes: RouteObject[],
  earlyLoads: EarlyLoads,
  getContext: () => RouterContextProvider,
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
  const fetchFor = (to: string, wantsData: boolean): void => {
    if (savesData()) return;
    fetchLostSheets();
    const url = new URL(to, location.href);
    url.hash = '';
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match || url.pathname === location.pathname) return;
    const { route, params } = match;
    const { words = [], prefetch } = handleOf(match);
    begin(() => chunkOf(route)?.());
    begin(() => warm(words));
    const { loader } = route;
    if (wantsData && typeof loader === 'function' && prefetch)
      begin(() =>
        earlyLoads.begin(loader, {
          request: new Request(url),
          url,
          params,
          pattern: route.path ?? '',
          context: getContext(),
        }),
      );
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
      fetchFor(to, true);
    },
    prepare: (to) => fetchFor(to, false),
    isUnderWay: () => underWay > 0,
  };
};
