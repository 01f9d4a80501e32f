import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';
import { wordsContext } from '../../ui/shared/words.ts';
import type { EarlyLoads } from './early-loads.ts';
import { chunkOf } from './settle-routes.ts';

/** At the first sign of intent: chunk, words and data of a link's target. */
export const makePreload = (
  routes: RouteObject[],
  earlyLoads: EarlyLoads,
  getContext: () => RouterContextProvider,
) => {
  return (to: string): void => {
    const url = new URL(to, location.href);
    url.hash = '';
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match || url.pathname === location.pathname) return;
    const { route, params } = match;
    const handle = handleOf(match);
    const context = getContext();
    const wishes: (() => unknown)[] = [
      () => chunkOf(route)?.(),
      () => context.get(wordsContext)(handle.words ?? []),
    ];
    const { loader } = route;
    if (typeof loader === 'function' && handle.prefetch)
      wishes.push(() =>
        earlyLoads.begin(loader, {
          request: new Request(url),
          url,
          params,
          pattern: route.path ?? '',
          context,
        }),
      );
    for (const wish of wishes)
      Promise.resolve()
        .then(wish)
        .catch(() => undefined);
  };
};
