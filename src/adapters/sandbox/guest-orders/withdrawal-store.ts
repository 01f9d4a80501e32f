import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Withdrawal } from '../../../domain/orders/withdrawal.ts';
import { keptItems, type NamedLine, namedLines } from '../../../domain/orders/withdrawn-lines.ts';
import type { OrderedBasket } from '../../contract/cart/basket.ts';
import type { Channel } from '../../contract/channel.ts';
import type { OrderRow, WithdrawalRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { spokenNumber } from '../db/new-token.ts';
import { lockRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { withdrawalTopic } from '../mail/withdrawal-letter.ts';
import { isRegular, subscriptionBegunWith } from '../order-rows/begun-subscription.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import { cancelSubscription, holdOrders } from '../subscription-rows/subscription-store.ts';
import { findOrder } from './find-order.ts';

/** Digest of the whole declaration. A repeated request gets the same receipt, and nobody gets the receipt of another person. */
const digestOf = (channel: Channel, { name, number, email, goods, after }: Withdrawal): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[channel.brand_channel, name, number, email.toLowerCase(), goods],
        ...(after === undefined ? [] : [after]),
      ]),
    )
    .digest('hex');

const linesOf = ({ items }: OrderedBasket): readonly NamedLine[] =>
  items.map(({ id, title, quantity, formatted_options: options }) => ({ id, title, quantity, options }));

/** Ends the subscription that began with an order once all goods that it began with are withdrawn from. */
export const endBegun = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  const begun = await subscriptionBegunWith(trx, order);
  if (!begun || begun.state === 'cancelled') return;
  const { withdrawals } = (await progressOf(trx, [order.token]))(order.token);
  if (keptItems({ items: order.basket.items, withdrawals }).some(isRegular)) return;
  await holdOrders(trx, begun.id);
  await cancelSubscription(trx, await lockRow(trx, 'subscription', { id: begun.id }), now);
};

/**
 * Stores a declaration, ends the subscription that it covers, and queues the mail with its receipt, all of it once.
 * Source: LAW-4, SUBS-9.
 */
export const keepWithdrawal = async (
  trx: Trx,
  channel: Channel,
  withdrawal: Withdrawal,
  now: Date,
): Promise<WithdrawalRow> => {
  const { name, number, email, goods } = withdrawal;
  const digest = digestOf(channel, withdrawal);
  const token = await findOrder(trx, channel.brand_channel, withdrawal);
  // Two withdrawals at once have to see each other: together they may end a subscription.
  const order = token === undefined ? undefined : await lockRow(trx, 'shop_order', { token });
  const earlier = order && (await progressOf(trx, [order.token]))(order.token).withdrawals;
  const named = order && namedLines(linesOf(order.basket), goods, earlier);
  const kept = await trx
    .insertInto('withdrawal')
    .values({
      receipt: spokenNumber('WD', 3),
      digest,
      brand: channel.brand_channel,
      locale: channel.locale,
      name,
      order_number: number,
      email,
      goods: json(goods),
      order_token: token ?? null,
      lines: named ? json(named.lines) : null,
      pieces: named?.pieces ? json(named.pieces) : null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ digest: sql`excluded.digest` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order) await endBegun(trx, order, now);
  await askForLetter(trx, withdrawalTopic, kept.receipt, now, token);
  return kept;
};
