import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinsAccount } from '../../../src/domain/orders/order-joins.ts';
import { email } from '../../arbitraries/email.ts';

describe('the order of a guest', () => {
  it('is added to a new account with the same e-mail in any spelling · CHK-29', () =>
    fc.assert(
      fc.property(email, fc.constantFrom(null, undefined), (typed, owner) => {
        expect(joinsAccount({ owner, email: typed }, { email: ` ${typed.toUpperCase()} ` })).toBe(true);
      }),
    ));

  it('is not added to an account with another e-mail, nor if it already has an owner · CHK-29', () =>
    fc.assert(
      fc.property(email, email, fc.oneof(fc.nat(), fc.string()), (typed, other, owner) => {
        expect(joinsAccount({ owner, email: typed }, { email: typed })).toBe(false);
        expect(joinsAccount({ owner: null, email: typed }, { email: `other.${other}` })).toBe(false);
      }),
    ));
});
