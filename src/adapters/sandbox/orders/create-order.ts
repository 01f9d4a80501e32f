import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { allocate } from '../../../domain/orders/allocate.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { pausedWords } from '../../shop-server/cart/paused-coupon.ts';
import { isCartAsSeen, refuseOrder, shortage } from '../../shop-server/orders/refuse-order.ts';
import { notFound, type Refusal, refuse, refuseAny, violate } from '../../shop-server/refusal.ts';
import type { Call, Handler } from '../call.ts';
import { patchCart, readCart } from '../cart/cart-store.ts';
import { type CartView, sentLines, viewCart } from '../cart/cart-view.ts';
import { cartFacts } from '../cart/cart-wire.ts';
import { settledSteps } from '../cart/settled-steps.ts';
import { refuseWayToPay, sumOf } from '../checkout/choose-payment.ts';
import { buyerOfCart } from '../checkout/is-known.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { refuseWish } from '../first-orders/refuse-wish.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import { givenPrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockStock, moveStock } from '../stock/stock.ts';
import { insertOrder } from './insert-order.ts';
import { isGivenAgain } from './order-store.ts';
import { orderWire } from './order-wire.ts';

/** The cart to order, and the shop. */
type OrderCall = Pick<Call<ShopApi['createMyOrderFromCart']>, 'channel' | 'body'>;
/** Returns the order that this cart has become, if any: only one, however often it is submitted. Others find no cart. */
const orderOf = async (
  trx: Trx,
  { clock }: Pick<Sandbox, 'clock'>,
  { channel, body }: OrderCall,
  customer: CustomerRow | undefined,
): Promise<E.Either<Refusal, OrderWire> | undefined> => {
  const row = await findRow(trx, 'shop_order', {
    cart_token: body.token_value,
    brand: channel.brand_channel,
  });
  if (!row) return undefined;
  if (!isGivenAgain(clock, row, customer)) return notFound('cart');
  return E.right(orderWire(row, (await progressOf(trx, [row.token]))(row.token)));
};

/** Locks the cart, so that concurrent requests to order it wait for each other. */
const lockCart = (trx: Trx, { body }: OrderCall) =>
  trx.selectFrom('cart').select('token').where('token', '=', body.token_value).forUpdate().executeTakeFirst();

/**
 * Removes from the cart what has become invalid since it was last shown, and refuses, so that the shopper first sees
 * the new price. A coupon whose pause the shopper was shown stays, because it may count again: the total they saw was
 * calculated without it.
 */
const dropInvalid = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel: { brand_channel }, body }: OrderCall,
  view: CartView,
): Promise<E.Either<Refusal, never> | undefined> => {
  const now = sandbox.clock.now();
  if (view.couponPaused && body.total !== view.totals.total) {
    const { refusal } = view.couponPaused;
    if (body.total === undefined) await patchCart(trx, view.row.token, { coupon_code: null }, now);
    const words = pausedWords(sandbox.shops[brand_channel], view.couponPaused, view.totals.itemsBefore);
    return violate([{ path: 'coupon_code', code: `coupon.${refusal}`, words }]);
  }
  const steps = settledSteps(view);
  if (!steps) return undefined;
  await patchCart(trx, view.row.token, steps, now);
  return violate([{ path: 'checkout_state', code: 'checkout.not_ready' }]);
};

/** Turns a cart into an order within this transaction, at current prices, or returns why it cannot. */
export const placeOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  call: OrderCall,
  customer: CustomerRow | undefined,
): Promise<E.Either<Refusal, OrderWire>> => {
  const { channel, body } = call;
  if (!(await lockCart(trx, call))) return notFound('cart');
  const known = await orderOf(trx, sandbox, call, customer);
  if (known) return known;
  const stored = await readCart(trx, channel, body.token_value);
  if (!stored) return notFound('cart');
  const view = await viewCart(trx, sandbox, channel, stored, true);
  const cart = cartFacts(sandbox, view);
  const shop = sandbox.shops[channel.brand_channel];
  const prescription = await givenPrescription(trx, stored.row.token);
  const given = { today: today(sandbox.clock), prescription };
  const refused = refuseOrder(shop, cart, given) ?? (await dropInvalid(trx, sandbox, call, view));
  if (refused) return refused;
  const changed = refuse(422, 'cart.changed');
  const isGiven = view.gift?.line !== undefined;
  if (!isCartAsSeen(body, cart)) return changed;
  const { payment_method, checkout_state } = view.row;
  const sum = sumOf(sandbox, view.row, view.totals);
  const payment =
    checkout_state === 'payment_skipped'
      ? undefined
      : await refuseWayToPay(trx, sandbox, buyerOfCart(view.row), payment_method ?? '', sum);
  if (payment) return violate([{ path: 'payment_method', code: payment }]);

  const wanted = sentLines(view).map(({ row, product, quantity }) => ({
    product,
    variantId: row.variant_id,
    quantity,
  }));
  const { allocated, shortages } = allocate(wanted, await lockStock(trx, wanted));
  const short = refuseAny(
    shortages
      .filter(({ line }) => line < view.lines.length)
      .map(({ line, available }) => shortage(line, available)),
  );
  if (short) return short;
  // The last gift in stock has just gone to another order.
  if (isGiven && (allocated.length < wanted.length || allocated.at(-1)?.fromStock === 0)) return changed;
  await moveStock(
    trx,
    allocated.map(({ variantId, fromStock }) => ({ variantId, pieces: -fromStock })),
  );
  return E.right(await insertOrder(trx, sandbox, channel, view, allocated, customer, body.source));
};

/** Turns a cart into an order, in a single transaction. Submitting again returns the same order. Source: CHK-12. */
export const makeCreateOrder =
  (sandbox: Sandbox): Handler<ShopApi['createMyOrderFromCart']> =>
  async (call) => {
    const customer = await call.session.customer();
    return sandbox.db.transaction().execute(async (trx) => {
      const refused = await refuseWish(trx, sandbox, call.channel, call.body.token_value, customer);
      return refused ?? placeOrder(trx, sandbox, call, customer);
    });
  };
