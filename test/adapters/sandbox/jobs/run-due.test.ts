import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabasePlace } from '../../../../src/adapters/sandbox/db/connect.ts';
import { migrate } from '../../../../src/adapters/sandbox/db/migrations.ts';
import {
  type OutsideWork,
  runDueJobs,
  type Work,
  type Works,
} from '../../../../src/adapters/sandbox/jobs/run-due.ts';
import { cancel, schedule } from '../../../../src/adapters/sandbox/jobs/schedule.ts';
import { onServer } from '../fixtures/own-database.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const minute = 60_000;
const day = 86_400_000;
const at = (ms: number) => new Date(testNow + ms);

const root = mkdtempSync(join(tmpdir(), 'dioptra-jobs-'));
const server = await onServer('template1');
const places: readonly (readonly [string, DatabasePlace])[] = [
  ['the embedded database', { dataDir: join(root, 'shop') }],
  ...(server ? ([['a PostgreSQL server', server.place]] as const) : []),
];
afterAll(async () => {
  await server?.drop();
  rmSync(root, { recursive: true, force: true });
});

/** Writes to the database, which shows whether the work was committed. */
const write: Work = async (trx, _, { kind, subject_id, occasion }, now) => {
  await trx
    .insertInto('outbox')
    .values({ topic: `${kind} ${occasion}`, subject_id, created_at: now })
    .execute();
};

