import type { Db } from '../db/schema.ts';
import { untilHeard } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { judgeOpen, mostAtOnce } from './judge-open.ts';
import { writeVerdicts } from './write-verdicts.ts';

/** What the job table calls the look for alerts that are due. There is one of it, which is never done. */
export const alertJob = 'product.alerts';

/** How soon somebody hears of what has come; the next look, where more waits than one takes. Units: ms. */
const pause = 10 * 60_000;
const breath = 60_000;

const look = (db: Db, at: Date): Promise<void> => schedule(db, { kind: alertJob, subjectId: 'all' }, at);

/** Begins it, and looks at once where it has begun. */
export const beginAlerts = (db: Db, { clock }: Pick<Sandbox, 'clock'>): Promise<void> =>
  look(db, new Date(clock.now()));

/**
 * Looks at what is waited for, whoever changed stock or price: the staff, an order, a range that was copied. Shelves of an
 * engine are asked with no transaction open; what is due is marked and its mail asked for in one. Then it comes again.
 * Source: STOCK-7, STOCK-8.
 */
export const lookForDue: OutsideWork = {
  waitAfter: untilHeard,
  outside: async (sandbox) => {
    const judged = await judgeOpen(sandbox);
    return async (trx) => {
      const now = new Date(sandbox.clock.now());
      await writeVerdicts(trx, judged, now);
      await look(trx, new Date(now.getTime() + (judged.length < mostAtOnce ? pause : breath)));
    };
  },
};
