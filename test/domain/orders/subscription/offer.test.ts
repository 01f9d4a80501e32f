import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Boxes, LensesPerBox, Pack } from '../../../../src/domain/catalogue/lens/supply.ts';
import { daysPerLens } from '../../../../src/domain/catalogue/lens/wear-days.ts';
import { productCategories } from '../../../../src/domain/catalogue/product.ts';
import { canComeRegularly } from '../../../../src/domain/catalogue/used-up.ts';
import { usualLimits } from '../../../../src/domain/orders/subscription/interval.ts';
import {
  intervalOfWear,
  isRepeatableLine,
  ownDays,
  readRhythm,
  regularPrice,
  savedRegularly,
  type WornBoxes,
} from '../../../../src/domain/orders/subscription/offer.ts';
import { isRepeatable } from '../../../../src/domain/orders/subscription/repeatable.ts';
import { currency, priceAmount } from '../../../arbitraries/money.ts';

const pack = (perBox: number, usage: Pack['usage']): Pack => ({
  lensesPerBox: perBox as LensesPerBox,
  usage,
});
const boxes = (count: number, shared = false): WornBoxes => ({ shared, boxes: count as Boxes });
const anyPack = fc
  .tuple(fc.integer({ min: 1, max: 90 }), fc.constantFrom('daily', 'two_weekly', 'monthly'))
  .map(([perBox, usage]) => pack(perBox, usage as Pack['usage']));
const lines = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()).map(([count, shared]) => boxes(count, shared)),
  { minLength: 1, maxLength: 2 },
);
const percent = fc.integer({ min: 0, max: 100 });
const price = fc.record({ minor: priceAmount, currency });

describe('the interval derived from wear', () => {
  it.each([
    ['a box of dailies for each eye', pack(30, 'daily'), [boxes(1), boxes(1)], 30],
    ['three boxes for each eye', pack(30, 'daily'), [boxes(3), boxes(3)], 90],
    ['one box that both eyes share', pack(6, 'monthly'), [boxes(1, true)], 90],
    ['six monthly lenses for each eye', pack(6, 'monthly'), [boxes(1), boxes(1)], 180],
    ['eyes that run out on different days: the earlier day', pack(30, 'daily'), [boxes(2), boxes(1)], 30],
    ['more than a year: the longest allowed interval', pack(6, 'monthly'), [boxes(9)], 365],
  ])('for %s is as expected · SUBS-1', (_, of, worn, every) => {
    expect(intervalOfWear(of, worn, usualLimits)).toEqual({ every, unit: 'day' });
  });

  it.each([
    ['lenses for less than the shortest interval', [boxes(1)]],
    ['no lenses', []],
  ])('is undefined for %s · SUBS-1', (_, worn) => {
    expect(intervalOfWear(pack(5, 'daily'), worn, usualLimits)).toBeUndefined();
  });

  it('never leaves an eye without lenses, and is within the limits of the shop · SUBS-1', () =>
    fc.assert(
      fc.property(anyPack, lines, (of, worn) => {
        const interval = intervalOfWear(of, worn, usualLimits);
        fc.pre(interval !== undefined);
        const { min, max } = usualLimits.interval.day;
        expect(interval.every).toBeGreaterThanOrEqual(min);
        expect(interval.every).toBeLessThanOrEqual(max);
        for (const { shared, boxes: count } of worn) {
          const lenses = count * of.lensesPerBox;
          const lasts = (shared ? Math.floor(lenses / 2) : lenses) * daysPerLens[of.usage];
          expect(interval.every).toBeLessThanOrEqual(lasts);
        }
      }),
    ));

  it('never gets shorter with more boxes · SUBS-1', () =>
    fc.assert(
      fc.property(anyPack, lines, (of, worn) => {
        const more = worn.map(({ shared, boxes: count }) => boxes(count + 1, shared));
        const [now, then] = [intervalOfWear(of, worn, usualLimits), intervalOfWear(of, more, usualLimits)];
        expect(then?.every ?? 0).toBeGreaterThanOrEqual(now?.every ?? 0);
      }),
    ));
});

