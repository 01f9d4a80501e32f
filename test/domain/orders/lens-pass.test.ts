import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import {
  type LensSet,
  lensPasses,
  otherWearerName,
  passChanges,
  sameEyes,
  wearerName,
  wornBy,
} from '../../../src/domain/orders/lens-pass.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { lensSet } from '../../arbitraries/lens-set.ts';

const eye = (values: Configuration, quantity = 1) => ({ values, quantity });
const set = (month: number, eyes: LensSet['eyes'], more: Partial<LensSet> = {}): LensSet => ({
  id: `order.${month}`,
  orderNumber: `ORD-${month}`,
  orderedAt: `2026-${String(month).padStart(2, '0')}-01T08:00:00.000Z`,
  productId: '10020' as ProductId,
  title: 'Luma Day Toric',
  slug: 'luma',
  image: 'luma',
  price: { minor: 2500 as Minor, currency: 'CHF' },
  eyes,
  ...more,
});
const toric = { right: eye({ sphere: '-2.25', cylinder: '-0.75' }), left: eye({ sphere: '-1.75' }) };
const mia = { id: 'mia', name: 'Mia' };

describe('the name of a lens wearer', () => {
  it.each([
    [' Mia ', E.right('Mia')],
    ['Mia  Sofia', E.right('Mia Sofia')],
    ['x'.repeat(40), E.right('x'.repeat(40))],
    ['  ', E.left({ _tag: 'NamelessWearer' })],
    ['x'.repeat(41), E.left({ _tag: 'WearerNameTooLong', max: 40 })],
    ['Mi\u200ba\u202c', E.right('Mia')],
    ['\u200b\u202e', E.left({ _tag: 'NamelessWearer' })],
    ['\u001b[2JMi\u0000\nla', E.right('[2JMi la')],
  ])('typed as %j is %j · ACC-9', (input, name) => expect(wearerName(input, [mia])).toEqual(name));

  it('is limited to twelve wearers, and a known wearer is not counted again · ACC-9', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => ({ name: `Wearer ${i}` }));
    expect(wearerName('Mia', twelve)).toEqual(E.left({ _tag: 'TooManyWearers', max: 12 }));
    expect(wearerName(' Wearer 3', twelve)).toEqual(E.right('Wearer 3'));
  });
});

describe('renaming a lens wearer', () => {
  const ben = { id: 'ben', name: 'Ben' };
  it.each([
    [' Maria ', E.right('Maria')],
    ['Mia', E.right('Mia')],
    ['Ben', E.left({ _tag: 'WearerKnown' })],
    [' ', E.left({ _tag: 'NamelessWearer' })],
  ])('to %j gives %j · ACC-9', (input, name) =>
    expect(otherWearerName(input, [mia, ben], 'mia')).toEqual(name),
  );

  it('rejects the name of any other wearer · ACC-9', () =>
    expect(otherWearerName('Ben', [mia, ben, { id: 'zoe', name: 'Zoe' }], 'mia')).toEqual(
      E.left({ _tag: 'WearerKnown' }),
    ));

  it('is possible even if no further wearer can be added · ACC-9', () => {
    const others = Array.from({ length: 11 }, (_, i) => ({ id: `${i}`, name: `Wearer ${i}` }));
    expect(otherWearerName('Maria', [mia, ...others], 'mia')).toEqual(E.right('Maria'));
  });
});

