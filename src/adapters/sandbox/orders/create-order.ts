import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { allocate } from '../../../domain/orders/allocate.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { pausedWords } from '../../shop-server/cart/paused-coupon.ts';
import { isCartAsSeen } from '../../shop-server/orders/order-sight.ts';
import { refuseOrder, shortage } from '../../shop-server/orders/refuse-order.ts';
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
import { postMails } from '../mail/post-mails.ts';
import { givenPrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockStock, moveStock } from '../stock/stock.ts';
import { insertOrder } from './insert-order.ts';
import { paymentsOf } from './order-store.ts';
import { orderWire } from './order-wire.ts';

/** Which cart is ordered, and where. */
type OrderCall = Pick<Call<ShopApi['createMyOrderFromCart']>, 'channel' | 'body'>;
/** The order that was made of a cart, when there is one: however often it is asked for, there is one. */
const orderOf = async (trx: Trx, { channel, body }: OrderCall): Promise<OrderWire | undefined> => {
  const row = await findRow(trx, 'shop_order', {
    cart_token: body.token_value,
    brand: channel.brand_channel,
  });
  return row && orderWire(row, await paymentsOf(trx, row.token));
};

/** Waits for whoever is ordering this cart now. */
const lockCart = (trx: Trx, { body }: OrderCall) =>
  trx.selectFrom('cart').select('token').where('token', '=', body.token_value).forUpdate().executeTakeFirst();

/**
 * What became void since the cart was last shown is taken off it, and the shopper looks at the new price first. A coupon
 * of which they were told stays, for it may count again: the total that they saw is the one without it.
 */
const dropWhatIsVoid = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel: { brand_channel }, body }: OrderCall,
  view: CartView,
): Promise<E.Either<Refusal, never> | undefined> => {
  const now = sandbox.clock.now();
  if (view.couponPaused && body.total !== view.totals.total) {
    const { refusal } = view.couponPaused;
    if (body.total === undefined) await patchCart(trx, view.row.token, { coupon_code: null }, now);
    const words = pausedWords(sandbox.shops[brand_channel], view.couponPaused);
    return violate([{ path: 'coupon_code', code: `coupon.${refusal}`, words }]);
  }
  const steps = settledSteps(view);
  if (!steps) return undefined;
  await patchCart(trx, view.row.token, steps, now);
  return violate([{ path: 'checkout_state', code: 'checkout.not_ready' }]);
};

/** A cart becomes an order by this transaction, at its prices of now; or why it does not. */
export const placeOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  call: OrderCall,
  customer: CustomerRow | undefined,
): Promise<E.Either<Refusal, OrderWire>> => {
  const { channel, body } = call;
  if (!(await lockCart(trx, call))) return notFound('cart');
  const known = await orderOf(trx, call);
  if (known) return E.right(known);
  const stored = await readCart(trx, channel, body.token_value);
  if (!stored) return notFound('cart');
  const view = await viewCart(trx, sandbox, channel, stored, true);
  const cart = cartFacts(sandbox, view);
  const shop = sandbox.shops[channel.brand_channel];
  const prescription = await givenPrescription(trx, stored.row.token);
  const given = { today: today(sandbox.clock), prescription };
  const refused = refuseOrder(shop, cart, given) ?? (await dropWhatIsVoid(trx, sandbox, call, view));
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
  // The last gift went to somebody else a moment ago.
  if (isGiven && (allocated.length < wanted.length || allocated.at(-1)?.fromStock === 0)) return changed;
  await moveStock(
    trx,
    allocated.map(({ variantId, fromStock }) => ({ variantId, pieces: -fromStock })),
  );
  return E.right(await insertOrder(trx, sandbox, channel, view, allocated, customer, body.source));
};

/**
 * Makes a cart an order: all of it in one transaction, or nothing. Whoever presses again gets the same order.
 * Source: CHK-12, D2, D86.
 */
export const makeCreateOrder =
  (sandbox: Sandbox): Handler<ShopApi['createMyOrderFromCart']> =>
  async (call) => {
    const customer = await call.session.customer();
    const placed = await sandbox.db.transaction().execute(async (trx) => {
      const refused = await refuseWish(trx, sandbox, call.channel, call.body.token_value, customer);
      return refused ?? placeOrder(trx, sandbox, call, customer);
    });
    if (E.isRight(placed) && placed.right.state === 'new') await postMails(sandbox);
    return placed;
  };
