import { placeOfError } from '../../shared/place-of-error.ts';
import type { JobRow } from '../db/job-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { waitAfter } from './back-off.ts';

/** A job whose time has come. */
export type DueJob = Pick<JobRow, 'id' | 'kind' | 'subject_id' | 'occasion' | 'due_at' | 'tries'>;

/**
 * Does what a job asks for, by this transaction alone: what it writes and that it was done stand together or not at all.
 * Throws where it cannot be done now. What comes again schedules its next occasion itself, after `now`.
 */
export type Work = (trx: Trx, sandbox: Sandbox, job: DueJob, now: Date) => Promise<void>;
/**
 * Does what a job asks of somebody outside, with no transaction open meanwhile: an embedded database has one connection,
 * and others wait for it. Answers with what is to be written of it. It may be asked again, also while it is being done
 * by somebody who was given up: the outside has to know it by its name.
 */
export interface OutsideWork {
  readonly outside: (sandbox: Sandbox, job: DueJob) => Promise<(trx: Trx) => Promise<void>>;
  /** When it is tried again after so many failures; none: as everything is. Units: ms. */
  readonly waitAfter?: typeof waitAfter;
}
export type Works = Readonly<Record<string, Work | OutsideWork>>;

/** So long nobody else takes up what somebody asks outside; a process that died meanwhile has left it due. Units: ms. */
const lease = 2 * 60_000;

/** What one call does at most, so that nobody who waits for it waits long: the next goes on. */
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

/** Puts off what failed, or gives it up; nothing where somebody moved, did or failed it meanwhile. */
const putOff = async (
  { db, report }: Sandbox,
  work: Works[string] | undefined,
  job: DueJob,
  now: Date,
  reason: string,
): Promise<void> => {
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
    .where('due_at', '=', job.due_at)
    .where('done_at', 'is', null)
    .execute();
  report({ operation: job.kind, kind: wait === undefined ? 'job-given-up' : 'job-failed', detail: reason });
};

const done = (now: Date) => ({ done_at: now, reason: null });

/** False: nothing is due that nobody else is at. */
const runNext = async (sandbox: Sandbox, works: Works, now: Date): Promise<boolean> => {
  const { db } = sandbox;
  let job: DueJob | undefined;
  try {
    const asked = await db.transaction().execute(async (trx) => {
      job = await claim(trx, Object.keys(works), now);
      if (!job) return false;
      const work = works[job.kind];
      if (typeof work === 'object') {
        const due_at = new Date(now.getTime() + lease);
        await trx.updateTable('job').set({ due_at }).where('id', '=', job.id).execute();
        job = { ...job, due_at };
        return work;
      }
      await work?.(trx, sandbox, job, now);
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
          .set(done(now))
          .where('id', '=', taken.id)
          // Who moved it meanwhile wants it done once more.
          .where('due_at', '=', taken.due_at)
          .where('done_at', 'is', null)
          .execute();
      });
    }
    return asked !== false;
  } catch (error) {
    if (!job) throw error;
    await putOff(sandbox, works[job.kind], job, now, placeOfError(error));
    return true;
  }
};

/**
 * Does every job whose time has come, the oldest first, each once, however many servers call this at once. A process
 * that dies leaves its job due. Never fails its caller: what fails is reported, tried again later, and given up in the
 * end. `isWanted`: asked before each, so that who closes waits for one only.
 */
export const runDueJobs = async (
  sandbox: Sandbox,
  works: Works,
  isWanted: () => boolean = () => true,
): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  if (Object.keys(works).length === 0) return;
  try {
    for (let done = 0; done < mostAtOnce; done++)
      if (!isWanted() || !(await runNext(sandbox, works, now))) return;
  } catch (error) {
    sandbox.report({ operation: 'jobs', kind: 'job-failed', detail: placeOfError(error) });
  }
};
