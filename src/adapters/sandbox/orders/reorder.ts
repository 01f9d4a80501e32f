import * as E from 'fp-ts/Either';
import { maxLines } from '../../../domain/cart/quantity.ts';
import { seesOrder } from '../../../domain/orders/order-owner.ts';
import type { ReplacedWay } from '../../../domain/orders/reorder-result.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { ReorderResultWire } from '../../contract/orders/my-orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { refuseReorder } from '../../shop-server/orders/refuse-reorder.ts';
import { notFound, type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Call, Handler } from '../call.ts';
import { writeLines } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { TakeCoupon } from '../cart/take-coupon.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { keptGoods } from '../order-rows/kept-goods.ts';
import { isLinkOver } from '../order-rows/link-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { ownOrder } from './order-store.ts';
import { isPlanned, planRepeatedLines } from './plan-repeated-lines.ts';
import { type RepeatedLine, repeatLines } from './repeat-lines.ts';
import { takeStepsAgain } from './take-steps-again.ts';

type ReorderCall = Call<ShopApi['reorder']>;

/**
 * Finds the order to repeat: by its token, which the mail contains, or, for the customer's own orders, by its internal
 * id. Another customer's order is not found. Source: ORD-3, ORD-8.
 */
export const lastOrder = async (
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  { channel, body }: Pick<ReorderCall, 'channel' | 'body'>,
  customer: number,
): Promise<OrderRow | undefined> => {
  const orders = db.selectFrom('shop_order').selectAll().where('brand', '=', channel.brand_channel);
  const { last_order_token: token, last_order_internal_order_id: id } = body;
  if (token !== undefined) {
    const order = await orders.where('token', '=', token).executeTakeFirst();
    const isSeen = order && seesOrder(order.customer_id ?? undefined, customer);
    return isSeen && !isLinkOver(clock, order, customer) ? order : undefined;
  }
  return id === undefined ? undefined : ownOrder(db, channel, id, customer);
};

const titled = (lines: readonly RepeatedLine[], tag: RepeatedLine['_tag']) =>
  lines.filter(({ _tag }) => _tag === tag).map(({ from }) => from);

const result = (
  lines: readonly RepeatedLine[],
  { items, currency_code }: Pick<CartWire, 'items' | 'currency_code'>,
): ReorderResultWire => {
  const laid = lines.filter(isPlanned);
  const variants = new Set(laid.map(({ line }) => line.variantId));
  return {
    found_non_reorderable_products: titled(lines, 'Gone'),
    not_reorderable: titled(lines, 'NotNow'),
    switched_products: laid
      .filter((line) => line._tag === 'Switched')
      .map(({ from, product: { id, title }, changed }) => ({
        from,
        to: { product_id: id, title },
        ...(changed.length > 0 && { changed }),
      })),
    added_trial_products: laid
      .filter(({ product }) => product.isTrial)
      .map(({ product: { id, title } }) => ({ product_id: id, title })),
    items: items.filter(({ variant_id, is_gift }) => !is_gift && variants.has(variant_id)),
    currency_code,
  };
};

/**
 * Puts everything that is kept of an order and available into the cart, and lists what is not available. Source: REO-1,
 * REO-3, ORD-7.
 */
export const makeReorder = (sandbox: Sandbox, takeCoupon: TakeCoupon): Handler<ShopApi['reorder']> =>
  forCustomer(async (call, customer) => {
    const { channel, client, body } = call;
    const token = body.cart_token;
    const order = await lastOrder(sandbox, call, customer.id);
    if (!order) return notFound('order');
    if (order.state === 'payment_pending') return refuseReorder('last_order_not_completed');
    const goods = await keptGoods(sandbox.db, order);
    if (goods.length === 0) return refuseReorder('no_reorderable_products');

    let repeated: readonly RepeatedLine[] = [];
    let replaced: readonly ReplacedWay[] = [];
    const edited = await editCart(
      sandbox,
      channel,
      token,
      async (trx, view): Promise<E.Either<Refusal, unknown>> => {
        const shop = sandbox.shops[channel.brand_channel];
        const found = await repeatLines(trx, sandbox, channel, goods);
        const { planned, lines } = await planRepeatedLines(trx, shop, view, found);
        if (planned.length > maxLines) return refuse(422, 'cart.too_many_lines', { max: maxLines });
        repeated = lines;
        if (!lines.some(isPlanned)) return E.right(undefined);
        await writeLines(trx, token, planned);
        replaced = await takeStepsAgain(trx, sandbox, channel, token, order, customer);
        const stored = body.coupon_code === undefined ? undefined : await readCart(trx, channel, token);
        // A coupon that does not fit does not prevent reordering: the cart is returned without it and says so.
        if (stored)
          await takeCoupon(
            trx,
            client,
            await viewCart(trx, sandbox, channel, stored),
            body.coupon_code ?? '',
            'coupon_code',
          );
        return E.right(undefined);
      },
    );
    if (E.isLeft(edited))
      return edited.left.code === 'cart.not_found' ? refuseReorder('cart_not_found') : edited;
    return E.right({
      ...result(repeated, edited.right),
      ...(replaced.length > 0 && { replaced_ways: replaced }),
    });
  });
