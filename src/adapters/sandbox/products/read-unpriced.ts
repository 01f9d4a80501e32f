import { shopCurrencies } from '../../../domain/shared/amounts.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ProductFacts, ProductMap } from './product-facts.ts';
import { readProducts } from './read-products.ts';

/** It costs nothing and cannot be had: who put it into a cart reads its name there, and that it has to be taken out. */
const withoutPrice = ({ original: _original, ...product }: ProductFacts): ProductFacts => ({
  ...product,
  price: 0,
  bulk: [],
  orderable: false,
  status: 'inactive',
});

/**
 * Of these products those that the shop has a price of in another currency than the one it sells in: a cart that was begun
 * in that one keeps them in sight, so that nothing goes without a word. Source: PRICE-9.
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
