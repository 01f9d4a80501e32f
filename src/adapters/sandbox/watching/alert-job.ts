import type { Db } from '../db/schema.ts';
import { retryForever } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { judgeOpen, mostAtOnce } from './judge-open.ts';
import { writeVerdicts } from './write-verdicts.ts';

/** The job kind of the check for due alerts. There is only one such job, and it always schedules itself again. */
export const alertJob = 'product.alerts';

/** The interval between checks, and the shorter one if more alerts are waiting than one check takes. Units: ms. */
const pause = 10 * 60_000;
const breath = 60_000;

const look = (db: Db, at: Date): Promise<void> => schedule(db, { kind: alertJob, subjectId: 'all' }, at);

/** Schedules a check for now, and moves one that is already scheduled to now. */
export const beginAlerts = (db: Db, { clock }: Pick<Sandbox, 'clock'>): Promise<void> =>
  look(db, new Date(clock.now()));

/**
 * Checks the open alerts, whatever changed stock or price: the staff, an order or a copied range. An engine's stock is
 * read outside any transaction. Due alerts are marked and their mails requested in one. Then it schedules itself again.
 * Source: STOCK-7, STOCK-8.
 */
export const lookForDue: OutsideWork = {
  waitAfter: retryForever,
  outside: async (sandbox) => {
    const judged = await judgeOpen(sandbox);
    return async (trx) => {
      const now = new Date(sandbox.clock.now());
      await writeVerdicts(trx, judged, now);
      await look(trx, new Date(now.getTime() + (judged.length < mostAtOnce ? pause : breath)));
    };
  },
};
