import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinsByMailbox } from '../../../src/domain/orders/mailbox-joins.ts';
import { email } from '../../arbitraries/email.ts';

describe('what a guest ordered', () => {
  it('joins the account with its e-mail, in any spelling, once the mailbox is proven · AUTH-32', () =>
    fc.assert(
      fc.property(email, fc.constantFrom(null, undefined), fc.boolean(), (typed, owner, isProven) => {
        const account = { email: ` ${typed.toUpperCase()} `, isProven };
        expect(joinsByMailbox({ owner, email: typed }, account)).toBe(isProven);
      }),
    ));

  it('joins no account with another e-mail, nor if it has an owner or had one that was deleted · AUTH-32', () =>
    fc.assert(
      fc.property(email, email, fc.nat(), (typed, other, owner) => {
        const account = { email: typed, isProven: true };
        expect(joinsByMailbox({ owner, email: typed }, account)).toBe(false);
        expect(joinsByMailbox({ owner: null, email: `other.${other}` }, account)).toBe(false);
        expect(joinsByMailbox({ owner: null, email: typed, isOfDeletedAccount: true }, account)).toBe(false);
        expect(joinsByMailbox({ owner: null, email: typed, isOfDeletedAccount: false }, account)).toBe(true);
      }),
    ));
});
