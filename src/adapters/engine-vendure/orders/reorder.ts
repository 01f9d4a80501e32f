import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { ReorderResultWire } from '../../contract/orders/my-orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Call, Handlers } from '../../shop-server/call.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import type { LineToRepeat, OrderToRepeat } from '../../shop-server/engine/companion.ts';
import { refuseReorder } from '../../shop-server/orders/refuse-reorder.ts';
import { notFound, type Refusal, refuse } from '../../shop-server/refusal.ts';
import { lineForEngine } from '../carts/handlers.ts';
import type { ReadCoupon } from '../checkout/coupon-tries.ts';
import { accountOf, change, type Desk, look, nameOf, wireOf } from '../desk.ts';
import { lookAtCart } from '../questions.ts';
import { takeStepsAgain } from './take-steps-again.ts';

type Laid = Extract<LineToRepeat, { readonly item: unknown }>;
const isPlanned = (line: LineToRepeat): line is Laid => 'item' in line;

/** Returns the index of the refused item in the request: `items[2].quantity`. */
const refusedItem = ({ fields }: Refusal): number | undefined => {
  const at = /^items\[(\d+)\]/.exec(fields?.[0]?.path ?? '')?.[1];
  return at === undefined ? undefined : Number(at);
};

/**
 * Returns how many more pieces of each line are needed: repeating an order twice adds its lines only once. Pieces in the
 * cart count for one line each, since a product may replace another one that was ordered with it.
 */
const missingPieces = (cart: CartFacts) => {
  const keyOf = (variantId: string, eye: string | undefined) => `${eye ?? ''} ${variantId}`;
  const present = new Map<string, number>();
  for (const { variantId, meta, quantity } of cart.lines) {
    const key = keyOf(variantId, meta.eye);
    present.set(key, (present.get(key) ?? 0) + quantity);
  }
  return ({ item, isTrial }: Laid, line: ReturnType<typeof lineForEngine>): number => {
    const key = keyOf(line.variantId, item.meta?.eye);
    const here = present.get(key) ?? 0;
    if (isTrial) {
      present.set(key, Math.max(1, here));
      return here > 0 ? 0 : line.quantity;
    }
    const used = Math.min(here, line.quantity);
    present.set(key, here - used);
    return line.quantity - used;
  };
};

/** Adds everything available to the cart. Lines with too little stock are left out and reported as `NotNow`. */
const planRepeatedLines = async <Customer>(
  desk: Desk<Customer>,
  call: Call<ShopApi['reorder'], Customer>,
  cart: CartFacts,
  lines: readonly LineToRepeat[],
): Promise<E.Either<Refusal, readonly LineToRepeat[]>> => {
  const { priceChannel } = desk.server.shops[call.channel.brand_channel];
  const missing = missingPieces(cart);
  const asked = lines.filter(isPlanned).flatMap((laid) => {
    const line = lineForEngine(laid.item, priceChannel);
    const quantity = missing(laid, line);
    return quantity > 0 ? [{ laid, line: { ...line, quantity } }] : [];
  });
  if (asked.length === 0) return E.right(lines);
  const items = asked.map(({ line }) => line);
  const added = await change(desk, call, call.body.cart_token, { add: { requestId: randomUUID(), items } });
  if (E.isRight(added)) return E.right(lines);
  const short = asked[refusedItem(added.left) ?? -1]?.laid;
  if (!short) return added;
  return planRepeatedLines(
    desk,
    call,
    cart,
    lines.map((line) => (line === short ? { _tag: 'NotNow', from: line.from } : line)),
  );
};

const titled = (lines: readonly LineToRepeat[], tag: LineToRepeat['_tag']) =>
  lines.filter(({ _tag }) => _tag === tag).map(({ from }) => from);

const result = (
  lines: readonly LineToRepeat[],
  { items, currency_code }: Pick<CartWire, 'items' | 'currency_code'>,
): ReorderResultWire => {
  const laid = lines.filter(isPlanned);
  const named = ({ item, title }: Laid) => ({ product_id: item.product.product_id, title });
  const products = new Set(laid.map(({ item }) => item.product.product_id));
  return {
    found_non_reorderable_products: titled(lines, 'Gone'),
    not_reorderable: titled(lines, 'NotNow'),
    switched_products: laid
      .filter(({ _tag }) => _tag === 'Switched')
      .map(({ changed = [], ...line }) => ({
        from: line.from,
        to: named(line),
        ...(changed.length > 0 && { changed }),
      })),
    added_trial_products: laid.filter(({ isTrial }) => isTrial).map(named),
    items: items.filter(({ product_id, is_gift }) => !is_gift && products.has(product_id)),
    currency_code,
  };
};

/** Adds everything available of an order to the cart, and names the rest. Source: REO-1, REO-3. */
export const makeReorder =
  <Customer, Session>(desk: Desk<Customer>, readCoupon: ReadCoupon): Handlers<Customer, Session>['reorder'] =>
  async (call) => {
    const { channel, body, client } = call;
    if (channel.customer === undefined || !accountOf(desk, channel))
      return refuse(401, 'customer.not_signed_in');
    const planned = await desk.companion.orderToRepeat(channel, channel.customer, body);
    if (E.isLeft(planned))
      return planned.left === undefined ? notFound('order') : refuseReorder(planned.left);
    const cart = await look(desk, channel, body.cart_token);
    if (E.isLeft(cart)) return cart.left.status === 404 ? refuseReorder('cart_not_found') : cart;
    const order: OrderToRepeat = planned.right;
    const lines = await planRepeatedLines(desk, call, cart.right, order.lines);
    if (E.isLeft(lines)) return lines;
    const replaced = lines.right.some(isPlanned) ? await takeStepsAgain(desk, call, order) : [];
    // An invalid coupon does not prevent the reorder: the cart does not have it, and says so.
    const typed = body.coupon_code;
    const code = typed === undefined ? undefined : readCoupon(client, typed, 'coupon_code');
    if (code && E.isRight(code)) await change(desk, call, body.cart_token, { coupon: code.right });
    const after = await desk.ask(channel, lookAtCart, nameOf(desk, channel, body.cart_token));
    return E.isLeft(after)
      ? after
      : E.right({
          ...result(lines.right, wireOf(desk, channel, after.right)),
          ...(replaced.length > 0 && { replaced_ways: replaced }),
        });
  };
