import type { Generated, Selectable } from 'kysely';

/** What is to be done at a time, once. Open: neither done nor given up. */
interface JobTable {
  id: Generated<number>;
  kind: string;
  /** What it is about: the id of an alarm, a subscription … */
  subject_id: string;
  /** Tells one time from the next of what comes again: the day, the number of the delivery. */
  occasion: string;
  due_at: Date;
  /** How often it failed. */
  tries: Generated<number>;
  done_at: Date | null;
  given_up_at: Date | null;
  /** Where it failed the last time, without what it was about. */
  reason: string | null;
}

export interface JobTables {
  job: JobTable;
}

export type JobRow = Selectable<JobTable>;
