import { shopCurrencies } from '../../../domain/shared/amounts.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ProductFacts, ProductMap } from './product-facts.ts';
import { readProducts } from './read-products.ts';

/** Such a product costs nothing and cannot be ordered. The cart still shows its name and says that it has to be removed. */
const withoutPrice = ({ original: _original, ...product }: ProductFacts): ProductFacts => ({
  ...product,
  price: 0,
  bulk: [],
  orderable: false,
  status: 'inactive',
});

/**
 * Returns those of the products that the shop has only priced in a currency it no longer sells in. A cart begun in that
 * currency keeps showing them, so that nothing disappears silently. Source: PRICE-9.
 */
export const readUnpriced = async (
  db: Db,
  { shops }: Pick<Sandbox, 'shops'>,
  channel: Channel,
  ids: readonly string[],
): Promise<ProductMap> => {
  const brand = channel.brand_channel;
  const found = new Map<string, ProductFacts>();
  if (ids.length === 0) return found;
  for (const currency of shopCurrencies) {
    if (currency === shops[brand].currency) continue;
    const before = { ...shops, [brand]: { ...shops[brand], currency } };
    for (const [id, product] of await readProducts(db, { shops: before }, channel, ids))
      found.set(id, withoutPrice(product));
  }
  return found;
};
