import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { knownChoice, knownWearers } from '../../../src/domain/orders/known-eyes.ts';
import { type LensSet, lensPasses } from '../../../src/domain/orders/lens-pass.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { lensSet } from '../../arbitraries/lens-set.ts';

const set = (id: string, day: string, eyes: LensSet['eyes'], more: Partial<LensSet> = {}): LensSet => ({
  id,
  orderNumber: id,
  orderedAt: `${day}T08:00:00.000Z`,
  productId: '10010' as ProductId,
  title: 'Lens',
  slug: 'lens',
  image: 'image',
  price: { minor: 2500 as Minor, currency: 'CHF' },
  eyes,
  ...more,
});
const of = (sphere: string) => ({ values: { sphere }, quantity: 1 });

describe('the known lens values of a customer', () => {
  it('are the last ordered values of each eye, for each wearer · WEAR-1', () => {
    const sets = [
      set('c', '2026-11-01', { right: of('-3.00') }, { productId: '10020' as ProductId }),
      set('b', '2026-06-01', { right: of('-2.75'), left: of('-2.50') }),
      set('a', '2026-01-01', { left: of('+1.00') }, { wornBy: 'mia' }),
    ];
    const [own, mia, ...others] = knownWearers(sets, [{ id: 'mia', name: 'Mia' }], 'pass', 'Mara Keller');
    expect(own).toMatchObject({
      id: 'me',
      name: 'Mara Keller',
      source: 'pass',
      orderedAt: '2026-11-01T08:00:00.000Z',
      productId: '10020',
      eyes: { right: { sphere: '-3.00' }, left: { sphere: '-2.50' } },
      worn: [{ productId: '10020' }, { productId: '10010', eyes: { right: { sphere: '-2.75' } } }],
    });
    expect(mia).toMatchObject({ id: 'mia', name: 'Mia', eyes: { left: { sphere: '+1.00' } } });
    expect(mia?.eyes.right).toBeUndefined();
    expect(others).toEqual([]);
    expect(knownWearers(sets.slice(1, 2), [], 'order')).toMatchObject([{ source: 'order' }]);
    expect(knownWearers(sets.slice(1, 2), [], 'order')[0]).not.toHaveProperty('name');
  });

  it('come from a choice handed over, or from one kept on the device · WEAR-4', () => {
    const choice = { productId: '10010' as ProductId, eyes: { right: of('-2.50') } };
    const eyes = { right: { sphere: '-2.50' } };
    expect(knownChoice(choice)).toEqual({
      id: 'choice',
      source: 'device',
      productId: '10010',
      eyes,
      worn: [{ productId: '10010', eyes }],
    });
    const origin = { source: 'order', orderedAt: '2026-11-01T08:00:00.000Z', name: 'Mia' } as const;
    expect(knownChoice({ ...choice, origin })).toMatchObject(origin);
  });

  it('have one entry for each lens pass, with ordered values only · WEAR-1', () =>
    fc.assert(
      fc.property(fc.array(lensSet), (sets) => {
        const wearers = [{ id: 'mia', name: 'Mia' }];
        const known = knownWearers(sets, wearers, 'pass');
        expect(known.map(({ id }) => id)).toEqual(lensPasses(sets, wearers).map(({ wearer }) => wearer));
        for (const { eyes, worn } of known)
          for (const side of ['right', 'left'] as const)
            expect(eyes[side]).toEqual(worn.find((lens) => lens.eyes[side])?.eyes[side]);
      }),
    ));
});
