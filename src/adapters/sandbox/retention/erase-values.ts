import type { Transaction } from 'kysely';
import { forgetsValues, oldBefore, withoutValues } from '../../../domain/orders/value-retention.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import type { Tables } from '../db/schema.ts';

/** How many orders go at once, so that nobody waits long for the next. */
const mostAtOnce = 500;

const itemWithout = (item: CartItemWire): CartItemWire => {
  if (item.detail.category !== 'lens') return item;
  const kept = withoutValues(
    Object.fromEntries(item.formatted_options.map(({ code, value }) => [code, value])),
  );
  return {
    ...item,
    variant_id: item.product_id,
    meta: {},
    formatted_options: item.formatted_options.filter(({ code }) => kept[code] !== undefined),
  };
};

const erase = async (
  trx: Transaction<Tables>,
  { token, cart_token, basket }: OrderRow,
  now: Date,
): Promise<void> => {
  const items = basket.items.map(itemWithout);
  await trx
    .updateTable('shop_order')
    .set({ basket: json({ ...basket, items }), values_erased_at: now })
    .where('token', '=', token)
    .execute();
  await trx
    .updateTable('order_line')
    .set(({ ref }) => ({ variant_id: ref('product_id') }))
    .where('order_token', '=', token)
    .execute();
  await trx.deleteFrom('cart_line').where('cart_token', '=', cart_token).execute();
};

/**
 * Takes the values of eyes out of orders that keep them no longer: goods, prices, addresses and dates stay, for the law
 * wants bills kept. How many were done. Source: LAW-33.
 */
export const eraseValues = async (
  trx: Transaction<Tables>,
  { now, years, zone }: { readonly now: Date; readonly years: number; readonly zone: string | undefined },
): Promise<number> => {
  const today = shopDay(now.getTime(), zone);
  const orders = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('values_erased_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('account_gone_at', 'is not', null),
        eb('created_at', '<', instantAt(oldBefore(today, years), 0, zone)),
      ]),
    )
    .where('state', 'in', ['shipped', 'cancelled', 'returned'])
    .orderBy('created_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  const due = orders.filter(({ state, created_at, account_gone_at: gone }) =>
    forgetsValues(
      { state, orderedOn: shopDay(created_at.getTime(), zone), isAccountGone: gone !== null },
      today,
      years,
    ),
  );
  for (const order of due) await erase(trx, order, now);
  return due.length;
};
