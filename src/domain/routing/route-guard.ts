/** Who may see a page: guards by their names, each a decision over what is known of the visitor. */

import * as E from 'fp-ts/Either';
import type { CheckoutState } from '../cart/checkout-state.ts';
import { type Gate, gate } from '../checkout/checkout-gate.ts';
import type { CheckoutStep } from '../shared/checkout-step.ts';

/** Source: ROUTE-12. */
export const guardNames = ['checkout', 'is-authenticated', 'loginlink', 'refresh-token', 'wipMode'] as const;
export type GuardName = (typeof guardNames)[number];

/** A route that asks for a guard nobody has is a mistake of ours. `status`: HTTP. Source: ROUTE-12, D44. */
export type UnknownGuard = { readonly _tag: 'UnknownGuard'; readonly status: 500 };

/** A guard by its exact name. Source: ROUTE-12, D44. */
export const readGuard = (name: string): E.Either<UnknownGuard, GuardName> => {
  const guard = guardNames.find((known) => known === name);
  return guard ? E.right(guard) : E.left({ _tag: 'UnknownGuard', status: 500 });
};

/** What a guard may know. */
export interface GuardInput {
  /** `pending`: not yet known. Source: AUTH-1. */
  readonly identity: 'pending' | 'guest' | 'customer';
  /** The token of a session has run out. */
  readonly expired: boolean;
  /** The page was loaded anew a moment ago for the same reason. Source: D76. */
  readonly reloaded: boolean;
  readonly checkout: { readonly state?: CheckoutState | undefined; readonly step?: CheckoutStep | undefined };
  /** The sign-in hash of the address. */
  readonly hash?: string | undefined;
  /** Work in progress may be seen. */
  readonly wip: boolean;
}

export type GuardDecision =
  /** Come back once it is known who it is. */
  | { readonly _tag: 'Wait' }
  /** Sign in first, then come back here. */
  | { readonly _tag: 'SignIn' }
  | { readonly _tag: 'Reload' }
  /** For this visitor there is no such page. */
  | { readonly _tag: 'NotFound' }
  | Gate;

const allowed: GuardDecision = { _tag: 'Allowed' };
const home: GuardDecision = { _tag: 'Home', dropCart: false };

/** Whoever is not known yet is waited for; never is a page shown first and taken away then. */
const onceKnown = ({ identity }: GuardInput, decide: (signedIn: boolean) => GuardDecision): GuardDecision =>
  identity === 'pending' ? { _tag: 'Wait' } : decide(identity === 'customer');

const guards: Readonly<Record<GuardName, (input: GuardInput) => GuardDecision>> = {
  checkout: (input) => onceKnown(input, (signedIn) => gate({ ...input.checkout, signedIn })),
  'is-authenticated': (input) => onceKnown(input, (signedIn) => (signedIn ? allowed : { _tag: 'SignIn' })),
  loginlink: ({ hash }) => (hash?.trim() ? allowed : home),
  'refresh-token': ({ expired, reloaded }) => (expired && !reloaded ? { _tag: 'Reload' } : allowed),
  wipMode: ({ wip }) => (wip ? allowed : { _tag: 'NotFound' }),
};

/**
 * What a guard says of a visitor. The checkout asks its gate; accounts ask for a sign-in; a login link needs its hash;
 * a session that ran out loads the page anew, once; work in progress is hidden. Source: ROUTE-12, D45, D76.
 */
export const guard = (name: GuardName, input: GuardInput): GuardDecision => guards[name](input);

/** Guards in the order of the route; the first that does not allow decides. None: the page is everybody's. */
export const guardAll = (names: readonly GuardName[], input: GuardInput): GuardDecision =>
  names.map((name) => guard(name, input)).find(({ _tag }) => _tag !== 'Allowed') ?? allowed;
