import * as E from 'fp-ts/Either';
import { takesAlias } from '../../../domain/checkout/payment-code.ts';
import { seesOrder } from '../../../domain/orders/order-owner.ts';
import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { AnswerOf, BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { isPaidLater } from '../../shop-server/checkout/payment-methods.ts';
import { notFound, type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import type { Call, Handler } from '../call.ts';
import { refuseWayToPay } from '../checkout/choose-payment.ts';
import { buyerOfOrder } from '../checkout/is-known.ts';
import type { OrderRow, PaymentRow } from '../db/commerce-tables.ts';
import { newToken } from '../db/new-token.ts';
import type { Trx } from '../db/schema.ts';
import { wishOf } from '../first-orders/wish.ts';
import { laterJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import { isRunningCharge } from '../order-rows/order-progress.ts';
import { arrivalOnceSold } from '../orders/arrival-of-order.ts';
import { closePayments } from '../orders/close-payments.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { readOrder } from '../orders/order-store.ts';
import { settleSale } from '../orders/settle-sale.ts';
import { chargeAlias } from '../provider/provider-aliases.ts';
import { initialize } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdDeliveryOf } from '../subscription-rows/subscription-store.ts';
import { approvalFor } from './express-store.ts';
import { openPage } from './open-page.ts';
import { announceApproved, payByApproval } from './pay-by-approval.ts';
import { isReturnPath } from './return-path.ts';
import { settlePayment } from './settle-payment.ts';

type Answer = AnswerOf<ShopApi['startPayment']>;
/** The result of the transaction. A payment that was charged is settled after it, like any other. */
type Started =
  | { readonly charged: string }
  | { readonly approved: string }
  | { readonly opened: string }
  | { readonly answer: Answer };
const settled = { answer: { status: 'settled' } } as const satisfies Started;

type Wanted = Pick<PaymentRow, 'method' | 'return_path' | 'alias' | 'keep_alias'>;

/** A page of another provider is made for one attempt: a request after this time opens a new one. Units: ms. */
const twiceInARow = 5000;

/**
 * Returns the open payment of this order for the same wish since then, or inserts a new one. Another method means
 * another payment.
 */
const openPayment = async (
  trx: Trx,
  order: OrderRow,
  wanted: Wanted,
  now: Date,
  since: Date,
): Promise<string> => {
  const open = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_token', '=', order.token)
    .where('status', '=', 'pending')
    .where('method', '=', wanted.method)
    .where('return_path', '=', wanted.return_path)
    .where('alias', 'is not distinct from', wanted.alias)
    .where('keep_alias', '=', wanted.keep_alias)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (open) return open.id;
  const id = newToken();
  const sum = { amount: order.total, currency: order.currency };
  await trx
    .insertInto('payment')
    .values({ id, order_token: order.token, ...sum, ...wanted, status: 'pending', created_at: now })
    .execute();
  const { alias, keep_alias, method } = wanted;
  const keeps = keep_alias ? method : null;
  await initialize(trx, { id, order_number: order.number, ...sum, alias, keeps });
  return id;
};

/** Returns the saved payment method that a customer names, if it is their own. */
const aliasFor = (trx: Trx, alias: string, customer: number | undefined) =>
  trx
    .selectFrom('payment_alias')
    .select(['alias', 'method'])
    .where('alias', '=', alias)
    .where('customer_id', '=', customer ?? null)
    .executeTakeFirst();

/**
 * Determines how to pay. A method is saved only if it can be saved, and either the signed-in customer wants it or it is
 * needed for a subscription. Source: ACC-7, SUBS-4.
 */
const wantedFor = async (
  trx: Trx,
  body: BodyOf<ShopApi['startPayment']>,
  order: OrderRow,
  visitor: number | undefined,
  isWished: boolean,
): Promise<Wanted | undefined> => {
  const { return_path } = body;
  const own = visitor !== undefined && order.customer_id === visitor;
  if (body.alias !== undefined) {
    const kept = own ? await aliasFor(trx, body.alias, visitor) : undefined;
    return kept && { ...kept, return_path, keep_alias: false };
  }
  const method = body.method ?? order.payment_method ?? '';
  return {
    method,
    return_path,
    alias: null,
    keep_alias: ((own && body.keep_alias === true) || isWished) && takesAlias(method),
  };
};

/** Whether the shop is charging an order to its stored payment method, and does not know the outcome yet. Source: SUBS-10. */
const isBeingCharged = async (trx: Trx, token: string): Promise<boolean> =>
  (
    await trx.selectFrom('payment').select(['status', 'automatic']).where('order_token', '=', token).execute()
  ).some(isRunningCharge);

/** `approvals`: whether a wallet's approval from before the order may pay it. Source: EXP-6. */
const begin = async (
  sandbox: Sandbox,
  { channel, params: { token }, body }: Call<ShopApi['startPayment']>,
  visitor: number | undefined,
  approvals: boolean,
): Promise<E.Either<Refusal, Started>> => {
  const { brand_channel: brand } = channel;
  return sandbox.db.transaction().execute(async (trx): Promise<E.Either<Refusal, Started>> => {
    await holdDeliveryOf(trx, token);
    const order = await readOrder(trx, brand, token, true);
    if (!order || !seesOrder(order.customer_id ?? undefined, visitor)) return notFound('order');
    if (order.state === 'cancelled') return refuse(409, 'payment.order_closed');
    if (order.state !== 'payment_pending') return E.right(settled);
    // Whoever pays now would pay twice.
    if (await isBeingCharged(trx, token)) return refuse(409, 'payment.charging');
    const isWished = (await wishOf(trx, order.cart_token)) !== undefined;
    const wanted = await wantedFor(trx, body, order, visitor, isWished);
    if (!wanted) return notFound('payment_alias');
    const { method } = wanted;
    if (isWished && !isRepeatable(method)) return violate([{ path: 'method', code: 'subscription.payment' }]);
    const sum = { minor: order.total as Minor, currency: order.currency };
    const refusal = await refuseWayToPay(trx, sandbox, buyerOfOrder(order), method, sum);
    if (refusal) return violate([{ path: 'method', code: refusal }]);
    const now = new Date(sandbox.clock.now());
    const change = trx.updateTable('shop_order').where('token', '=', token);
    if (isPaidLater(method)) {
      const arrival = await arrivalOnceSold(trx, sandbox, order, now);
      await change.set({ state: 'new', expires_at: null, payment_method: method, ...arrival }).execute();
      await closePayments(trx, token);
      if (sandbox.engine) await schedule(trx, { kind: laterJob, subjectId: token }, now);
      await settleSale(trx, sandbox, token, now);
      return E.right(settled);
    }
    // A wallet's approval pays once. Subscriptions are paid with a saved payment method.
    const isPlain = approvals && wanted.alias === null && !isWished;
    const approval = isPlain ? await approvalFor(trx, order, method, now) : undefined;
    if (approval) {
      await announceApproved(trx, order, { method, return_path: wanted.return_path }, approval, now);
      await change.set({ payment_method: method }).execute();
      return E.right({ approved: approval.id });
    }
    const since = new Date(sandbox.provider ? now.getTime() - twiceInARow : 0);
    const id = await openPayment(trx, order, wanted, now, since);
    await change.set({ payment_method: method }).execute();
    const isOwn = sandbox.provider === undefined;
    if (isOwn && wanted.alias !== null && (await chargeAlias(trx, id, now))) return E.right({ charged: id });
    return E.right({ opened: id });
  });
};

/** A repeated request returns the same payment while it is open. Source: CHK-11, ACC-7. */
export const makeStartPayment =
  (sandbox: Sandbox): Handler<ShopApi['startPayment']> =>
  async (call) => {
    const { body, session } = call;
    const visitor = (await session.customer())?.id;
    if (!isReturnPath(body.return_path))
      return violate([{ path: 'return_path', code: 'validation.invalid' }]);
    await expireOrder(sandbox, call.params.token);
    let started = await begin(sandbox, call, visitor, true);
    if (E.isRight(started) && 'approved' in started.right) {
      const end = await payByApproval(sandbox, started.right.approved);
      if (end === 'unknown') return refuse(503, 'payment.provider_unavailable');
      // If the wallet refuses after all, the shopper pays on the payment page, as if nothing had been approved.
      started = end === 'paid' ? E.right(settled) : await begin(sandbox, call, visitor, false);
    }
    if (E.isRight(started) && 'charged' in started.right)
      await settlePayment(sandbox, started.right.charged, 'succeeded');
    if (E.isLeft(started)) return started;
    const one = started.right;
    if ('opened' in one) return openPage(sandbox, one.opened);
    return E.right('answer' in one ? one.answer : settled.answer);
  };
