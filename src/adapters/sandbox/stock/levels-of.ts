import * as E from 'fp-ts/Either';
import { isComplete, variantId } from '../../../domain/catalogue/variant.ts';
import type { LevelsOf } from '../../shop-server/delivery/handlers.ts';
import { notFound, refuse } from '../../shop-server/refusal.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock } from './stock.ts';

/** Reads the sandbox's own stock. */
export const makeLevelsOf =
  (sandbox: Sandbox): LevelsOf =>
  async (channel, items) => {
    const ids = [...new Set(items.map(({ variant_representation }) => variant_representation.product_id))];
    const products = await readProducts(sandbox.db, sandbox, channel, ids);
    const asked = items.flatMap(({ variant_representation: { product_id, option }, quantity }) => {
      const product = products.get(product_id);
      return product ? [{ product, option, quantity, variantId: variantId(product.id, option) }] : [];
    });
    if (asked.length < items.length) return notFound('product');
    if (asked.some(({ product, option }) => !isComplete(product.optionsFor(option), option)))
      return refuse(422, 'product.variant_does_not_exist');
    const stock = await readStock(sandbox.db, asked);
    return E.right(
      asked.map(({ variantId: id, quantity }) => {
        const { onHand = 0, stopOrder = false } = stock.get(id) ?? {};
        return { variantId: id, quantity, available: onHand, stopOrder };
      }),
    );
  };
