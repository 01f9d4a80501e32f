import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Eyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { type LensSet, self } from '../../../../src/domain/orders/lens-pass.ts';
import type { EyeSupply, Stock } from '../../../../src/domain/orders/supply/eye-supply.ts';
import type { OrderedLenses } from '../../../../src/domain/orders/supply/ordered-lenses.ts';
import {
  neededOn,
  ownSupplies,
  soonOut,
  supplyStanding,
} from '../../../../src/domain/orders/supply/own-supply.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../../src/domain/shared/day-arithmetic.ts';
import { eyesOf } from '../../../arbitraries/eye-prescription.ts';
import { euros } from '../../../arbitraries/money.ts';

const today = '2026-11-26' as Day;
const nobody = { sets: [], wearers: [] };
const weak = { sphere: '-2.00' };
const strong = { sphere: '-2.50' };
const stock = (from: string, days: number, values: (Stock & object) | object = weak) => ({
  from: from as Day,
  days,
  values: values as Readonly<Record<string, string>>,
});
const ordered = (
  order: string,
  orderedAt: string,
  eyes: OrderedLenses['eyes'],
  productId = 'toric',
): OrderedLenses => ({ order, orderedAt, productId: productId as ProductId, eyes });
const october = (eyes: OrderedLenses['eyes'], productId?: string) =>
  ordered('A', '2026-10-01', eyes, productId);
const november = (eyes: OrderedLenses['eyes'], productId?: string) =>
  ordered('B', '2026-11-10', eyes, productId);

const setOf = (order: string, eyes: Eyes<object>, wornBy: string): LensSet => ({
  id: `${order}.0`,
  orderNumber: order,
  orderedAt: '2026-11-10T08:00:00Z',
  productId: 'toric' as ProductId,
  title: 'Toric',
  slug: 'toric',
  image: '',
  price: euros(2000),
  eyes: Object.fromEntries(Object.entries(eyes).map(([eye, values]) => [eye, { values, quantity: 1 }])),
  wornBy,
});
const mia = { id: 'mia', name: 'Mia' };

const lenses: fc.Arbitrary<OrderedLenses[]> = fc.array(
  fc
    .record({
      n: fc.nat(5),
      productId: fc.constantFrom('daily', 'toric'),
      eyes: eyesOf(
        fc.record({
          from: fc.integer({ min: -300, max: 20 }).map((count) => daysAfter(today, count)),
          days: fc.integer({ min: 0, max: 120 }),
          values: fc.constantFrom(weak, strong),
        }),
      ),
    })
    .map(({ n, productId, eyes }) => ordered(`O${n}`, `2026-0${n + 1}-01`, eyes, productId)),
  { maxLength: 6 },
);

