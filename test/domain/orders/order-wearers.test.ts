import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { type LensSet, lensPasses, self } from '../../../src/domain/orders/lens-pass.ts';
import { orderWearers } from '../../../src/domain/orders/order-wearers.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { lensSet } from '../../arbitraries/lens-set.ts';

const mia = { id: 'mia', name: 'Mia' };
const noah = { id: 'noah', name: 'Noah' };
const set = (id: string, orderNumber: string, sphere: string, wornBy?: string): LensSet => ({
  ...{ id, orderNumber, title: 'Lens', slug: 'lens', image: 'image' },
  orderedAt: '2026-10-01T08:00:00.000Z',
  productId: '10010' as ProductId,
  price: { minor: 2500 as Minor, currency: 'CHF' },
  eyes: { right: { values: { sphere }, quantity: 1 } },
  ...(wornBy !== undefined && { wornBy }),
});

describe('The wearers of an order', () => {
  it('are listed with the customer first, then in the order of the wearers · HOME-5', () => {
    const sets = [
      set('a', 'A', '-1.00', 'noah'),
      set('b', 'A', '-2.00', 'mia'),
      set('c', 'A', '-3.00'),
      set('d', 'B', '-1.00'),
    ];
    expect(orderWearers('A', sets, [mia, noah])).toEqual([self, 'mia', 'noah']);
    // The same values belong to the same person.
    expect(orderWearers('B', sets, [mia, noah])).toEqual(['noah']);
    expect(orderWearers('C', sets, [mia, noah])).toEqual([]);
    expect(orderWearers('A', sets, [])).toEqual([]);
  });

  it('are unique, have a lens pass, and every lens pass has an order · HOME-5', () =>
    fc.assert(
      fc.property(fc.array(lensSet, { maxLength: 8 }), (sets) => {
        const passes = lensPasses(sets, [mia]).map(({ wearer }) => wearer);
        const orders = [...new Set(sets.map(({ orderNumber }) => orderNumber))];
        const all = orders.map((number) => orderWearers(number, sets, [mia]));
        for (const ids of all) expect(ids).toEqual([...new Set(ids)]);
        expect(new Set(all.flat())).toEqual(new Set(passes));
      }),
    ));
});
