import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Services } from '../../application/services.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { servicesContext } from './services.ts';

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

type Outcome<A> =
  | { readonly _tag: 'Left'; readonly left: Failure }
  | { readonly _tag: 'Right'; readonly right: A };

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

/** Runs a read for a loader. What fails becomes the error page of its status. */
export const loadOrThrow = async <A>(read: () => Promise<Outcome<A>>): Promise<A> => {
  const outcome = await read();
  if (outcome._tag === 'Right') return outcome.right;
  throw data(null, { status: statusOf(outcome.left) });
};

/** Runs a read that the page can do without. */
export const loadOr = async <A, B>(read: () => Promise<Outcome<A>>, otherwise: B): Promise<A | B> => {
  const outcome = await read();
  return outcome._tag === 'Right' ? outcome.right : otherwise;
};
