import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Services } from '../../application/services.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Outcome } from './load-or.ts';
import { untilOnline } from './retry-when-online.ts';

/** For loaders and guards: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

export const servicesOf = ({ context }: LoaderArgs): Services => context.get(servicesContext);

/** Returns the HTTP status of a page whose data could not be loaded. */
export const statusOf = (failure: Failure): number => {
  switch (failure._tag) {
    case 'NotFound':
      return 404;
    case 'Unreachable':
    case 'Unavailable':
      return 503;
    case 'Unreadable':
      return 502;
    case 'Refused':
      return 400;
  }
};

/**
 * Runs a read for a loader. A failure throws the error page of its status. Without a connection the current page stays,
 * and the new one loads once there is a connection. Source: UI-8.
 */
export const loadOrThrow = async <A>(read: () => Promise<Outcome<A>>): Promise<A> => {
  const outcome = await read();
  if (outcome._tag === 'Right') return outcome.right;
  // The server has no `onLine` value.
  if (outcome.left._tag === 'Unreachable' && globalThis.navigator?.onLine === false) {
    await untilOnline();
    return loadOrThrow(read);
  }
  throw data(null, { status: statusOf(outcome.left) });
};

/** The same for what an address names. Null if that does not exist: the page can do without it. */
export const loadIfAny = <A>(read: () => Promise<Outcome<A>>): Promise<A | null> =>
  loadOrThrow<A | null>(async () => {
    const outcome = await read();
    const isUnknown = outcome._tag === 'Left' && outcome.left._tag === 'NotFound';
    return isUnknown ? { _tag: 'Right', right: null } : outcome;
  });
