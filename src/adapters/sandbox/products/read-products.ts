import type { Kysely } from 'kysely';
import type { Channel } from '../../contract/channel.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { products } from '../seed/products.ts';
import { initialStock } from '../seed/stock-profile.ts';
import type { ProductMap } from './product-facts.ts';

/** Products by id, at a shop's prices; what the shop does not sell is missing. */
export const readProducts = async (
  _db: Kysely<Tables>,
  _sandbox: Sandbox,
  _channel: Channel,
  ids: readonly string[],
): Promise<ProductMap> =>
  new Map(
    products
      .filter(({ id }) => ids.includes(id))
      .map((product) => [
        product.id,
        {
          ...product,
          id: product.id as never,
          image: `/images/${product.id}/front?v=1`,
          brand: [product.brand],
          price: product.basePrice,
          bulk: [],
          orderable: product.isActive && !product.discontinued,
          optionsFor: () => product.options,
          initialStock: (variantId: string) => initialStock(product.stock, variantId),
        },
      ]),
  );
