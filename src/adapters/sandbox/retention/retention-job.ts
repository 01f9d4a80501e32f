import { sql } from 'kysely';
import { oldBefore } from '../../../domain/orders/value-retention.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Db, Trx } from '../db/schema.ts';
import { oldCartsJob } from '../jobs/engine-jobs.ts';
import type { Work } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { eraseRecords } from './erase-records.ts';
import { eraseValues } from './erase-values.ts';
import { forgetDone } from './forget-done.ts';
import { forgetOld } from './forget-old.ts';

/** The job kind of the daily deletion of expired data. */
export const retentionJob = 'retention.daily';

/** When data is deleted, at night. Units: hour of the shop's clocks. */
const clearingHour = 3;

/** The wait before the next part if more is due than one run deletes. Other jobs run meanwhile. Units: ms. */
const breath = 60_000;

const onDay = (db: Db, day: Day, at: Date): Promise<void> =>
  schedule(db, { kind: retentionJob, subjectId: 'all', occasion: day }, at);

/**
 * Schedules today's run for now. If it is already done, nothing happens; if it is still open, it runs as soon as jobs
 * are processed.
 */
export const beginRetention = (db: Db, { clock }: Pick<Sandbox, 'clock'>): Promise<void> =>
  onDay(db, shopDay(clock.now(), clock.zone), new Date(clock.now()));

/** How far the clock may be from that of the database. Units: ms. */
const mostApart = 86_400_000;

/**
 * Throws if the clock of this machine or of the database is wrong: what is deleted by it is lost. A clock that tests set
 * is not the machine's.
 */
const compareClocks = async (trx: Trx, { controls }: Pick<Sandbox, 'controls'>, now: Date): Promise<void> => {
  if (controls) return;
  const { rows } = await sql<{ readonly at: Date }>`select clock_timestamp() as at`.execute(trx);
  if (rows.some(({ at }) => Math.abs(at.getTime() - now.getTime()) > mostApart))
    throw Object.assign(new Error('The clocks differ'), { code: 'ClocksDiffer' });
};

/**
 * Deletes expired data and schedules the next night's run. A run deletes only so much; the rest follows in the same
 * night. Source: LAW-33, LAW-40, OPS-9.
 */
export const clearOut: Work = async (trx, sandbox, { id }, now) => {
  const { clock, lensValuesYears: years, engine } = sandbox;
  await compareClocks(trx, sandbox, now);
  const today = shopDay(now.getTime(), clock.zone);
  const before = instantAt(oldBefore(today, years), 0, clock.zone);
  const areMoreValues = await eraseValues(trx, { now, years, zone: clock.zone, engine });
  await forgetOld(trx, before, now);
  const areMoreRecords = await eraseRecords(trx, sandbox, now);
  const isMoreDone = await forgetDone(trx, before, now);
  if (areMoreValues || areMoreRecords || isMoreDone) {
    // Named after this run, which is not done yet and does not run again.
    const rest = { kind: retentionJob, subjectId: 'all', occasion: `${today} after ${id}` };
    await schedule(trx, rest, new Date(now.getTime() + breath));
  }
  if (engine)
    for (const brand of brandIds)
      await schedule(trx, { kind: oldCartsJob, subjectId: brand, occasion: today }, now);
  const next = daysAfter(today, 1);
  await onDay(trx, next, instantAt(next, clearingHour, clock.zone));
};
