import { oldBefore } from '../../../domain/orders/value-retention.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Db } from '../db/schema.ts';
import { oldCartsJob } from '../jobs/engine-jobs.ts';
import type { Work } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { eraseRecords } from './erase-records.ts';
import { eraseValues } from './erase-values.ts';
import { forgetOld } from './forget-old.ts';

/** The job kind of the daily deletion of expired data. */
export const retentionJob = 'retention.daily';

/** When data is deleted, at night. Units: hour of the shop's clocks. */
const clearingHour = 3;

const onDay = (db: Db, day: Day, at: Date): Promise<void> =>
  schedule(db, { kind: retentionJob, subjectId: 'all', occasion: day }, at);

/**
 * Schedules today's run for now. If it is already done, nothing happens; if it is still open, it runs as soon as jobs
 * are processed.
 */
export const beginRetention = (db: Db, { clock }: Pick<Sandbox, 'clock'>): Promise<void> =>
  onDay(db, shopDay(clock.now(), clock.zone), new Date(clock.now()));

/** Deletes expired data and schedules the next night's run. Source: LAW-33, LAW-40. */
export const clearOut: Work = async (trx, sandbox, _, now) => {
  const { clock, lensValuesYears: years, engine } = sandbox;
  const today = shopDay(now.getTime(), clock.zone);
  await eraseValues(trx, { now, years, zone: clock.zone, engine });
  await forgetOld(trx, instantAt(oldBefore(today, years), 0, clock.zone), now);
  await eraseRecords(trx, sandbox, now);
  if (engine)
    for (const brand of brandIds)
      await schedule(trx, { kind: oldCartsJob, subjectId: brand, occasion: today }, now);
  const next = daysAfter(today, 1);
  await onDay(trx, next, instantAt(next, clearingHour, clock.zone));
};
