import * as fc from 'fast-check';
import type { Configuration } from '../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { LensSet } from '../../src/domain/orders/lens-pass.ts';
import type { Minor } from '../../src/domain/shared/money.ts';

const values: fc.Arbitrary<Configuration> = fc.record(
  {
    sphere: fc.constantFrom('-2.00', '-2.25'),
    cylinder: fc.constantFrom('-0.75', '-1.25'),
    radius: fc.constantFrom('8.4', '8.6'),
  },
  { requiredKeys: ['sphere'] },
);
const eye = fc.record({ values, quantity: fc.integer({ min: 1, max: 4 }) });

/** Few products, values and wearers, so that many sets are equal. */
export const lensSet: fc.Arbitrary<LensSet> = fc
  .record({
    n: fc.nat(9),
    product: fc.constantFrom('10010', '10020'),
    eyes: fc.record({ right: eye, left: eye }, { requiredKeys: [] }),
    wornBy: fc.option(fc.constantFrom('me', 'mia', 'gone'), { nil: undefined }),
  })
  .map(({ n, product, eyes, wornBy }) => ({
    id: `order.${n}`,
    orderNumber: `ORD-${n}`,
    orderedAt: `2026-0${(n % 9) + 1}-01T08:00:00.000Z`,
    productId: product as ProductId,
    title: `Lens ${product}`,
    slug: 'lens',
    image: 'image',
    price: { minor: 2500 as Minor, currency: 'CHF' as const },
    eyes,
    ...(wornBy !== undefined && { wornBy }),
  }));
