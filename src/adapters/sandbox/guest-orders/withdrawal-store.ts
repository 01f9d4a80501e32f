import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Withdrawal } from '../../../domain/orders/withdrawal.ts';
import type { Channel } from '../../contract/channel.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { WithdrawalRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { spokenNumber } from '../db/new-token.ts';
import type { Db, Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { withdrawalTopic } from '../mail/withdrawal-letter.ts';
import { findOrder } from './find-order.ts';

/** Digest of the whole declaration. A repeated request gets the same receipt, and nobody gets the receipt of another person. */
const digestOf = (channel: Channel, { name, number, email, goods }: Withdrawal): string =>
  createHash('sha256')
    .update(JSON.stringify([channel.brand_channel, name, number, email.toLowerCase(), goods]))
    .digest('hex');

/** Stores a declaration and queues the mail with its receipt, both once. */
export const keepWithdrawal = async (
  trx: Trx,
  channel: Channel,
  withdrawal: Withdrawal,
  now: Date,
): Promise<WithdrawalRow> => {
  const { name, number, email, goods } = withdrawal;
  const digest = digestOf(channel, withdrawal);
  const token = await findOrder(trx, channel.brand_channel, withdrawal);
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
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ digest: sql`excluded.digest` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await askForLetter(trx, withdrawalTopic, kept.receipt, now);
  return kept;
};

/** Returns the withdrawals from an order, oldest first. Source: LAW-37. */
export const withdrawalsFrom = async (
  db: Db,
  token: string,
): Promise<NonNullable<OrderWire['withdrawals']>> => {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['receipt', 'received_at', 'goods'])
    .where('order_token', '=', token)
    .orderBy('received_at')
    .orderBy('receipt')
    .execute();
  return rows.map(({ receipt, received_at, goods }) => ({
    receipt,
    received_at: received_at.toISOString(),
    goods,
  }));
};
