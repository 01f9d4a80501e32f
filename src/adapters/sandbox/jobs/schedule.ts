import type { Db } from '../db/schema.ts';

/** What a job is known by: there is one of it. */
export interface JobName {
  readonly kind: string;
  readonly subjectId: string;
  /** Tells one time from the next of what comes again; none: it comes once. */
  readonly occasion?: string;
}

/**
 * Sees to it that something is done at a time. What is open is moved to that time and begins its tries anew; what was
 * done is not done again. In a transaction that also changes the subject, call this before: a job that runs holds its
 * row first as well.
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

/** Takes back what was not done yet: of one occasion, or of all. Call it before the subject is changed. */
export const cancel = async (db: Db, { kind, subjectId, occasion }: JobName): Promise<void> => {
  const open = db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('done_at', 'is', null);
  await (occasion === undefined ? open : open.where('occasion', '=', occasion)).execute();
};
