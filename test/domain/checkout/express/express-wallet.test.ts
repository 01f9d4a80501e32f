import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expressWallets,
  readWallet,
  walletsHere,
  walletsOf,
} from '../../../../src/domain/checkout/express/express-wallet.ts';

const every = ['visa', 'paypal', 'twint', 'apple_pay', 'google_pay', 'invoice'];

describe('the express wallets', () => {
  it.each([
    [every, false, false, ['paypal', 'twint']],
    [every, true, false, ['paypal', 'twint', 'apple_pay']],
    [every, false, true, ['paypal', 'twint', 'google_pay']],
    [every, true, true, ['paypal', 'twint', 'apple_pay', 'google_pay']],
    [['visa', 'apple_pay'], true, true, ['apple_pay']],
    [['visa', 'invoice'], true, true, []],
  ])('of %j, with Apple Pay %s and Google Pay %s: %j · EXP-1', (taken, applePay, googlePay, shown) =>
    expect(walletsHere(taken, { applePay, googlePay })).toEqual(shown),
  );

  it('are those that the shop takes, in one order, and never fewer on a device with more · EXP-1', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(every), fc.boolean(), fc.boolean(), (taken, applePay, googlePay) => {
        const here = walletsHere(taken, { applePay, googlePay });
        expect(walletsOf(taken).filter((wallet) => here.includes(wallet))).toEqual(here);
        expect(walletsHere(taken, { applePay: true, googlePay: true })).toEqual(walletsOf(taken));
      }),
    ));

  it('are recognised by their names, and by nothing else', () => {
    expect(expressWallets.map(readWallet)).toEqual(expressWallets);
    for (const name of ['visa', 'toString', '']) expect(readWallet(name)).toBeUndefined();
  });
});
