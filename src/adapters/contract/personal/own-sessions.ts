import * as t from 'io-ts';
import { operation } from '../operation.ts';

/**
 * A browser in which the customer is signed in. `browser` and `system`: families, if known. Both times are instants;
 * `last_seen_at` is accurate to a few minutes.
 */
export const OwnSessionC = t.intersection(
  [
    t.type({
      id: t.string,
      /** Whether it is the session of this request. */
      current: t.boolean,
      signed_in_at: t.string,
      last_seen_at: t.string,
    }),
    t.partial({ browser: t.string, system: t.string }),
  ],
  'OwnSession',
);

const DoneC = t.type({ done: t.literal(true) });

export const ownSessionOperations = {
  /** Returns the customer’s sessions: this browser first, then the most recently used. */
  getMySessions: operation({
    method: 'GET',
    path: '/customers/me/sessions',
    answer: t.readonlyArray(OwnSessionC),
    refusals: [401],
  }),
  /** Ends a session of the customer, which may be the current one. A repeated request returns the same. */
  endMySession: operation({
    method: 'DELETE',
    path: '/customers/me/sessions/:id',
    answer: DoneC,
    refusals: [401],
  }),
  /** Ends all sessions of the customer but the current one. */
  endMyOtherSessions: operation({
    method: 'DELETE',
    path: '/customers/me/sessions',
    answer: DoneC,
    refusals: [401],
  }),
} as const;
