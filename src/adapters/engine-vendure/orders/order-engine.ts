import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { OrderEngine } from '../../shop-server/engine/order-engine.ts';
import { type Engine, type EngineAnswer, EngineAway } from '../engine.ts';
import {
  forgetValues,
  lookAtOrder,
  ordersOfAccount,
  reportPaid,
  reportPaidLater,
  reportRefunded,
} from '../questions.ts';
import { soldOrder } from './sold-order.ts';

/** Returns whether the order could still be paid. */
const heard = (operation: string, told: EngineAnswer<unknown>): 'told' | 'closed' => {
  if (E.isRight(told)) return 'told';
  if (told.left.code === 'payment.order_closed') return 'closed';
  throw new EngineAway(operation, told.left.code);
};

/** More orders than any account of the demonstration has. */
const most = 100;

/** The companion's requests to Vendure about orders. An unexpected refusal rejects, so that the job is retried. */
export const makeOrderEngine = (engine: Engine, shops: Readonly<Record<BrandId, Shop>>): OrderEngine => ({
  look: async ({ brand, token }) => {
    const asked = 'en';
    const ask = (locale: Locale) => engine.ask({ brand, locale }, lookAtOrder, { order: token });
    const found = await ask(asked);
    if (E.isLeft(found)) return undefined;
    const { locale } = found.right;
    const own = locale === null || locale === asked ? found : await ask(locale);
    return E.isLeft(own) ? undefined : soldOrder(shops[brand], locale ?? asked, own.right);
  },
  ofAccount: async (shop, account) => {
    const found = await engine.ask(shop, ordersOfAccount, { account, take: most, skip: 0 });
    if (E.isLeft(found)) throw new EngineAway(ordersOfAccount.name, found.left.code);
    return found.right.orders.flatMap((order) => soldOrder(shops[shop.brand], shop.locale, order) ?? []);
  },
  paid: async ({ brand, locale, token }, { method, reference }) =>
    heard(
      reportPaid.name,
      await engine.ask({ brand, locale }, reportPaid, { orderToken: token, method, reference }),
    ),
  paidLater: async ({ brand, locale, token }, method) =>
    heard(
      reportPaidLater.name,
      await engine.ask({ brand, locale }, reportPaidLater, { orderToken: token, method }),
    ),
  refunded: async ({ brand, locale, token }, { amount, reference, reason }) => {
    const told = await engine.ask({ brand, locale }, reportRefunded, {
      orderToken: token,
      amount,
      reference,
      ...(reason !== undefined && { reason }),
    });
    // An order that was cancelled unpaid has nothing to refund in the engine, because the engine never had the payment.
    if (E.isLeft(told) && told.left.code !== 'payment.nothing_to_refund')
      throw new EngineAway(reportRefunded.name, told.left.code);
  },
  forgetValues: async ({ brand, locale, token }) => {
    const told = await engine.ask({ brand, locale }, forgetValues, { orderToken: token });
    // An order that does not exist contains no values.
    if (E.isLeft(told) && told.left.code !== 'order.not_found')
      throw new EngineAway(forgetValues.name, told.left.code);
  },
});
