import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Orderable, ProductId } from '../../../domain/catalogue/product.ts';
import type { WatchedGoods } from '../../../domain/catalogue/product-alert.ts';
import { isComplete, variantId } from '../../../domain/catalogue/variant.ts';
import type { VariantStock } from '../../../domain/orders/allocate.ts';
import type { Channel } from '../../contract/channel.ts';
import { stockOfEngine } from '../engine/stock-of-engine.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock } from '../stock/stock.ts';

/** A variant that somebody is waiting for. Without values, the product as a whole. */
export interface WatchedVariant {
  readonly product: ProductId;
  readonly options: Configuration;
}

const orderableFrom = ({ orderable, status, withheld }: ProductFacts): Orderable => {
  if (orderable) return 'orderable';
  if (status === 'discontinued') return 'discontinued';
  return withheld ? 'withheld' : 'inactive';
};

/** For a product without chosen values no pieces are counted: it counts as available. */
const notCounted: VariantStock = { onHand: 0, stopOrder: false };

/**
 * Returns the state of watched goods in a shop, by variant id. Goods that are not sold there, or whose stock is unknown
 * now, are missing: nothing is said about them.
 */
export const watchedGoods = async (
  sandbox: Sandbox,
  channel: Channel,
  watched: readonly WatchedVariant[],
): Promise<ReadonlyMap<string, WatchedGoods>> => {
  const products = await readProducts(sandbox.db, sandbox, channel, [
    ...new Set(watched.map(({ product }) => product)),
  ]);
  const replacements = [...products.values()].flatMap(({ replacement }) => replacement ?? []);
  const successors = await readProducts(sandbox.db, sandbox, channel, replacements);
  const known = watched.flatMap(({ product: id, options }) => {
    const product = products.get(id);
    return product ? [{ product, options, variantId: variantId(id, options) }] : [];
  });
  const counted = known.filter(({ product, options }) => isComplete(product.optionsFor(options), options));
  const stockOf = stockOfEngine(sandbox, channel) ?? ((asked) => readStock(sandbox.db, asked));
  const stock = counted.length === 0 ? new Map<string, VariantStock>() : await stockOf(counted);
  return new Map(
    known.flatMap(({ product, options, variantId: id }) => {
      const isOpen = product.optionsFor({}).length > 0 && Object.keys(options).length === 0;
      const level = isOpen ? notCounted : (stock.get(id) ?? (product.orderable ? undefined : notCounted));
      return level
        ? [
            [
              id,
              {
                orderable: orderableFrom(product),
                stock: level.onHand,
                stopOrder: level.stopOrder,
                price: product.price,
                hasSuccessor:
                  product.replacement !== undefined &&
                  successors.get(product.replacement)?.orderable === true,
              },
            ] as const,
          ]
        : [];
    }),
  );
};
