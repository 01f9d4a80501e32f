import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Services } from '../../application/services.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Outcome } from './load-or.ts';
import { untilOnline } from './patiently.ts';

/** For loaders and guards: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

export const servicesOf = ({ context }: LoaderArgs): Services => context.get(servicesContext);

/** The HTTP status that a page answers with when what it shows could not be had. */
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
 * Runs a read for a loader. What fails becomes the error page of its status; without a connection what is on screen
 * stays, and the page comes when there is one. Source: UI-8.
 */
export const loadOrThrow = async <A>(read: () => Promise<Outcome<A>>): Promise<A> => {
  const outcome = await read();
  if (outcome._tag === 'Right') return outcome.right;
  // The server has no such word to say.
  if (outcome.left._tag === 'Unreachable' && globalThis.navigator?.onLine === false) {
    await untilOnline();
    return loadOrThrow(read);
  }
  throw data(null, { status: statusOf(outcome.left) });
};
