import type { createBrowserRouter, LoaderFunctionArgs, RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';

/** How many pages are remembered. */
const most = 20;
/** How old a page may be before it is asked for again: as long as the Shop API allows to keep an answer. Units: ms. */
const freshFor = 30_000;

interface Shown {
  readonly data: unknown;
  readonly since: number;
}
const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Where somebody is, and what the pages there are made of. */
export type ShowingRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'routes' | 'state' | 'subscribe' | 'revalidate'
>;

/**
 * A visitor who goes back is shown what they saw there, at once and without a question; what is older than half a
 * minute is then asked for again while they look at it. A refresh that fails changes nothing. `sent`: the page
 * that the server sent, which may have been left by now. Source: ROUTE-11.
 */
export const keepShownPages = (
  router: ShowingRouter,
  sent: ShowingRouter['state'],
  now: () => number,
): void => {
  const pages = new Map<string, Shown>();
  /** Where somebody is going back to. */
  let back = '';
  let isRefresh = false;

  const note = ({ matches, loaderData, errors, location }: ShowingRouter['state']): void => {
    const route = matches.at(-1)?.route;
    const data = route && !errors && !handleOf({ route }).personal ? loaderData[route.id] : undefined;
    if (data === undefined) return;
    const address = addressOf(location);
    const shown = pages.get(address);
    pages.delete(address);
    pages.set(address, shown && shown.data === data ? shown : { data, since: now() });
    for (const [oldest] of pages) if (pages.size > most) pages.delete(oldest);
  };
  const settle = (state: ShowingRouter['state']): void => {
    if (state.navigation.state !== 'idle' || state.revalidation !== 'idle') return;
    note(state);
    const shown = pages.get(back);
    const isOld = !isRefresh && shown !== undefined && now() - shown.since >= freshFor;
    isRefresh = isOld;
    if (!isOld) back = '';
    // What the visitor saw is drawn first.
    else setTimeout(() => isRefresh && router.state.navigation.state === 'idle' && router.revalidate());
  };
  const serve = (route: RouteObject): void => {
    const { loader, children } = route;
    if (children) for (const child of children) serve(child);
    else if (typeof loader === 'function' && !handleOf({ route }).personal)
      route.loader = (args: LoaderFunctionArgs) => {
        const address = addressOf(new URL(args.request.url));
        // The browser is there already, the router is not: only who goes back or forth arrives like this.
        if (address === addressOf(location) && address !== addressOf(router.state.location)) {
          back = address;
          isRefresh = false;
        }
        const shown = address === back ? pages.get(address) : undefined;
        if (!shown) return loader(args);
        return isRefresh ? (async () => loader(args))().catch(() => shown.data) : shown.data;
      };
  };

  for (const route of router.routes) serve(route);
  note(sent);
  note(router.state);
  router.subscribe(settle);
};
