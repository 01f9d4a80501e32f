import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { sentLines } from '../../shop-server/cart/cart-facts.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** Returns the lines with their current values. Everything else stays as it was ordered. */
export const withValuesOf = (
  kept: readonly CartItemWire[],
  now: readonly CartItemWire[],
): readonly CartItemWire[] =>
  kept.map((item) => {
    const same = now.find(({ id, product_id }) => id === item.id && product_id === item.product_id);
    return same && same.variant_id !== item.variant_id
      ? { ...item, variant_id: same.variant_id, formatted_options: same.formatted_options }
      : item;
  });

/**
 * Copies corrected lens values to the copy of an order, after staff of the engine changed them. The order's row must be
 * locked.
 */
export const keepValues = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops' | 'texts'>,
  { token, basket, values_erased_at: erased }: OrderRow,
  { brand, locale, cart }: SoldOrder,
): Promise<void> => {
  // Values that were erased here must not come back from an engine that has not erased them yet.
  if (erased !== null) return;
  const items = withValuesOf(basket.items, cartWire(sandbox, { brand_channel: brand, locale }, cart).items);
  if (items.every((item, i) => item === basket.items[i])) return;
  await updateRow(trx, 'shop_order', { token }, { basket: json({ ...basket, items }) });
  for (const [i, { product, variantId }] of sentLines(cart).entries())
    await trx
      .updateTable('order_line')
      .set({ variant_id: variantId })
      .where('order_token', '=', token)
      .where('position', '=', i + 1)
      .where('product_id', '=', product.id)
      .execute();
};
