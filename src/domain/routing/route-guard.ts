/** Who may see a page. Each named guard decides by what is known about the visitor. */

import * as E from 'fp-ts/Either';
import type { CheckoutState } from '../cart/checkout-state.ts';
import { type Gate, gate } from '../checkout/checkout-gate.ts';
import type { CheckoutStep } from '../shared/checkout-step.ts';

/** Source: ROUTE-12. */
export const guardNames = ['checkout', 'is-authenticated', 'loginlink', 'refresh-token', 'wipMode'] as const;
export type GuardName = (typeof guardNames)[number];

/** A route that names an unknown guard is a programming error. `status`: HTTP. Source: ROUTE-12. */
export type UnknownGuard = { readonly _tag: 'UnknownGuard'; readonly status: 500 };

/** Returns a guard by its exact name. Source: ROUTE-12. */
export const readGuard = (name: string): E.Either<UnknownGuard, GuardName> => {
  const guard = guardNames.find((known) => known === name);
  return guard ? E.right(guard) : E.left({ _tag: 'UnknownGuard', status: 500 });
};

/** The input of a guard. */
export interface GuardInput {
  /** `pending`: not yet known. Source: AUTH-1. */
  readonly identity: 'pending' | 'guest' | 'customer';
  /** Whether the session token has expired. */
  readonly expired: boolean;
  /** Whether the page was just reloaded for the same reason. Source: AUTH-4. */
  readonly reloaded: boolean;
  readonly checkout: { readonly state?: CheckoutState | undefined; readonly step?: CheckoutStep | undefined };
  /** The sign-in hash of the address. */
  readonly hash?: string | undefined;
  /** Whether the visitor may see work in progress. */
  readonly wip: boolean;
}

export type GuardDecision =
  /** Decide again once the visitor is identified. */
  | { readonly _tag: 'Wait' }
  /** Sign in first, then return to this page. */
  | { readonly _tag: 'SignIn' }
  | { readonly _tag: 'Reload' }
  /** The page does not exist for this visitor. */
  | { readonly _tag: 'NotFound' }
  | Gate;

const allowed: GuardDecision = { _tag: 'Allowed' };
const home: GuardDecision = { _tag: 'Home', dropCart: false };

/** Waits until the visitor is identified, so that a page is never shown and then removed. */
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
 * Returns a guard's decision about a visitor. The checkout uses its gate. Account pages require a sign-in. A login link
 * needs its hash. An expired session reloads the page once. Work in progress is hidden. Source: ROUTE-12.
 */
export const guard = (name: GuardName, input: GuardInput): GuardDecision => guards[name](input);

/**
 * Runs the guards in the order of the route. The first one that does not allow the page decides. Without guards, the
 * page is public.
 */
export const guardAll = (names: readonly GuardName[], input: GuardInput): GuardDecision =>
  names.map((name) => guard(name, input)).find(({ _tag }) => _tag !== 'Allowed') ?? allowed;
