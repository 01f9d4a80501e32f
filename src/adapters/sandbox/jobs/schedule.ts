import type { Db } from '../db/schema.ts';

/** Identifies a job. There is one job of each name. */
export interface JobName {
  readonly kind: string;
  readonly subjectId: string;
  /** Distinguishes the occurrences of a repeated job. Undefined: it runs once. */
  readonly occasion?: string;
}

/**
 * Schedules a job. An open job is moved to the new time and its tries start again; a finished job does not run again.
 * In a transaction that also changes the subject, call this first, because a running job also locks its own row first.
 */
export const schedule = async (
  db: Db,
  { kind, subjectId, occasion = '' }: JobName,
  dueAt: Date,
): Promise<void> => {
  await db
    .insertInto('job')
    .values({ kind, subject_id: subjectId, occasion, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id', 'occasion'])
        .doUpdateSet({ due_at: dueAt, tries: 0, given_up_at: null, reason: null })
        .where('job.done_at', 'is', null),
    )
    .execute();
};

/**
 * Schedules a job unless it is known: its time follows from its name, so there is nothing to move. Waits for no running
 * job, and may therefore be called when the subject is already locked.
 */
export const scheduleOnce = async (
  db: Db,
  { kind, subjectId, occasion = '' }: JobName,
  dueAt: Date,
): Promise<void> => {
  await db
    .insertInto('job')
    .values({ kind, subject_id: subjectId, occasion, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'occasion']).doNothing())
    .execute();
};

/** Deletes open jobs of one occasion, or of all. Call it before the subject is changed. */
export const cancel = async (db: Db, { kind, subjectId, occasion }: JobName): Promise<void> => {
  const open = db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('done_at', 'is', null);
  await (occasion === undefined ? open : open.where('occasion', '=', occasion)).execute();
};