describe('the lens supply of a customer', () => {
  it('keeps the eyes apart, and the one that runs out first counts for the pair · HOME-1', () => {
    const [supply] = ownSupplies(
      [november({ right: stock('2026-11-10', 30) }), november({ left: stock('2026-11-10', 28, strong) })],
      nobody,
      today,
    );
    expect([supply?.right?.left, supply?.left?.left]).toEqual([14, 12]);
    expect(supply?.first).toEqual(supply?.left);
    expect(supply?.wearer).toBe(self);
    expect(supply?.left).toMatchObject({ productId: 'toric', values: strong, order: 'B' });
  });

  it('adds up orders of the same lens with the same values · HOME-1', () => {
    const of = (values: object) =>
      ownSupplies(
        [october({ right: stock('2026-10-30', 60, values) }), november({ right: stock('2026-11-12', 30) })],
        nobody,
        today,
      )[0]?.right;
    expect(of(weak)).toMatchObject({ left: 63, order: 'B' });
    expect(of(strong)).toMatchObject({ left: 16, order: 'B' });
  });

  it('gives the day on which the wearers of an order have used up all lenses · CHK-17 · HOME-1', () => {
    const sets = [setOf('B', { right: weak }, 'mia'), setOf('A', { right: strong }, self)];
    const supplies = ownSupplies(
      [
        ordered('Z', '2026-09-01', { right: stock('2026-10-30', 60) }),
        november({ right: stock('2026-11-12', 30) }),
        october({ right: stock('2026-10-30', 30, strong) }),
      ],
      { sets: [...sets, setOf('Z', { right: weak }, 'mia')], wearers: [mia] },
      today,
    );
    expect(neededOn(supplies, 'B')).toBe(daysAfter(today, 63));
    expect(neededOn(supplies, 'A')).toBe('2026-11-29');
    expect(neededOn(supplies, 'unknown')).toBeUndefined();
    const bothEyes = [november({ right: stock('2026-11-10', 30), left: stock('2026-11-10', 20, strong) })];
    expect(neededOn(ownSupplies(bothEyes, nobody, today), 'B')).toBe('2026-11-30');
  });

  it('counts the last ordered lens, which replaces an earlier one · HOME-1', () => {
    const [supply] = ownSupplies(
      [
        october({ right: stock('2026-10-30', 300), left: stock('2026-10-30', 300) }),
        november({ right: stock('2026-11-12', 30) }, 'daily'),
      ],
      nobody,
      today,
    );
    expect(supply?.right?.productId).toBe('daily');
    expect(supply?.left?.productId).toBe('toric');
  });

  it('uses the lens that runs out first if one order has two · HOME-1', () =>
    expect(
      ownSupplies(
        [november({ right: stock('2026-11-12', 90) }), november({ right: stock('2026-11-12', 30) }, 'daily')],
        nobody,
        today,
      )[0]?.right?.productId,
    ).toBe('daily'));

  it('keeps the wearers of the lens pass apart, the most urgent first · HOME-1', () => {
    const given = [
      november({ right: stock('2026-11-10', 60), left: stock('2026-11-10', 60) }),
      november({ right: stock('2026-11-10', 30, strong), left: stock('2026-11-10', 30, strong) }),
    ];
    const known = {
      wearers: [mia],
      sets: [
        setOf('A', { right: strong, left: strong }, 'mia'),
        setOf('B', { right: strong, left: strong }, 'mia'),
        setOf('B', { right: weak }, 'mia'),
        setOf('B', { right: weak, left: weak }, 'me'),
      ],
    };
    for (const lenses of [given, given.toReversed()])
      expect(ownSupplies(lenses, known, today).map(({ wearer, first }) => [wearer, first.left])).toEqual([
        ['mia', 14],
        [self, 44],
      ]);
  });

  it('lists the customer first if two wearers run out on the same day · HOME-4', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['A', 'B'], { minLength: 2 }),
        fc.boolean(),
        ([own = '', theirs = ''], isLast) => {
          const eyes = { right: stock('2026-11-10', 30) };
          const both = [ordered(own, '2026-11-10', eyes), ordered(theirs, '2026-11-10', eyes)];
          const supplies = ownSupplies(
            isLast ? both.toReversed() : both,
            { sets: [setOf(theirs, { right: weak }, 'mia')], wearers: [mia] },
            today,
          );
          expect(supplies.map(({ wearer }) => wearer)).toEqual([self, 'mia']);
        },
      ),
    ));

  it('identifies a wearer by the values of one eye · HOME-1', () =>
    expect(
      ownSupplies(
        [november({ left: stock('2026-11-10', 30) })],
        { wearers: [mia], sets: [setOf('B', { right: strong, left: weak }, 'mia')] },
        today,
      )[0]?.wearer,
    ).toBe('mia'));

  it('is empty if no lens was ordered · HOME-1', () => {
    expect(ownSupplies([], nobody, today)).toEqual([]);
    expect(ownSupplies([november({ right: stock('2026-11-10', 0) })], nobody, today)).toEqual([]);
  });

  it('does not depend on the sequence of the orders · HOME-1', () =>
    fc.assert(
      fc.property(
        lenses.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const [one, other] = [list, shuffled].map((given) => ownSupplies(given, nobody, today)[0]);
          expect(other).toEqual(one);
        },
      ),
    ));

  it('never lasts longer than either eye, and never runs out earlier with more boxes · HOME-1', () =>
    fc.assert(
      fc.property(lenses, fc.integer({ min: 0, max: 60 }), (list, more) => {
        const larger = list.map((one) => ({
          ...one,
          eyes: Object.fromEntries(
            Object.entries(one.eyes).map(([eye, { days, ...rest }]) => [
              eye,
              { ...rest, days: days > 0 ? days + more : 0 },
            ]),
          ),
        }));
        const [before] = ownSupplies(list, nobody, today);
        const [after] = ownSupplies(larger, nobody, today);
        for (const lens of [before?.right, before?.left])
          expect((before?.first.runsOut ?? '') <= (lens?.runsOut ?? '9999')).toBe(true);
        expect((after?.first.runsOut ?? '') >= (before?.first.runsOut ?? '')).toBe(true);
      }),
    ));
});

describe('the urgency of a supply', () => {
  const supply = (left: number, coming?: string): EyeSupply => ({
    left,
    runsOut: today,
    whole: 30,
    ...(coming && { coming: coming as Day }),
  });
  it.each([
    [supply(soonOut + 1), 'lasts'],
    [supply(soonOut), 'soon'],
    [supply(1), 'soon'],
    [supply(0), 'out'],
    [supply(30, '2026-11-28'), 'coming'],
  ])('%o is %s · HOME-1', (given, standing) => expect(supplyStanding(given)).toBe(standing));
});
