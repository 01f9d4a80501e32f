import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';

/** How long an answer waits for its click: as long as the Shop API allows to keep it. Units: milliseconds. */
const keptFor = 30_000;

/**
 * What was loaded at the first sign of intent is what the click gets, also while it is still on its way. A failure is
 * forgotten: whoever clicks asks anew.
 */
export const makeEarlyLoads = (now: () => number) => {
  const loads = new Map<string, { readonly since: number; readonly answer: Promise<unknown> }>();
  const fresh = (address: string): Promise<unknown> | undefined => {
    const load = loads.get(address);
    if (load && now() - load.since < keptFor) return load.answer;
    loads.delete(address);
    return undefined;
  };

  /** Begins to load, unless that has begun. */
  const begin = (load: LoaderFunction, args: LoaderFunctionArgs): Promise<unknown> => {
    const address = args.request.url;
    const begun = fresh(address);
    if (begun) return begun;
    // Called before it is kept: `load` may be one that looks here first.
    const answer = (async () => load(args))();
    loads.set(address, { since: now(), answer });
    answer.catch(() => loads.delete(address));
    return answer;
  };

  /** Lets the router's own loads of these routes take what has begun. */
  const serve = (routes: readonly RouteObject[]): void => {
    for (const route of routes) {
      const { loader, children } = route;
      if (children) serve(children);
      if (typeof loader !== 'function' || !handleOf({ route }).prefetch) continue;
      route.loader = (args: LoaderFunctionArgs) => fresh(args.request.url) ?? loader(args);
    }
  };
  return { begin, serve };
};

export type EarlyLoads = ReturnType<typeof makeEarlyLoads>;
