import { sql } from 'kysely';
import type { Connections, StatementListener } from '../../../adapters/sandbox/db/connect.ts';
import type { Db } from '../../../adapters/sandbox/db/schema.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';

/** Returns the first word and the first table of a statement. Its values are parameters, and its text is never recorded. */
const shapeOf = (text: string) => ({
  statement: /^\W*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'other',
  table: /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(text)?.[1]?.toLowerCase() ?? 'none',
});

/** Statements of a running shop. Those of migrations are left out. */
const asked: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/**
 * Records each statement, below the span that caused it. Undefined if telemetry is off, so that the database need not
 * measure.
 */
export const statementsTo = (telemetry: Telemetry): StatementListener | undefined =>
  telemetry.isOn
    ? ({ query, queryDurationMillis: ms }) => {
        const shape = shapeOf(query.sql);
        if (!asked.has(shape.statement)) return;
        telemetry.ended(`sql ${shape.statement} ${shape.table}`, shape, ms);
        telemetry.time('sql', shape, ms);
      }
    : undefined;

interface Waiting {
  readonly queue: string;
  readonly length: number;
  readonly since: Date;
}

/**
 * Returns the work that is due but not done. Each part has an index of its open rows, so that the cost does not grow
 * with the age of the shop.
 */
const waitingIn = async (db: Db, now: Date): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select kind as queue, count(*) as length, min(due_at) as since from job
      where done_at is null and given_up_at is null and due_at <= ${now} group by kind
    union all
    select 'letters', count(*), min(created_at) from outbox where done_at is null having count(*) > 0
    union all
    select 'unpaid orders', count(*), min(expires_at) from shop_order
      where state = 'payment_pending' and expires_at <= ${now} having count(*) > 0`.execute(db);
  return rows;
};

/** These queues are reported even if they are empty, so that an alarm has a value to read. */
const always = ['letters', 'unpaid orders'] as const;

/** Measures the length of each queue and the age of its oldest entry. */
export const watchQueues = ({ isOn, watch }: Telemetry, db: Db, clock: Pick<ClockPort, 'now'>): void => {
  if (!isOn) return;
  const waiting = async () => {
    const now = clock.now();
    const found = (await waitingIn(db, new Date(now))).map(({ queue, length, since }) => ({
      queue,
      length,
      age: (now - new Date(since).getTime()) / 1000,
    }));
    const empty = always.filter((queue) => !found.some((one) => one.queue === queue));
    return [...found, ...empty.map((queue) => ({ queue, length: 0, age: 0 }))];
  };
  watch('queueLength', async () =>
    (await waiting()).map(({ queue, length }) => ({ labels: { queue }, value: length })),
  );
  watch('queueAge', async () =>
    (await waiting()).map(({ queue, age }) => ({ labels: { queue }, value: age })),
  );
};

/** Measures how many connections are in use, and how many requests wait for one. */
export const watchConnections = ({ watch }: Telemetry, connections: () => Connections): void =>
  watch('connections', () =>
    Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
  );
