import { fromCartLines } from '../../../domain/cart/prescribed-lines.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { EyeOrder, Prescription } from '../../../domain/catalogue/lens/prescription.ts';
import type { OrderState } from '../../../domain/orders/order-state.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { LensSetWire } from '../../contract/personal/lens-pass.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import { keptGoodsOf } from '../order-rows/kept-goods.ts';
import { internalOrderId } from '../orders/order-number.ts';

/**
 * Order states whose lenses count as worn. Cancelled or returned lenses were not worn, and unpaid orders may still be
 * cancelled.
 */
const wornStates: readonly OrderState[] = ['new', 'fulfiller_ready', 'accepted', 'open', 'shipped'];

/** A set of lenses, with its eyes in the format of the domain. */
export interface OrderedSet {
  readonly wire: LensSetWire;
  readonly eyes: Prescription;
}

const optionsOf = ({ formatted_options }: CartItemWire): Configuration =>
  Object.fromEntries(formatted_options.map(({ code, value }) => [code, value]));

const eyeWire = ({ values, quantity }: EyeOrder) => ({ option: values, quantity });

/**
 * Returns the lens sets of an order. Two lines of a pair are one set. A trial pack beside other lenses in the same
 * order is no set. A set keeps its id if another one of the order is withdrawn from. `kept`: the goods that were not.
 */
const setsOfOrder = (
  { number, created_at, basket }: Pick<OrderRow, 'number' | 'created_at' | 'basket'>,
  kept: readonly CartItemWire[],
): readonly OrderedSet[] => {
  const lenses = basket.items.filter(
    ({ is_gift, detail, meta }) => !is_gift && detail.category === 'lens' && meta.eye !== undefined,
  );
  const worn = lenses.some(({ is_trial }) => !is_trial) ? lenses.filter(({ is_trial }) => !is_trial) : lenses;
  const pairs = Map.groupBy(worn, ({ id, product_id, meta }) => `${product_id} ${meta.pair_id ?? id}`);
  return [...pairs.values()].flatMap((pair, index): readonly OrderedSet[] => {
    const items = kept.filter(({ id }) => pair.some((one) => one.id === id));
    const [first] = items;
    if (!first) return [];
    const eyes = fromCartLines(
      items.map((item) => ({
        options: optionsOf(item),
        quantity: item.quantity,
        ...(item.meta.eye && { eye: item.meta.eye }),
      })),
    );
    return [
      {
        eyes,
        wire: {
          id: `${internalOrderId(number)}.${index}`,
          order_number: number,
          ordered_at: created_at.toISOString(),
          product_id: first.product_id,
          title: first.title,
          slug: first.slug,
          image: first.images[0] ?? '',
          unit_price: first.unit_price,
          currency_code: basket.currency_code,
          ...(eyes.right && { right: eyeWire(eyes.right) }),
          ...(eyes.left && { left: eyeWire(eyes.left) }),
        },
      },
    ];
  });
};

/** Returns all lenses that a customer keeps of their orders, newest first. Source: ORD-6. */
export const lensSetsOf = async (db: Db, customer: number): Promise<readonly OrderedSet[]> => {
  const orders = await db
    .selectFrom('shop_order')
    .select(['token', 'number', 'created_at', 'basket'])
    .where('customer_id', '=', customer)
    .where('state', 'in', wornStates)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const keptOf = await keptGoodsOf(db, orders);
  return orders.flatMap((order) => setsOfOrder(order, keptOf(order)));
};