describe('a typed number of days', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['1', 7],
    ['0', 7],
    ['999', 365],
  ])('%j is read as %i days · SUBS-1', (typed, every) => {
    expect(ownDays(typed, usualLimits)).toEqual({ every, unit: 'day' });
  });

  it.each(['', 'often', '-4', '3.5', '1e3'])('%j is rejected · SUBS-1', (typed) => {
    expect(ownDays(typed, usualLimits)).toBeUndefined();
  });
});

describe('the interval chosen in a form', () => {
  const wear = { every: 84, unit: 'day' } as const;
  it.each([
    ['', 'wear', '', undefined],
    ['once', '3-month', '', undefined],
    ['regularly', 'wear', '', wear],
    ['regularly', 'own', '45', { every: 45, unit: 'day' }],
    ['regularly', 'own', 'soon', wear],
    ['regularly', '3-month', '', { every: 3, unit: 'month' }],
    ['regularly', '6-month', '45', { every: 6, unit: 'month' }],
    ['regularly', '99-month', '', wear],
    ['regularly', 'x', '', wear],
  ])('as %j, %j and %j days is %j · SUBS-1', (rhythm, every, days, meant) => {
    expect(readRhythm({ rhythm, every, days }, wear, usualLimits)).toEqual(meant);
  });

  it('is three months if no wear is known · SUBS-1 · CHK-17', () => {
    expect(readRhythm({ rhythm: 'regularly', every: 'wear', days: '' }, undefined, usualLimits)).toEqual({
      every: 3,
      unit: 'month',
    });
  });
});

describe('the subscription price', () => {
  it('is the one-time price less the saving, and never negative · SUBS-2', () =>
    fc.assert(
      fc.property(price, percent, (once, saving) => {
        const [now, saved] = [regularPrice(once, saving), savedRegularly(once, saving)];
        expect(now.minor + saved.minor).toBe(once.minor);
        expect(now.minor).toBeGreaterThanOrEqual(0);
        expect(saved.minor).toBeGreaterThanOrEqual(0);
        expect([now.currency, saved.currency]).toEqual([once.currency, once.currency]);
      }),
    ));

  it('saves more with a higher percentage, and rises with the one-time price · SUBS-2', () =>
    fc.assert(
      fc.property(price, percent, percent, fc.nat(1000), (once, a, b, more) => {
        const [less, much] = a < b ? [a, b] : [b, a];
        expect(savedRegularly(once, less).minor).toBeLessThanOrEqual(savedRegularly(once, much).minor);
        const dearer = { ...once, minor: (once.minor + more) as typeof once.minor };
        expect(regularPrice(dearer, a).minor).toBeGreaterThanOrEqual(regularPrice(once, a).minor);
      }),
    ));

  it('rounds the saving to the nearest minor unit, half a unit up · SUBS-2', () => {
    const of = (minor: number) => savedRegularly({ minor, currency: 'CHF' } as never, 5).minor;
    expect([of(1990), of(1989), of(1999), of(10)]).toEqual([100, 99, 100, 1]);
  });
});

it('only lenses and lens care can be subscribed to · SUBS-1', () => {
  expect([...productCategories, 'service' as const].filter(canComeRegularly)).toEqual(['lens', 'lenscare']);
});

it.each([
  ['visa', true],
  ['twint', true],
  ['invoice', true],
  ['paypal', false],
  ['apple_pay', false],
])('the payment method %s can pay later orders automatically: %s · SUBS-4', (method, can) => {
  expect(isRepeatable(method)).toBe(can);
});

describe('a line of an order', () => {
  const line = { category: 'lens', isTrial: false } as const;
  it.each([
    [line, true],
    [{ ...line, isGift: false }, true],
    [{ ...line, category: 'lenscare' }, true],
    [{ ...line, category: 'sunglasses' }, false],
    [{ ...line, category: 'service' }, false],
    [{ ...line, isTrial: true }, false],
    [{ ...line, isGift: true }, false],
  ] as const)('%j can be delivered regularly: %s · SUBS-1', (one, can) =>
    expect(isRepeatableLine(one)).toBe(can),
  );
});
