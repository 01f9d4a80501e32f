import { sql } from 'kysely';
import { placeOfError } from '../../shared/place-of-error.ts';
import type { JobRow } from '../db/job-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { waitAfter } from './back-off.ts';

/** A job that is due. */
export type DueJob = Pick<JobRow, 'id' | 'kind' | 'subject_id' | 'occasion' | 'due_at' | 'tries'>;

/**
 * Work that is done within one transaction: its writes and its completion are committed together or not at all. Throws
 * if it cannot be done now. A repeated job schedules its next occurrence itself, after `now`.
 */
export type Work = (trx: Trx, sandbox: Sandbox, job: DueJob, now: Date) => Promise<void>;
/**
 * Work that asks another system, without an open transaction: an embedded database has one connection, and others wait
 * for it. Returns the function that writes the result. It may run again, even while an earlier run that was given up
 * continues, so the other system must recognise it by its id.
 */
export interface OutsideWork {
  readonly outside: (sandbox: Sandbox, job: DueJob) => Promise<(trx: Trx) => Promise<void>>;
  /** The wait before the next try after this many failures. Default: as for all jobs. Units: ms. */
  readonly waitAfter?: typeof waitAfter;
}
/** Work within one transaction that has its own waits. */
export interface PatientWork {
  readonly within: Work;
  /** The wait before the next try after this many failures. Units: ms. */
  readonly waitAfter: typeof waitAfter;
}
export type Works = Readonly<Record<string, Work | PatientWork | OutsideWork>>;

/** How long a job with an outside call is reserved. If the process dies, the job is due again afterwards. Units: ms. */
const lease = 2 * 60_000;

/** The most jobs in one call, so that no caller waits long. The next call continues. */
const mostAtOnce = 500;

const claim = (trx: Trx, kinds: readonly string[], now: Date): Promise<DueJob | undefined> =>
  trx
    .selectFrom('job')
    .select(['id', 'kind', 'subject_id', 'occasion', 'due_at', 'tries'])
    .where('kind', 'in', kinds)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Postpones a failed job, or gives it up. Does nothing if it was moved, done or failed meanwhile. */
const putOff = async (
  { db, report, clock }: Sandbox,
  work: Works[string] | undefined,
  job: DueJob,
  reason: string,
): Promise<void> => {
  const now = new Date(clock.now());
  const tries = job.tries + 1;
  const own = typeof work === 'object' ? work.waitAfter : undefined;
  const wait = (own ?? waitAfter)(tries);
  await db
    .updateTable('job')
    .set({
      tries,
      reason,
      ...(wait === undefined ? { given_up_at: now } : { due_at: new Date(now.getTime() + wait) }),
    })
    .where('id', '=', job.id)
    .where('tries', '=', job.tries)
    // A time that an operator set by hand has microseconds, which a date here has not.
    .where(sql`date_trunc('milliseconds', due_at)`, '=', job.due_at)
    .where('done_at', 'is', null)
    .execute();
  report({ operation: job.kind, kind: wait === undefined ? 'job-given-up' : 'job-failed', detail: reason });
};

const done = (now: Date) => ({ done_at: now, reason: null });

/**
 * Runs the next job that was due when the round began. False if there is none that is not being processed already.
 * All other times are those of the job itself: a round lasts long while an outside system is silent.
 */
const runNext = async (sandbox: Sandbox, works: Works, begun: Date): Promise<boolean> => {
  const { db, clock } = sandbox;
  let job: DueJob | undefined;
  try {
    const asked = await db.transaction().execute(async (trx) => {
      job = await claim(trx, Object.keys(works), begun);
      if (!job) return false;
      const now = new Date(clock.now());
      const work = works[job.kind];
      if (typeof work === 'object' && 'outside' in work) {
        const due_at = new Date(now.getTime() + lease);
        await trx.updateTable('job').set({ due_at }).where('id', '=', job.id).execute();
        job = { ...job, due_at };
        return work;
      }
      const within = typeof work === 'object' ? work.within : work;
      await within?.(trx, sandbox, job, now);
      await trx.updateTable('job').set(done(now)).where('id', '=', job.id).execute();
      return undefined;
    });
    if (asked && job) {
      const taken = job;
      const write = await asked.outside(sandbox, taken);
      await db.transaction().execute(async (trx) => {
        await write(trx);
        await trx
          .updateTable('job')
          .set(done(new Date(clock.now())))
          .where('id', '=', taken.id)
          // A job that was moved meanwhile has to run once more.
          .where('due_at', '=', taken.due_at)
          .where('done_at', 'is', null)
          .execute();
      });
    }
    return asked !== false;
  } catch (error) {
    if (!job) throw error;
    await putOff(sandbox, works[job.kind], job, placeOfError(error));
    return true;
  }
};

/**
 * Runs every due job, oldest first, each once, however many servers call this at the same time. If a process dies, its
 * job stays due. Never rejects: a failure is reported, retried later, and given up in the end. `isWanted`: checked
 * before each job, so that a shutdown waits for one job only.
 */
export const runDueJobs = async (
  sandbox: Sandbox,
  works: Works,
  isWanted: () => boolean = () => true,
): Promise<void> => {
  const begun = new Date(sandbox.clock.now());
  if (Object.keys(works).length === 0) return;
  try {
    for (let done = 0; done < mostAtOnce; done++)
      if (!isWanted() || !(await runNext(sandbox, works, begun))) return;
  } catch (error) {
    sandbox.report({ operation: 'jobs', kind: 'job-failed', detail: placeOfError(error) });
  }
};
