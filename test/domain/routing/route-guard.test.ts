import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';
import { gate } from '../../../src/domain/checkout/checkout-gate.ts';
import {
  type GuardInput,
  guard,
  guardAll,
  guardNames,
  readGuard,
} from '../../../src/domain/routing/route-guard.ts';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

const visitor: GuardInput = {
  identity: 'guest',
  expired: false,
  reloaded: false,
  checkout: {},
  wip: false,
};
const input: fc.Arbitrary<GuardInput> = fc.record({
  identity: fc.constantFrom('pending', 'guest', 'customer'),
  expired: fc.boolean(),
  reloaded: fc.boolean(),
  checkout: fc.record({
    state: fc.constantFrom(undefined, ...checkoutStates),
    step: fc.constantFrom(undefined, ...checkoutSteps),
  }),
  hash: fc.constantFrom(undefined, '', ' ', 'abc'),
  wip: fc.boolean(),
});

describe('a route guard', () => {
  it('is found by its name · ROUTE-12', () => {
    for (const name of ['checkout', 'is-authenticated', 'loginlink', 'refresh-token', 'wipMode'])
      expect(readGuard(name)).toEqual(E.right(name));
    expect(guardNames).toHaveLength(5);
  });

  it.each(['', 'Checkout', 'isAuthenticated', 'toString', ' checkout'])(
    'with the unknown name %j is a server error · ROUTE-12',
    (name) => expect(readGuard(name)).toEqual(E.left({ _tag: 'UnknownGuard', status: 500 })),
  );

  it.each([
    ['is-authenticated', { identity: 'customer' }, { _tag: 'Allowed' }],
    ['is-authenticated', { identity: 'guest' }, { _tag: 'SignIn' }],
    ['is-authenticated', { identity: 'pending' }, { _tag: 'Wait' }],
    ['loginlink', { hash: 'abc' }, { _tag: 'Allowed' }],
    ['loginlink', { hash: ' ' }, { _tag: 'Home', dropCart: false }],
    ['loginlink', {}, { _tag: 'Home', dropCart: false }],
    ['refresh-token', {}, { _tag: 'Allowed' }],
    ['refresh-token', { expired: true }, { _tag: 'Reload' }],
    ['refresh-token', { expired: true, reloaded: true }, { _tag: 'Allowed' }],
    ['refresh-token', { reloaded: true }, { _tag: 'Allowed' }],
    ['wipMode', { wip: true }, { _tag: 'Allowed' }],
    ['wipMode', { wip: false }, { _tag: 'NotFound' }],
    ['checkout', { identity: 'pending', checkout: { state: 'cart' } }, { _tag: 'Wait' }],
    ['checkout', { checkout: {} }, { _tag: 'Home', dropCart: false }],
    ['checkout', { checkout: { state: 'cart', step: 'customer' } }, { _tag: 'Allowed' }],
  ] as const)('%s, for the input %j, decides %j · ROUTE-12', (name, known, decision) =>
    expect(guard(name, { ...visitor, ...known })).toEqual(decision),
  );

  it('for the checkout applies the checkout gate, once the identity is known · ROUTE-12', () =>
    fc.assert(
      fc.property(input, (known) => {
        const decision = guard('checkout', known);
        if (known.identity === 'pending') expect(decision).toEqual({ _tag: 'Wait' });
        else expect(decision).toEqual(gate({ ...known.checkout, signedIn: known.identity === 'customer' }));
      }),
    ));

  it('for the account allows customers only, whatever else is known · ROUTE-12', () =>
    fc.assert(
      fc.property(input, (known) => {
        const enters = guard('is-authenticated', known)._tag === 'Allowed';
        expect(enters).toBe(known.identity === 'customer');
      }),
    ));

  it('in a list allows only what all allow, and the first refusal decides · ROUTE-12', () => {
    expect(guardAll([], visitor)).toEqual({ _tag: 'Allowed' });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...guardNames), { maxLength: 4 }), input, (names, known) => {
        const first = names.find((name) => guard(name, known)._tag !== 'Allowed');
        expect(guardAll(names, known)).toEqual(first ? guard(first, known) : { _tag: 'Allowed' });
      }),
    );
  });
});
