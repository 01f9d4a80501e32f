import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Cancellation } from '../../../domain/orders/cancellation.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Channel } from '../../contract/channel.ts';
import { spokenNumber } from '../db/new-token.ts';
import { lockRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { CancellationRow, SubscriptionRow } from '../db/subscription-tables.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { cancellationTopic } from '../mail/cancellation-letter.ts';
import {
  cancelSubscription,
  holdOrders,
  scheduleEnd,
  writeSubscription,
} from '../subscription-rows/subscription-store.ts';

/** Digest of the whole declaration. A repeated request gets the same receipt, and nobody gets the receipt of another person. */
const digestOf = (channel: Channel, { name, number, email, kind, reason, endsOn }: Cancellation): string =>
  createHash('sha256')
    .update(JSON.stringify([channel.brand_channel, name, number, email.toLowerCase(), kind, reason, endsOn]))
    .digest('hex');

/** Finds the subscription that matches both number and e-mail, and locks its row. */
const named = async (
  trx: Trx,
  { brand_channel: brand }: Channel,
  { number, email }: Cancellation,
): Promise<SubscriptionRow | undefined> => {
  const found = await trx
    .selectFrom('subscription as s')
    .leftJoin('customer as c', 'c.id', 's.customer_id')
    .select('s.id')
    .where('s.id', '=', number)
    .where('s.brand', '=', brand)
    .where(sql`lower(coalesce(c.email, s.email))`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (!found) return undefined;
  await holdOrders(trx, found.id);
  return lockRow(trx, 'subscription', { id: found.id });
};

/** When a declaration was received. */
interface Moment {
  readonly now: Date;
  readonly today: Day;
  readonly zone: string | undefined;
}

/** Ends a subscription at once, or on the requested day. A cancellation for an important reason takes effect at once. */
const end = async (
  trx: Trx,
  row: SubscriptionRow,
  { kind, endsOn }: Cancellation,
  { now, today, zone }: Moment,
): Promise<void> => {
  if (row.state === 'cancelled') return;
  if (kind === 'ordinary' && endsOn !== undefined && endsOn > today) {
    await scheduleEnd(trx, await writeSubscription(trx, { ...row, ends_on: endsOn }, zone), endsOn, zone);
    return;
  }
  await cancelSubscription(trx, row, now);
};

/** Stores a declaration, ends the subscription that it names, and queues the mail with its receipt, all of it once. */
export const keepCancellation = async (
  trx: Trx,
  channel: Channel,
  cancellation: Cancellation,
  moment: Moment,
): Promise<CancellationRow> => {
  const { name, number, email, kind, reason, endsOn } = cancellation;
  const subscription = await named(trx, channel, cancellation);
  const kept = await trx
    .insertInto('cancellation')
    .values({
      receipt: spokenNumber('KD', 3),
      digest: digestOf(channel, cancellation),
      brand: channel.brand_channel,
      locale: channel.locale,
      name,
      number,
      email,
      kind,
      reason: reason ?? null,
      ends_on: endsOn ?? null,
      subscription_id: subscription?.id ?? null,
      received_at: moment.now,
    })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ digest: sql`excluded.digest` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (subscription) await end(trx, subscription, cancellation, moment);
  await askForLetter(trx, cancellationTopic, kept.receipt, moment.now, subscription?.id);
  return kept;
};
