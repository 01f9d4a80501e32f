import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesIn } from '../../../src/domain/cart/cart-count.ts';
import {
  type GiftStanding,
  giftHint,
  giftStanding,
  giftStandings,
  isGift,
  isGiftBarred,
} from '../../../src/domain/cart/gift.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import type { Currency, Minor } from '../../../src/domain/shared/money.ts';
import { eachOf, euros } from '../../arbitraries/money.ts';

const amount = fc.integer({ min: 0, max: 100_000 });

describe('the gift of a shop', () => {
  it.each<[number, boolean, GiftStanding]>([
    [0, false, 'tooLittle'],
    [9899, false, 'tooLittle'],
    [9900, false, 'given'],
    [20_000, false, 'given'],
    [0, true, 'declined'],
    [9900, true, 'declined'],
  ])('with goods of %s and declined %s is %s · CART-14', (itemsTotal, declined, standing) =>
    expect(giftStanding({ from: eachOf(9900) }, { itemsTotal: euros(itemsTotal), declined })).toBe(standing),
  );

  it.each<[number | undefined, number | undefined, boolean]>([
    [100, 100, false],
    [101, 100, true],
    [0, 100, false],
    [9999, undefined, false],
    [undefined, 100, true],
    [undefined, undefined, false],
  ])('worth %s where at most %s is allowed is barred: %s · LAW-42', (worth, most, barred) => {
    expect(
      isGiftBarred(
        worth === undefined ? undefined : euros(worth),
        most === undefined ? undefined : eachOf(most),
      ),
    ).toBe(barred);
    if (worth !== undefined && most !== undefined)
      expect(isGiftBarred(euros(worth), { CHF: most as Minor })).toBe(true);
  });

  it('that is barred is not given, whatever the goods cost and the buyer wants · LAW-42', () =>
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (from, goods, declined) => {
        const asked = { itemsTotal: euros(goods), declined };
        expect(giftStanding({ from: eachOf(from) }, { ...asked, barred: true })).toBe('barred');
        expect(giftStanding({ from: eachOf(from) }, { ...asked, barred: false })).toBe(
          giftStanding({ from: eachOf(from) }, asked),
        );
      }),
    ));

  it('is not lost by buying more, and does not return once it was declined · CART-14', () =>
    fc.assert(
      fc.property(amount, amount, amount, (from, goods, more) => {
        const at = (itemsTotal: number, declined = false) =>
          giftStanding({ from: eachOf(from) }, { itemsTotal: euros(itemsTotal), declined });
        if (at(goods) === 'given') expect(at(goods + more)).toBe('given');
        expect(at(goods + more, true)).toBe('declined');
      }),
    ));

  it.each<[Currency, number, GiftStanding]>([
    ['EUR', 9900, 'given'],
    ['CHF', 9900, 'tooLittle'],
    ['CHF', 10_900, 'given'],
    ['USD', 99_999, 'tooLittle'],
  ])(
    'with goods in %s of %s uses the amount of that currency · CART-14 · PRICE-7',
    (currency, goods, standing) =>
      expect(
        giftStanding(
          { from: amounts({ EUR: 9900, CHF: 10_900 }) },
          { itemsTotal: { minor: goods as Minor, currency }, declined: false },
        ),
      ).toBe(standing),
  );
});

describe('the hint about a gift', () => {
  it.each<[GiftStanding, number, ReturnType<typeof giftHint>]>([
    ['tooLittle', 4000, { _tag: 'Missing', remaining: euros(5900) }],
    ['tooLittle', 9899, { _tag: 'Missing', remaining: euros(1) }],
    ['tooLittle', 0, undefined],
    ['tooLittle', 9900, undefined],
    ['given', 9900, undefined],
    ['given', 4000, undefined],
    ['declined', 9900, { _tag: 'Declined' }],
    ['declined', 20_000, { _tag: 'Declined' }],
    ['declined', 9899, undefined],
    ['barred', 9900, { _tag: 'Barred' }],
    ['barred', 9899, undefined],
  ])('that is %s with goods of %s · CART-14', (standing, goods, expected) =>
    expect(giftHint({ from: euros(9900), standing }, euros(goods))).toEqual(expected),
  );

  it('names exactly the missing amount · CART-14', () =>
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...giftStandings), (from, goods, standing) => {
        const hint = giftHint({ from: euros(from), standing }, euros(goods));
        if (hint?._tag === 'Missing') expect(hint.remaining.minor + goods).toBe(from);
      }),
    ));
});

describe('a gift line', () => {
  it.each([
    [{}, false],
    [{ isGift: false }, false],
    [{ isGift: true }, true],
  ])('%j: %s', (line, expected) => expect(isGift(line)).toBe(expected));

  it('is not counted among the purchased pieces · CART-14', () =>
    expect(piecesIn({ items: [{ quantity: 2 }, { quantity: 1, isGift: true }] })).toBe(2));
});
