import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Cancellation } from '../../../domain/orders/cancellation.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Channel } from '../../contract/channel.ts';
import { lockRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { CancellationRow, SubscriptionRow } from '../db/subscription-tables.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { cancellationTopic } from '../mail/cancellation-letter.ts';
import { holdOrders, scheduleEnd, writeSubscription } from '../subscription-rows/subscription-store.ts';

/** The whole content: whoever sends the same again gets the same receipt, and nobody gets another's. */
const digestOf = (channel: Channel, { name, number, email, kind, reason, endsOn }: Cancellation): string =>
  createHash('sha256')
    .update(JSON.stringify([channel.brand_channel, name, number, email.toLowerCase(), kind, reason, endsOn]))
    .digest('hex');

const group = (): string => String(randomInt(10_000)).padStart(4, '0');
/** Drawn, not counted: it tells nobody how many there are. */
const receiptNumber = (): string => `KD-${group()}-${group()}-${group()}`;

/** The subscription that number and e-mail name together. Its row is locked. */
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

/** When a declaration came. */
interface Moment {
  readonly now: Date;
  readonly today: Day;
  readonly zone: string | undefined;
}

/** Over at once, or with the day that was wished for. For an important reason nobody waits. */
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
  await writeSubscription(trx, {
    ...row,
    state: 'cancelled',
    cancelled_at: now,
    problem: null,
    failures: 0,
    retry_on: null,
  });
};

/** Keeps a declaration, ends what it names, and leaves word that its receipt is to be mailed, all of it once. */
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
      receipt: receiptNumber(),
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
  await askForLetter(trx, cancellationTopic, kept.receipt, moment.now);
  return kept;
};
