import type { Generated, Selectable } from 'kysely';

/** Jobs to run at a given time, once each. A job is open while it is neither done nor given up. */
interface JobTable {
  id: Generated<number>;
  kind: string;
  /** The subject of the job: the id of an alarm, a subscription … */
  subject_id: string;
  /** Distinguishes the occurrences of a repeated job: the day, the number of the delivery. */
  occasion: string;
  due_at: Date;
  /** The number of failures. */
  tries: Generated<number>;
  done_at: Date | null;
  given_up_at: Date | null;
  /** Where it failed the last time, without any data of the subject. */
  reason: string | null;
}

export interface JobTables {
  job: JobTable;
}

export type JobRow = Selectable<JobTable>;
