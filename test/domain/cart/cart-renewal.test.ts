import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsReminderConsent, mayRenew, repeatsRenewal } from '../../../src/domain/cart/cart-renewal.ts';

const day = 24 * 60 * 60_000;
const done = { from: 'old', by: 'request', at: 1000 };

describe('a renewal of a cart', () => {
  it.each([
    ['old', 'request', 1000, true],
    ['old', 'request', 999 + day, true],
    ['old', 'request', 1000 + day, false],
    ['old', 'other', 1000, false],
    ['new', 'request', 1000, false],
  ])('of %s by %s at %d is the one that was done: %s · CART-25', (token, requestId, now, isIt) =>
    expect(repeatsRenewal(done, { token, requestId }, now)).toBe(isIt),
  );

  it('is known again by nothing but its token and its request · CART-25', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.uuid(), fc.nat(day - 1), (from, by, guess, later) => {
        fc.pre(guess !== by && guess !== from);
        const renewal = { from, by, at: 0 };
        expect(repeatsRenewal(renewal, { token: from, requestId: by }, later)).toBe(true);
        expect(repeatsRenewal(renewal, { token: from, requestId: guess }, later)).toBe(false);
        expect(repeatsRenewal(renewal, { token: guess, requestId: by }, later)).toBe(false);
      }),
    ));

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])(
    'of a cart of an account (%s) whose reminder was sent (%s) keeps the consent to it: %s · CART-25',
    (isAccounts, wasReminded, keeps) => expect(keepsReminderConsent({ isAccounts, wasReminded })).toBe(keeps),
  );

  it.each([
    ['1', false],
    ['request-15', false],
    ['a'.repeat(15), false],
    ['a'.repeat(16), true],
    ['3f7b1d5e-0b5a-4c8e-9f55-2d9b1c1f8a10', true],
    ['a'.repeat(129), false],
  ])('by the id %s is allowed: %s · CART-25', (id, isAllowed) => expect(mayRenew(id)).toBe(isAllowed));
});
