import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { mapEyes, swapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import {
  type Boxes,
  boxes,
  daysOfSharedSupply,
  daysOfSupply,
  type LensesPerBox,
  lensesPerBox,
  type Pack,
  packOf,
  runOutDay,
  supplyOf,
  supplyOfOrder,
  supplyOfShared,
} from '../../../../src/domain/catalogue/lens/supply.ts';
import { daysOfBoxes } from '../../../../src/domain/catalogue/lens/wear-days.ts';
import { lensUsages } from '../../../../src/domain/catalogue/product.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysBetween } from '../../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../../arbitraries/day.ts';
import { eyesOf } from '../../../arbitraries/eye-prescription.ts';

const count = fc.integer({ min: 0, max: 1000 }).map((n) => n as Boxes);
const pack: fc.Arbitrary<Pack> = fc.record({
  lensesPerBox: fc.integer({ min: 1, max: 180 }).map((n) => n as LensesPerBox),
  usage: fc.constantFrom(...lensUsages),
});
const packed = (perBox: number, usage: Pack['usage']): Pack => ({
  lensesPerBox: perBox as LensesPerBox,
  usage,
});

describe('counts', () => {
  it.each([
    [0, true, false],
    [1, true, true],
    [1000, true, true],
    [1001, false, false],
    [-1, false, false],
    [1.5, false, false],
    [Number.NaN, false, false],
    [Number.POSITIVE_INFINITY, false, false],
  ])('%d is a number of boxes: %s, of lenses in a box: %s', (input, isBoxes, isLenses) => {
    expect(boxes(input)).toEqual(isBoxes ? E.right(input) : E.left({ _tag: 'NotBoxes' }));
    expect(lensesPerBox(input)).toEqual(isLenses ? E.right(input) : E.left({ _tag: 'NotLensesPerBox' }));
  });
  it('are never negative zero', () => expect(boxes(-0)).toEqual(E.right(0)));
});

describe('the pack of a product', () => {
  it.each([
    [
      'of daily lenses',
      { contents: { amount: 30, unit: 'lenses' }, lensUsage: 'daily' },
      E.right(packed(30, 'daily')),
    ],
    ['of a care product', { contents: { amount: 360, unit: 'ml' } }, E.left({ _tag: 'NoLens' })],
    [
      'of millilitres',
      { contents: { amount: 30, unit: 'ml' }, lensUsage: 'daily' },
      E.left({ _tag: 'NoLens' }),
    ],
    [
      'of lenses with an unknown wearing time',
      { contents: { amount: 6, unit: 'lenses' } },
      E.left({ _tag: 'NoLens' }),
    ],
    [
      'of no lenses',
      { contents: { amount: 0, unit: 'lenses' }, lensUsage: 'monthly' },
      E.left({ _tag: 'NotLensesPerBox' }),
    ],
  ] as const)('%s', (_fact, product, expected) => expect(packOf(product)).toEqual(expected));
});

describe('the supply of one eye', () => {
  it.each([
    ['two boxes of a lens', { contents: { amount: 30, unit: 'lenses' }, lensUsage: 'daily' }, 2, 60],
    ['a box of monthly lenses', { contents: { amount: 6, unit: 'lenses' }, lensUsage: 'monthly' }, 1, 180],
    ['a lens of unknown wear', { contents: { amount: 6, unit: 'lenses' } }, 1, undefined],
    ['a product that is no lens', { contents: { amount: 360, unit: 'ml' } }, 1, undefined],
  ] as const)('of %s', (_, product, ordered, days) => expect(daysOfBoxes(product, ordered)).toBe(days));

  it.each([
    [30, 'daily', 1, 30],
    [90, 'daily', 2, 180],
    [6, 'two_weekly', 1, 84],
    [3, 'monthly', 2, 180],
    [6, 'monthly', 0, 0],
  ] as const)('of %i %s lenses, %i boxes: %i days', (perBox, usage, ordered, days) =>
    expect(daysOfSupply(packed(perBox, usage), ordered as Boxes)).toBe(days),
  );

  it('grows with every box by the days that one box lasts', () =>
    fc.assert(
      fc.property(pack, count, (one, ordered) => {
        const [less, more] = [ordered, (ordered + 1) as Boxes].map((n) => daysOfSupply(one, n));
        expect(Number(more) - Number(less)).toBe(daysOfSupply(one, 1 as Boxes));
      }),
    ));
});

describe('a box shared by both eyes', () => {
  it.each([
    [30, 'daily', 1, 15],
    [3, 'monthly', 1, 30],
    [3, 'monthly', 2, 90],
    [1, 'monthly', 1, 0],
  ] as const)('%i %s lenses, %i boxes: %i days', (perBox, usage, ordered, days) =>
    expect(daysOfSharedSupply(packed(perBox, usage), ordered as Boxes)).toBe(days),
  );

  it('lasts half as long as for one eye, or one lens less', () =>
    fc.assert(
      fc.property(pack, count, (one, ordered) => {
        const [shared, alone] = [daysOfSharedSupply(one, ordered), daysOfSupply(one, ordered)];
        const lens = daysOfSupply({ ...one, lensesPerBox: 1 as LensesPerBox }, 1 as Boxes);
        expect([alone, alone - lens]).toContain(2 * shared);
      }),
    ));
});

describe('the supply of a pair', () => {
  const daily = { pack: packed(30, 'daily'), boxes: 3 as Boxes };
  const monthly = { pack: packed(6, 'monthly'), boxes: 1 as Boxes };
  const from = '2026-01-31' as Day;

  it.each([
    [{ right: daily }, { eyes: { right: 90 }, pair: 90, runsOut: '2026-05-01' }],
    [{ left: monthly }, { eyes: { left: 180 }, pair: 180, runsOut: '2026-07-30' }],
    [
      { right: daily, left: monthly },
      { eyes: { right: 90, left: 180 }, pair: 90, runsOut: '2026-05-01' },
    ],
    [
      { right: monthly, left: daily },
      { eyes: { right: 180, left: 90 }, pair: 90, runsOut: '2026-05-01' },
    ],
    [{ right: { ...daily, boxes: 0 as Boxes } }, { eyes: { right: 0 }, pair: 0, runsOut: from }],
    [{}, undefined],
  ])('%j: %j', (eyes, supply) => expect(supplyOf(eyes, from)).toEqual(supply));

  it('lasts as long as the eye that runs out first, whichever it is', () =>
    fc.assert(
      fc.property(eyesOf(fc.record({ pack, boxes: count })), day, (eyes, today) => {
        const supply = supplyOf(eyes, today);
        const days = Object.values(mapEyes(eyes, ({ pack: one, boxes: n }) => daysOfSupply(one, n)));
        expect(supply === undefined).toBe(days.length === 0);
        expect(supplyOf(swapEyes(eyes), today)?.pair).toBe(supply?.pair);
        fc.pre(supply !== undefined);
        expect(supply.pair).toBe(Math.min(...days));
        if (supply.runsOut < '9999-12-31') expect(daysBetween(today, supply.runsOut)).toBe(supply.pair);
        expect(supply.runsOut).toEqual(runOutDay(today, supply.pair));
      }),
    ));
});

describe('the supply of an order', () => {
  const daily = { contents: { amount: 30, unit: 'lenses' as const }, lensUsage: 'daily' as const };
  const from = '2026-11-25' as Day;
  const order = (quantity: number) => ({ values: {}, quantity });

  it('is known for each eye by its boxes, with the day on which the first one runs out', () =>
    expect(supplyOfOrder(daily, { right: order(2), left: order(1) }, from)).toEqual({
      eyes: { right: 60, left: 30 },
      pair: 30,
      runsOut: '2026-12-25',
    }));
  it('can be that of one eye', () =>
    expect(supplyOfOrder(daily, { left: order(1) }, from)).toMatchObject({ eyes: { left: 30 }, pair: 30 }));
  it('is undefined for an invalid number of boxes', () =>
    expect(supplyOfOrder(daily, { right: order(0.5) }, from)).toBeUndefined());
  it('is undefined for a product that is no lens', () =>
    expect(
      supplyOfOrder({ contents: { amount: 360, unit: 'ml' } }, { right: order(1) }, from),
    ).toBeUndefined());
  it.each([
    [1, 15, '2026-12-10'],
    [2, 30, '2026-12-25'],
    [3, 45, '2027-01-09'],
  ])('of %i boxes for two equal eyes lasts %i days', (quantity, days, runsOut) =>
    expect(supplyOfShared(daily, quantity, from)).toEqual({
      eyes: { right: days, left: days },
      pair: days,
      runsOut,
    }),
  );
  it.each([
    [{ ...daily, contents: { amount: 360, unit: 'ml' as const } }, 1],
    [daily, 0.5],
  ])('for two eyes is undefined with %j, %d', (product, quantity) =>
    expect(supplyOfShared(product, quantity, from)).toBeUndefined(),
  );
});
