import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { sentLines } from '../../shop-server/cart/cart-facts.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** Lines with the values that they have now; all else stays as it was ordered. */
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

/** Staff of the engine mended what an eye's lens is made in: the copy of the order says so as well. Its row must be locked. */
export const keepValues = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops' | 'texts'>,
  { token, basket, values_erased_at: erased }: OrderRow,
  { brand, locale, cart }: SoldOrder,
): Promise<void> => {
  // What was taken out of the copy does not come back with word of an engine that has not heard yet.
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
