import * as E from 'fp-ts/Either';
import type { Transaction } from 'kysely';
import type { OrderWire } from '../../contract/orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { patchCart, readCart } from '../cart/cart-store.ts';
import { type CartView, viewCart } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import { firstAndRest } from '../cart/first-and-rest.ts';
import { paymentMethodsFor, refusePayment } from '../checkout/choose-payment.ts';
import { isPaidLater } from '../checkout/payment-methods.ts';
import { settledSteps } from '../checkout/settled-steps.ts';
import { customerKey } from '../coupons/coupon-store.ts';
import { json } from '../db/json.ts';
import { newToken } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import { type Call, type Handler, notFound, type Refusal, refuse } from '../handler.ts';
import { type FieldRefusal, violate } from '../http/refusals.ts';
import { postMails } from '../mail/post-mails.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Allocated, allocate } from '../stock/allocate.ts';
import { lockStock, moveStock } from '../stock/stock.ts';
import { couponMessage } from '../words/coupon-message.ts';
import { arrivalOf } from './arrival-of.ts';
import { askForMail } from './ask-for-mail.ts';
import { basketOf } from './basket.ts';
import { orderNumber } from './order-number.ts';
import { latestOutcome } from './order-store.ts';
import { orderWire } from './order-wire.ts';
import { refuseOrder } from './refuse-order.ts';

/** How long the shelf waits for a payment. */
export const paymentWindowMs = 30 * 60_000;

type OrderCall = Call<ShopApi['createMyOrderFromCart']>;
type Trx = Transaction<Tables>;

/** The order that was made of a cart, when there is one: however often it is asked for, there is one. */
const orderOf = async (trx: Trx, { channel, body }: OrderCall): Promise<OrderWire | undefined> => {
  const row = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('cart_token', '=', body.token_value)
    .where('brand', '=', channel.brand_channel)
    .executeTakeFirst();
  return row && orderWire(row, await latestOutcome(trx, row.token));
};

/** Waits for whoever is ordering this cart now. */
const lockCart = (trx: Trx, { body }: OrderCall) =>
  trx.selectFrom('cart').select('token').where('token', '=', body.token_value).forUpdate().executeTakeFirst();

/** What became void since the cart was last shown is taken off it, and the shopper looks at the new price first. */
const dropWhatIsVoid = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel: { locale } }: OrderCall,
  view: CartView,
): Promise<E.Either<Refusal, never> | undefined> => {
  const now = sandbox.clock.now();
  if (view.couponPaused) {
    const { refusal } = view.couponPaused;
    await patchCart(trx, view.row.token, { coupon_code: null }, now);
    const message = couponMessage(refusal, locale);
    const violations = [{ property_path: 'coupon_code', code: `coupon.${refusal}`, message }];
    return refuse(422, `coupon.${refusal}`, { message, violations });
  }
  const steps = settledSteps(view);
  if (!steps) return undefined;
  await patchCart(trx, view.row.token, steps, now);
  return violate(locale, [{ path: 'checkout_state', code: 'checkout.not_ready' }]);
};

const shortage = (line: number, available: number): FieldRefusal => ({
  path: `items[${line}].quantity`,
  ...(available > 0
    ? { code: 'product.stock.reduce_stock', values: { stock: available } }
    : { code: 'product.stock.no_stock_available' }),
});

const insertOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel }: OrderCall,
  view: CartView,
  allocated: readonly Allocated[],
): Promise<OrderWire> => {
  const { row, totals, coupon, lines } = view;
  const now = new Date(sandbox.clock.now());
  const nothingToPay = row.checkout_state === 'payment_skipped';
  const settled = nothingToPay || isPaidLater(row.payment_method ?? '');
  const email = row.email ?? '';
  const token = newToken();
  const order = await trx
    .insertInto('shop_order')
    .values({
      token,
      cart_token: row.token,
      number: orderNumber(row.brand),
      brand: row.brand,
      locale: channel.locale,
      state: settled ? 'new' : 'payment_pending',
      email,
      total: totals.total,
      currency: sandbox.shops[row.brand].currency,
      payment_method: row.payment_method,
      basket: json(basketOf(cartWire(sandbox, channel.locale, view))),
      ...arrivalOf(sandbox, view, allocated),
      created_at: now,
      paid_at: nothingToPay ? now : null,
      expires_at: settled ? null : new Date(now.getTime() + paymentWindowMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_line')
    .values(
      allocated.map(({ variantId, quantity, fromStock }, i) => ({
        order_token: token,
        position: i + 1,
        product_id: lines[i]?.product.id ?? '',
        variant_id: variantId,
        quantity,
        from_stock: fromStock,
      })),
    )
    .execute();
  if (coupon)
    await trx
      .insertInto('coupon_use')
      .values({ code: coupon.code, order_token: token, customer: customerKey(email) })
      .execute();
  if (settled) await askForMail(trx, token, now);
  await patchCart(trx, row.token, { checkout_state: 'completed' }, now.getTime());
  return orderWire(order, undefined);
};

const placeOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  call: OrderCall,
): Promise<E.Either<Refusal, OrderWire>> => {
  const { channel, body } = call;
  if (!(await lockCart(trx, call))) return notFound('cart.not_found');
  const known = await orderOf(trx, call);
  if (known) return E.right(known);
  const stored = await readCart(trx, channel, body.token_value);
  if (!stored) return notFound('cart.not_found');
  const view = await viewCart(trx, sandbox, channel, stored, true);
  const refused =
    refuseOrder(sandbox.shops[channel.brand_channel], channel.locale, view) ??
    (await dropWhatIsVoid(trx, sandbox, call, view));
  if (refused) return refused;
  const { brand, email, payment_method, checkout_state } = view.row;
  const methods = await paymentMethodsFor(trx, sandbox, brand, email);
  const payment =
    checkout_state === 'payment_skipped' ? undefined : refusePayment(methods, payment_method ?? '');
  if (payment) return violate(channel.locale, [{ path: 'payment_method', code: payment }]);

  const wanted = view.lines.map(({ row, product, quantity }) => ({
    product,
    variantId: row.variant_id,
    quantity,
  }));
  const { allocated, shortages } = allocate(wanted, await lockStock(trx, wanted));
  const short = firstAndRest(shortages.map(({ line, available }) => shortage(line, available)));
  if (short) return violate(channel.locale, short);
  await moveStock(
    trx,
    allocated.map(({ variantId, fromStock }) => ({ variantId, pieces: -fromStock })),
  );
  return E.right(await insertOrder(trx, sandbox, call, view, allocated));
};

/**
 * Makes a cart an order: all of it in one transaction, or nothing. Whoever presses again gets the same order.
 * Source: CHK-12, D2, D86.
 */
export const makeCreateOrder =
  (sandbox: Sandbox): Handler<ShopApi['createMyOrderFromCart']> =>
  async (call) => {
    const placed = await sandbox.db.transaction().execute((trx) => placeOrder(trx, sandbox, call));
    if (E.isRight(placed) && placed.right.state === 'new') await postMails(sandbox);
    return placed;
  };