describe('the changes between two lens orders', () => {
  it.each([
    ['nothing', toric, toric, []],
    ['no change by a number of boxes only', toric, { ...toric, left: eye({ sphere: '-1.75' }, 6) }, []],
    [
      'a value',
      toric,
      { ...toric, right: eye({ sphere: '-2.50', cylinder: '-0.75' }) },
      [{ _tag: 'ValueChanged', eye: 'right', code: 'sphere', from: '-2.25', to: '-2.50' }],
    ],
    [
      'an additional value and a missing value',
      toric,
      { right: eye({ sphere: '-2.25' }), left: eye({ sphere: '-1.75', cylinder: '-0.75' }) },
      [
        { _tag: 'ValueGone', eye: 'right', code: 'cylinder', from: '-0.75' },
        { _tag: 'ValueAdded', eye: 'left', code: 'cylinder', to: '-0.75' },
      ],
    ],
    ['a missing eye', toric, { left: toric.left }, [{ _tag: 'EyeGone', eye: 'right' }]],
    ['an additional eye', { left: toric.left }, toric, [{ _tag: 'EyeAdded', eye: 'right' }]],
  ] as const)('are found: %s · ACC-9', (_, before, now, changes) =>
    expect(passChanges(set(1, before), set(2, now))).toEqual(changes),
  );

  it('to another lens include the values of the eye, not those of the lens · ACC-9', () => {
    const before = set(1, { right: eye({ sphere: '-2.25', radius: '8.4' }) });
    const now = set(
      2,
      { right: eye({ sphere: '-2.50', radius: '8.6', color: 'blue' }) },
      { productId: '10130' as ProductId, title: 'Nova' },
    );
    expect(passChanges(before, now)).toEqual([
      { _tag: 'OtherLens', from: 'Luma Day Toric', to: 'Nova' },
      { _tag: 'ValueChanged', eye: 'right', code: 'sphere', from: '-2.25', to: '-2.50' },
    ]);
  });

  it.each(['sphere', 'cylinder', 'axis', 'add'])('to another lens include the %s · ACC-9', (code) =>
    expect(
      passChanges(
        set(1, { right: eye({ [code]: '1' }) }),
        set(2, { right: eye({ [code]: '2' }) }, { productId: '10130' as ProductId }),
      ),
    ).toContainEqual({ _tag: 'ValueChanged', eye: 'right', code, from: '1', to: '2' }),
  );

  it('are empty between a set and itself, and as many in both directions · ACC-9', () =>
    fc.assert(
      fc.property(lensSet, lensSet, (a, b) => {
        expect(passChanges(a, a)).toEqual([]);
        expect(passChanges(a, b)).toHaveLength(passChanges(b, a).length);
      }),
    ));
});

describe('a lens pass', () => {
  it('holds the last ordered lenses, and each change with its date and number of orders · ACC-9', () => {
    const stronger = { ...toric, left: eye({ sphere: '-2.00' }) };
    const [pass] = lensPasses([set(9, stronger), set(6, toric), set(3, toric)], []);
    expect(pass).toMatchObject({
      wearer: 'me',
      entries: [
        {
          set: { id: 'order.9' },
          orders: 1,
          changes: [{ _tag: 'ValueChanged', eye: 'left', from: '-1.75', to: '-2.00' }],
        },
        { set: { id: 'order.6' }, since: '2026-03-01T08:00:00.000Z', orders: 2, changes: [] },
      ],
    });
  });

  it('belongs to the named wearer, also for equal values in other orders · ACC-9', () => {
    const hers = { right: eye({ sphere: '+1.00' }) };
    const sets = [set(9, hers), set(8, toric), set(5, hers, { wornBy: 'mia' })];
    expect(lensPasses(sets, [mia]).map(({ wearer, entries }) => [wearer, entries.length])).toEqual([
      ['me', 1],
      ['mia', 1],
    ]);
    expect(wornBy(set(9, hers, { wornBy: 'me' }), sets, [mia])).toBe('me');
    // A person removed from the list wears nothing.
    expect(lensPasses(sets, []).map(({ wearer }) => wearer)).toEqual(['me']);
  });

  it('is absent without lenses · ACC-9', () => expect(lensPasses([], [mia])).toEqual([]));

  it('counts every set once, and has a change between any two entries · ACC-9', () =>
    fc.assert(
      fc.property(fc.array(lensSet, { maxLength: 12 }), (sets) => {
        const passes = lensPasses(sets, [mia]);
        const counted = passes.flatMap(({ entries }) => entries.map(({ orders }) => orders));
        expect(counted.reduce((sum, one) => sum + one, 0)).toBe(sets.length);
        for (const { entries } of passes)
          for (const [i, { changes }] of entries.entries())
            expect(changes.length > 0).toBe(i < entries.length - 1);
      }),
    ));

  it.each([
    [toric, { right: eye({ ...toric.right.values }, 3), left: eye({ ...toric.left.values }) }, true],
    [toric, { ...toric, left: eye({ sphere: '-2.00' }) }, false],
    [toric, { ...toric, right: eye({ sphere: '-2.00' }) }, false],
    [toric, { right: toric.right }, false],
    [{ left: toric.left }, toric, false],
  ])('with %j and %j for the same eyes: %s · ACC-9', (a, b, same) => expect(sameEyes(a, b)).toBe(same));

  it('compares eyes reflexively and symmetrically · ACC-9', () =>
    fc.assert(
      fc.property(lensSet, lensSet, (a, b) => {
        expect(sameEyes(a.eyes, a.eyes)).toBe(true);
        expect(sameEyes(a.eyes, b.eyes)).toBe(sameEyes(b.eyes, a.eyes));
      }),
    ));
});