describe.each(places)('jobs on %s', (_, place) => {
  let started: TestSandbox;
  beforeAll(async () => {
    started = await startSandbox(place);
    await migrate(started.sandbox.db);
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    started.controls.setClock(testNow);
    await started.sandbox.db.deleteFrom('job').execute();
    await started.sandbox.db.deleteFrom('outbox').execute();
  });

  const run = (work: Works[string] = write, on = started) => runDueJobs(on.sandbox, { reminder: work });
  const written = async () =>
    (await started.sandbox.db.selectFrom('outbox').select('subject_id').orderBy('id').execute()).map(
      ({ subject_id }) => subject_id,
    );
  const job = (subjectId: string) => ({ kind: 'reminder', subjectId });
  const kept = () => started.sandbox.db.selectFrom('job').selectAll().orderBy('id').executeTakeFirstOrThrow();

  it('run when they are due, the oldest first, once', async () => {
    const { db } = started.sandbox;
    await schedule(db, job('later'), at(2 * minute));
    await schedule(db, job('second'), at(0));
    await schedule(db, job('first'), at(-minute));
    await run();
    await run();
    expect(await written()).toEqual(['first', 'second']);
    started.controls.setClock(testNow + 2 * minute);
    await run();
    expect(await written()).toEqual(['first', 'second', 'later']);
  });

  it('run once however often they are scheduled, and not again', async () => {
    const { db } = started.sandbox;
    await Promise.all(Array.from({ length: 8 }, () => schedule(db, job('a'), at(0))));
    await run();
    await schedule(db, job('a'), at(0));
    await run();
    expect(await written()).toEqual(['a']);
    await schedule(db, { ...job('a'), occasion: '2026-12-01' }, at(0));
    await run();
    expect(await written()).toEqual(['a', 'a']);
  });

  it('can be moved and cancelled', async () => {
    const { db } = started.sandbox;
    await schedule(db, job('moved'), at(0));
    await schedule(db, job('moved'), at(day));
    await schedule(db, { ...job('back'), occasion: '1' }, at(0));
    await schedule(db, { ...job('back'), occasion: '2' }, at(0));
    await cancel(db, { ...job('back'), occasion: '1' });
    await run();
    expect(await written()).toEqual(['back']);
    await schedule(db, { ...job('back'), occasion: '3' }, at(0));
    await cancel(db, job('back'));
    started.controls.setClock(testNow + day);
    await run();
    expect(await written()).toEqual(['back', 'moved']);
  });

  it('run on one of two servers, however often both ask · FLEET-3', async () => {
    const other = 'url' in place ? await startSandbox(place) : started;
    const subjects = Array.from({ length: 40 }, (_, i) => `${i}`);
    for (const subject of subjects) await schedule(started.sandbox.db, job(subject), at(0));
    await Promise.all([started, other, started, other].map((one) => run(write, one)));
    expect([...(await written())].sort()).toEqual([...subjects].sort());
    if (other !== started) await other.close();
  });

  it('that repeat run once after a year of downtime, and then in their rhythm', async () => {
    const { db } = started.sandbox;
    const monthly: Work = async (trx, sandbox, due, now) => {
      await write(trx, sandbox, due, now);
      const next = new Date(now.getTime() + 30 * day);
      const occasion = next.toISOString().slice(0, 10);
      await schedule(trx, { kind: due.kind, subjectId: due.subject_id, occasion }, next);
    };
    await schedule(db, { ...job('a'), occasion: 'first' }, at(0));
    started.controls.setClock(testNow + 365 * day);
    await run(monthly);
    await run(monthly);
    expect(await written()).toEqual(['a']);
    started.controls.setClock(testNow + 395 * day);
    await run(monthly);
    expect(await written()).toEqual(['a', 'a']);
  });

  it('that fail leave nothing, block no others, and are retried later', async () => {
    const { db } = started.sandbox;
    const flaky: Work = async (trx, sandbox, due, now) => {
      await write(trx, sandbox, due, now);
      if (due.subject_id === 'weak' && due.tries < 2) throw new TypeError('stammgast@example.org');
    };
    await schedule(db, job('weak'), at(-minute));
    await schedule(db, job('sound'), at(0));
    await run(flaky);
    await run(flaky);
    expect(await written()).toEqual(['sound']);
    expect(await kept()).toMatchObject({
      tries: 1,
      due_at: at(minute),
      reason: expect.stringContaining('TypeError'),
    });
    started.controls.setClock(testNow + minute);
    await run(flaky);
    expect(await written()).toEqual(['sound']);
    started.controls.setClock(testNow + 5 * minute);
    await run(flaky);
    expect(await written()).toEqual(['sound', 'weak']);
    expect(await kept()).toMatchObject({ tries: 2, reason: null });
  });

  it('that never succeed are given up, and reported without their data', async () => {
    const { db } = started.sandbox;
    const before = started.incidents.length;
    const broken: Work = async () => {
      throw new RangeError('stammgast@example.org');
    };
    await schedule(db, job('a'), at(0));
    for (let days = 0; days < 10; days++) {
      for (let n = 0; n < 4; n++) {
        started.controls.setClock(testNow + days * day + n * 6 * 60 * minute);
        await run(broken);
      }
    }
    const said = started.incidents.slice(before);
    expect(said.map(({ kind }) => kind)).toEqual([...Array(6).fill('job-failed'), 'job-given-up']);
    expect(JSON.stringify([said, await kept()])).not.toContain('stammgast');
    expect((await kept()).given_up_at).not.toBeNull();
    // A job that is scheduled again starts again.
    await schedule(db, job('a'), at(0));
    await run();
    expect(await written()).toEqual(['a']);
  });

  it('that fail wait as well if an operator made them due by hand · OPS-10', async () => {
    const { db } = started.sandbox;
    let tries = 0;
    const broken: Work = async () => {
      tries += 1;
      throw new RangeError();
    };
    await schedule(db, job('a'), at(day));
    // As `now()` writes it: with microseconds.
    await sql`update job set due_at = ${at(-minute)}::timestamptz + interval '123 microseconds'`.execute(db);
    await schedule(db, job('b'), at(0));
    await runDueJobs(started.sandbox, { reminder: broken });
    expect(tries).toBe(2);
    expect(await kept()).toMatchObject({ tries: 1, due_at: at(minute) });
  });

  it('with waits of their own are retried by these, and need not be given up', async () => {
    const { db } = started.sandbox;
    let fails = true;
    const patient: Works[string] = {
      within: async (trx, sandbox, due, now) => {
        await write(trx, sandbox, due, now);
        if (fails) throw new RangeError();
      },
      waitAfter: () => minute,
    };
    await schedule(db, job('a'), at(0));
    for (let n = 0; n < 20; n++) {
      started.controls.setClock(testNow + n * minute);
      await run(patient);
    }
    expect(await kept()).toMatchObject({ tries: 20, given_up_at: null, due_at: at(20 * minute) });
    fails = false;
    started.controls.setClock(testNow + 20 * minute);
    await run(patient);
    expect(await written()).toEqual(['a']);
  });

  it('of an unknown kind wait for a server that knows them', async () => {
    await schedule(started.sandbox.db, { kind: 'of-a-newer-server', subjectId: 'a' }, at(0));
    await run();
    expect(await kept()).toMatchObject({ tries: 0, done_at: null });
  });

  it.runIf('url' in place)('whose process dies are due as before', async () => {
    await schedule(started.sandbox.db, job('a'), at(0));
    await run(async (trx, sandbox, due, now) => {
      await write(trx, sandbox, due, now);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    expect(await written()).toEqual([]);
    started.controls.setClock(testNow + minute);
    await run();
    expect(await written()).toEqual(['a']);
  });

  it('survive a restart, done or not', async () => {
    await schedule(started.sandbox.db, job('done'), at(0));
    await schedule(started.sandbox.db, job('open'), at(day));
    await run();
    await started.close();
    started = await startSandbox(place);
    await migrate(started.sandbox.db);
    started.controls.setClock(testNow + day);
    await run();
    expect(await written()).toEqual(['done', 'open']);
  });

  describe('that call an outside service', () => {
    const telling = (meanwhile: () => Promise<void> = async () => undefined): OutsideWork => ({
      outside: async (sandbox, { kind, subject_id }) => {
        await meanwhile();
        return async (trx) => {
          const created_at = new Date(sandbox.clock.now());
          await trx
            .insertInto('outbox')
            .values({ topic: `${kind} ${crypto.randomUUID()}`, subject_id, created_at })
            .execute();
        };
      },
    });

    it('do not block the database meanwhile, and run once', async () => {
      const { db } = started.sandbox;
      await schedule(db, job('outside'), at(0));
      let answered: readonly string[] | undefined;
      const work = telling(async () => {
        // A second worker finds no work; a reader is answered while the external request is running.
        await run(work);
        answered = await Promise.race([
          written(),
          new Promise<undefined>((late) => setTimeout(() => late(undefined), 2000)),
        ]);
      });
      await run(work);
      expect(answered).toEqual([]);
      await run(work);
      expect(await written()).toEqual(['outside']);
      expect((await kept()).done_at).not.toBeNull();
    });

    it('are retried if they fail, and taken over if their process died', async () => {
      const { db } = started.sandbox;
      await schedule(db, job('outside'), at(0));
      const fails = telling(() => Promise.reject(new Error('away')));
      await run(fails);
      expect(await kept()).toMatchObject({ tries: 1, done_at: null, due_at: at(minute) });
      started.controls.setClock(testNow + minute);
      const { promise, reject } = Promise.withResolvers<void>();
      const dying = run(telling(() => promise));
      await expect.poll(async () => (await kept()).due_at).toEqual(at(3 * minute));
      started.controls.setClock(testNow + 3 * minute);
      await run(telling());
      expect(await written()).toEqual(['outside']);
      reject(new Error('died'));
      await dying;
      expect(await kept()).toMatchObject({ tries: 1, due_at: at(3 * minute + 2 * minute) });
      expect((await kept()).done_at).not.toBeNull();
    });

    it('are done by one server, and wait their whole time, late in a round that a silent service made long · FLEET-3', async () => {
      const { db } = started.sandbox;
      let calls = 0;
      // Each request is silent for longer than a job is reserved for.
      const silence = telling(async () => {
        calls += 1;
        started.controls.setClock(testNow + calls * 3 * minute);
        if (calls === 1) throw new Error('silent');
        // Another server begins a round while the second request is under way.
        if (calls === 2) {
          started.controls.setClock(testNow + 3.5 * minute);
          await run(
            telling(async () => {
              calls += 10;
            }),
          );
        }
      });
      await schedule(db, job('first'), at(0));
      await schedule(db, job('second'), at(0));
      await run(silence);
      expect(calls).toBe(2);
      expect(await written()).toEqual(['second']);
      expect(await kept()).toMatchObject({ subject_id: 'first', tries: 1, due_at: at(4 * minute) });
    });

    it('run once more if they are scheduled again meanwhile', async () => {
      const { db } = started.sandbox;
      await schedule(db, job('outside'), at(0));
      await run(telling(() => schedule(db, job('outside'), at(minute))));
      expect(await kept()).toMatchObject({ done_at: null, due_at: at(minute) });
      started.controls.setClock(testNow + minute);
      await run(telling());
      expect(await written()).toEqual(['outside', 'outside']);
    });
  });
});
