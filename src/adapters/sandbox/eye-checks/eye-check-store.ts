import { sql } from 'kysely';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { remindAt } from '../../../domain/eye-check/booking.ts';
import type { Slot } from '../../../domain/eye-check/slots.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { EyeCheckRow } from '../db/eye-check-tables.ts';
import { hashOf, newId, newToken } from '../db/new-token.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { cancel, schedule } from '../jobs/schedule.ts';

/** Topics of letters about an eye check. The subject is its id and the number of its changes. */
export const bookedTopic = 'eye-check.booked';
export const movedTopic = 'eye-check.moved';
export const cancelledTopic = 'eye-check.cancelled';
export const tomorrowTopic = 'eye-check.tomorrow';

/** Job kind of the mail on the day before. */
export const eyeCheckJob = 'eye-check.reminder';

/** How many upcoming eye checks a mailbox may have in a shop. Source: APPT-3. */
export const mostChecks = 3;

/** Takes a lock by name. Others that need the same name wait until the transaction ends. */
const alone = (trx: Trx, name: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`eye check ${name}`}, 0))`.execute(trx);

/** Locks the slots of an optician for a booking. */
export const holdOptician = (trx: Trx, partnerId: string): Promise<unknown> => alone(trx, partnerId);

/** Schedules the mail for the day before. None if that time has passed. Source: APPT-5. */
const remindLater = async (
  trx: Trx,
  { id, sequence }: Pick<EyeCheckRow, 'id' | 'sequence'>,
  { slot, zone, at }: { readonly slot: Slot; readonly zone: string; readonly at: Date },
): Promise<void> => {
  const due = remindAt(slot.start, zone);
  await cancel(trx, { kind: eyeCheckJob, subjectId: id });
  if (due <= at.getTime()) return;
  await schedule(trx, { kind: eyeCheckJob, subjectId: id, occasion: String(sequence) }, new Date(due));
};

/** Creates another secret for an eye check. Earlier secrets stay valid. */
export const cutLink = async (trx: Trx, id: string): Promise<string> => {
  const secret = newToken();
  await trx
    .insertInto('eye_check_link')
    .values({ secret: hashOf(secret), eye_check_id: id })
    .execute();
  return secret;
};

export type NewEyeCheck = Pick<
  EyeCheckRow,
  'brand' | 'locale' | 'partner_id' | 'first_name' | 'last_name' | 'email' | 'customer_id' | 'request_id'
>;

/** Whether a mailbox has the maximum number of upcoming eye checks. Locks it against other bookings. */
export const isFull = async (
  trx: Trx,
  { brand, email }: { readonly brand: BrandId; readonly email: string },
  at: Date,
): Promise<boolean> => {
  const key = matchingEmail(email);
  await alone(trx, `${brand} ${key}`);
  const rows = await trx
    .selectFrom('eye_check')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', key)
    .where('state', '=', 'booked')
    .where('starts_at', '>', at)
    .execute();
  return rows.length >= mostChecks;
};

/** Returns the eye check that the same request booked before. */
export const bookedBy = (
  trx: Trx,
  { brand, request_id, partner_id }: Pick<EyeCheckRow, 'brand' | 'request_id' | 'partner_id'>,
  start: Date,
): Promise<EyeCheckRow | undefined> =>
  findRow(trx, 'eye_check', { request_id, brand, partner_id, starts_at: start, state: 'booked' });

/** Stores an eye check and queues its confirmation mail. Source: APPT-3. */
export const keepCheck = async (
  trx: Trx,
  wanted: NewEyeCheck,
  { slot, zone, at }: { readonly slot: Slot; readonly zone: string; readonly at: Date },
): Promise<EyeCheckRow> => {
  const id = newId();
  const row = await trx
    .insertInto('eye_check')
    .values({
      ...wanted,
      ...{ id, state: 'booked', sequence: 0, created_at: at },
      email_key: matchingEmail(wanted.email),
      starts_at: new Date(slot.start),
      ends_at: new Date(slot.end),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await remindLater(trx, row, { slot, zone, at });
  await askForLetter(trx, bookedTopic, `${id} 0`, at, id);
  return row;
};

/** Whether an eye check belongs to a customer: booked in their account, or as a guest with their confirmed mailbox. */
const belongsTo =
  (customer: CustomerRow) =>
  ({ customer_id, email_key }: Pick<EyeCheckRow, 'customer_id' | 'email_key'>): boolean =>
    customer_id === customer.id || (hasProvenMailbox(customer) && email_key === customer.email_key);

export const checksOf = async (
  trx: Pick<Trx, 'selectFrom'>,
  customer: CustomerRow,
): Promise<readonly EyeCheckRow[]> => {
  const rows = await trx
    .selectFrom('eye_check')
    .selectAll()
    .where('brand', '=', customer.brand)
    .where(({ or, eb }) =>
      or([eb('customer_id', '=', customer.id), eb('email_key', '=', customer.email_key)]),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.filter(belongsTo(customer));
};

/** Returns the eye check of a link, or that of an id if it belongs to the customer. Locks it until the transaction ends. */
export const checkBy = async (
  trx: Trx,
  key: string,
  { brand, customer }: { readonly brand: BrandId; readonly customer: CustomerRow | undefined },
): Promise<EyeCheckRow | undefined> => {
  const linked = await findRow(trx, 'eye_check_link', { secret: hashOf(key) }, ['eye_check_id']);
  const row = await trx
    .selectFrom('eye_check')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', linked?.eye_check_id ?? key)
    .forUpdate()
    .executeTakeFirst();
  if (!row || linked) return row;
  return customer && belongsTo(customer)(row) ? row : undefined;
};

/** Moves an eye check to another time and queues a mail. Source: APPT-4. */
export const moveCheck = async (
  trx: Trx,
  { id, sequence }: EyeCheckRow,
  { slot, zone, at }: { readonly slot: Slot; readonly zone: string; readonly at: Date },
): Promise<EyeCheckRow> => {
  const next = { id, sequence: sequence + 1 };
  await remindLater(trx, next, { slot, zone, at });
  await askForLetter(trx, movedTopic, `${id} ${next.sequence}`, at, id);
  return trx
    .updateTable('eye_check')
    .set({ starts_at: new Date(slot.start), ends_at: new Date(slot.end), sequence: next.sequence })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Cancels an eye check, which frees its slot, and queues a mail. Source: APPT-4. */
export const cancelCheck = async (
  trx: Trx,
  { id, sequence }: EyeCheckRow,
  at: Date,
): Promise<EyeCheckRow> => {
  await cancel(trx, { kind: eyeCheckJob, subjectId: id });
  await askForLetter(trx, cancelledTopic, `${id} ${sequence + 1}`, at, id);
  return trx
    .updateTable('eye_check')
    .set({ state: 'cancelled', sequence: sequence + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Deletes all eye checks of a customer who deletes their account. Their slots are free again. Source: APPT-7. */
export const dropChecks = async (trx: Trx, customer: CustomerRow): Promise<void> => {
  for (const { id } of await checksOf(trx, customer)) await deleteRow(trx, 'eye_check', { id });
};
