import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reminderTopic } from '../../../../src/adapters/sandbox/cart/reminder-topic.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { worksOf } from '../../../../src/adapters/sandbox/job-works.ts';
import { runDueJobs } from '../../../../src/adapters/sandbox/jobs/run-due.ts';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import {
  beginRetention,
  clearOut,
  retentionJob,
} from '../../../../src/adapters/sandbox/retention/retention-job.ts';
import { newEmail, signedIn } from '../fixtures/customers.ts';
import { care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const day = 86_400_000;
const clearing = Object.fromEntries(Object.entries(worksOf({})).filter(([kind]) => kind === retentionJob));
const at = (days: number): Date => new Date(testNow + days * day);
const night = (days: number): Promise<void> =>
  shop.sandbox.db.transaction().execute((trx) => clearOut(trx, shop.sandbox, { id: 0 } as never, at(days)));
const count = async (table: 'job' | 'outbox' | 'mail' | 'mail_stop_link' | 'mail_link' | 'mail_request') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    shop.sandbox.db,
  );
  return rows[0]?.n ?? 0;
};

describe('what only says that something was done', () => {
  it('is deleted: a finished job after three months, one that was given up after a year, no open one · OPS-9', async () => {
    const { db } = shop.sandbox;
    await db.deleteFrom('job').execute();
    const job = (subject_id: string, ended: object) => ({
      ...{ kind: 'mail.deliver', occasion: '', due_at: at(0), subject_id },
      ...ended,
    });
    await db
      .insertInto('job')
      .values([job('done', { done_at: at(0) }), job('given up', { given_up_at: at(0) }), job('open', {})])
      .execute();
    const left = async (days: number) => {
      await night(days);
      const rows = await db
        .selectFrom('job')
        .select('subject_id')
        .where('kind', '=', 'mail.deliver')
        .orderBy('id')
        .execute();
      return rows.map(({ subject_id }) => subject_id);
    };
    expect(await left(89)).toEqual(['done', 'given up', 'open']);
    expect(await left(91)).toEqual(['given up', 'open']);
    expect(await left(364)).toEqual(['given up', 'open']);
    expect(await left(366)).toEqual(['open']);
    expect(await left(10 * 365)).toEqual(['open']);
  });

  it('is deleted: a message of the outbox with its mail, and never one that waits · OPS-9 · LAW-33', async () => {
    const { db } = shop.sandbox;
    const client = shop.client('linsenwerk');
    const email = newEmail();
    const order = await ordered(client, await cartWith(client, item(care)), { email });
    for (const [topic, subject_id] of [
      ['order.confirmation', order.token_value],
      ['customer.registered', '0'],
    ] as const)
      await db
        .insertInto('outbox')
        .values({ topic, subject_id, created_at: at(0) })
        .execute();
    await postMails(shop.sandbox);
    await db
      .insertInto('outbox')
      .values({ topic: 'nobody writes this', subject_id: 'waits', created_at: at(0) })
      .execute();
    const left = async (days: number) => {
      await night(days);
      const rows = await db.selectFrom('outbox').select('topic').orderBy('id').execute();
      return rows.map(({ topic }) => topic);
    };
    expect(await left(3 * 365)).toContain('customer.registered');
    // The mail about the contract is kept for six calendar years.
    expect(await left(3 * 366 + 1)).toEqual(['order.confirmation', 'nobody writes this']);
    expect(await count('mail')).toBe(1);
    expect(await left(7 * 366)).toEqual(['nobody writes this']);
    expect(await count('mail')).toBe(0);
  });

  it('is all deleted in one night, however much it is · OPS-9', async () => {
    const { db } = shop.sandbox;
    await db.deleteFrom('job').execute();
    await sql`insert into job (kind, subject_id, occasion, due_at, done_at)
      select 'old', i::text, '', ${at(-200)}::timestamptz, ${at(-200)}::timestamptz from generate_series(1, 5001) i`.execute(
      db,
    );
    const old = async () =>
      (await db.selectFrom('job').select('id').where('kind', '=', 'old').execute()).length;
    await beginRetention(db, shop.sandbox);
    await runDueJobs(shop.sandbox, clearing);
    expect(await old()).toBe(1);
    shop.controls.setClock(testNow + 60_000);
    await runDueJobs(shop.sandbox, clearing);
    expect(await old()).toBe(0);
  });

  it('is deleted: sign-ins, opened wallets and noted mailboxes, also if nobody comes any more · OPS-9', async () => {
    const { db } = shop.sandbox;
    const { client } = await signedIn(shop);
    const { id: customer } = await done(client.getMe({}));
    const cart = await cartWith(client, item(care));
    const soon = at(0.5);
    const person = { subject: 's', email: 'mara@example.org', first_name: 'Mara', last_name: 'Keller' };
    const provider = { brand: 'okulino', provider: 'google' } as const;
    await db
      .insertInto('session')
      .values({
        ...{ id: 'x', customer_id: Number(customer), created_at: at(0), expires_at: soon },
        ...{ last_seen_at: at(0), browser: '', system: '' },
      })
      .execute();
    await db
      .insertInto('identity_begun')
      .values({ id: 'x', request: json({ locale: 'de' }), session: 'x', expires_at: soon })
      .execute();
    await db
      .insertInto('identity_code')
      .values({
        ...{ id: 'x', ...provider, ...person, email_verified: true, nonce: 'n', challenge: 'c' },
        ...{ redirect_uri: 'r', trouble: null, expires_at: soon, used_at: null },
      })
      .execute();
    await db.insertInto('identity_use').values({ jti: 'x', used_by: 'x', expires_at: soon }).execute();
    await db
      .insertInto('express')
      .values({
        ...{ id: 'x', cart_token: cart.token_value, brand: 'okulino', locale: 'de', wallet: 'paypal' },
        ...{ amount: 1, currency: 'CHF', return_path: '/', created_at: at(-0.2) },
      })
      .execute();
    await db
      .insertInto('mail_refusal')
      .values({ email_key: 'x@example.org', refused_at: at(0) })
      .execute();
    const left = async (days: number) => {
      await night(days);
      const { rows } = await sql<{ name: string }>`select 'session' as name from session where id = 'x'
        union all select 'begun' from identity_begun union all select 'code' from identity_code
        union all select 'use' from identity_use union all select 'wallet' from express
        union all select 'mailbox' from mail_refusal`.execute(db);
      return rows.map(({ name }) => name);
    };
    expect(await left(0.4)).toEqual(['session', 'begun', 'code', 'use', 'wallet', 'mailbox']);
    expect(await left(0.6)).toEqual(['session', 'wallet', 'mailbox']);
    expect(await left(30.4)).toEqual(['session', 'mailbox']);
    expect(await left(30.6)).toEqual(['mailbox']);
    expect(await left(3 * 365)).toEqual(['mailbox']);
    expect(await left(3 * 366 + 1)).toEqual([]);
  });

  it('stays while a cart could be reminded of twice · REO-5 · LAW-32', async () => {
    const { db } = shop.sandbox;
    const { token_value: token } = await cartWith(shop.client(), item(care));
    const topics = [token, 'a cart of an engine', 'a cart that is gone'];
    for (const subject_id of topics)
      await db
        .insertInto('outbox')
        .values({ topic: reminderTopic, subject_id, created_at: at(0), done_at: at(0) })
        .execute();
    const said = { brand: 'okulino', email_key: 'mara@example.org', purpose: 'cart_reminder' } as const;
    await db
      .insertInto('consent_entry')
      .values({
        ...said,
        subject: 'a cart of an engine',
        act: 'given',
        words: '1',
        locale: 'de',
        said_at: at(0),
      })
      .execute();
    await db
      .updateTable('cart')
      .set({ updated_at: at(3 * 366) })
      .where('token', '=', token)
      .execute();
    await night(3 * 366 + 1);
    const rows = await db
      .selectFrom('outbox')
      .select('subject_id')
      .where('topic', '=', reminderTopic)
      .where('subject_id', 'in', topics)
      .orderBy('id')
      .execute();
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([token, 'a cart of an engine']);
  });

  it('is deleted: links of mails after the years of other data, and a request for one after a month · OPS-9 · LAW-33', async () => {
    const { db } = shop.sandbox;
    await db.deleteFrom('mail_stop_link').execute();
    await db.deleteFrom('mail_link').execute();
    const link = { secret: 'hash', brand: 'okulino', email_key: 'mara@example.org' } as const;
    await db
      .insertInto('mail_stop_link')
      .values({ ...link, mail_group: 'cart_abandon', created_at: at(0) })
      .execute();
    const { id: customer_id } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('mail_link')
      .values({
        ...{ id: 'one', purpose: 'login', customer_id, locale: 'de', newsletter: false },
        ...{ created_at: at(0), expires_at: at(1) },
      })
      .execute();
    await db
      .insertInto('mail_request')
      .values({
        ...{ purpose: 'login', brand: 'okulino', email_key: 'mara@example.org', email: 'mara@example.org' },
        ...{ locale: 'de', created_at: at(0), first_name: 'Mara', last_name: 'Keller' },
      })
      .execute();
    await night(29);
    expect(await count('mail_request')).toBe(1);
    await night(31);
    expect(await count('mail_request')).toBe(0);
    await night(3 * 365);
    expect([await count('mail_stop_link'), await count('mail_link')]).toEqual([1, 1]);
    await night(3 * 366 + 1);
    expect([await count('mail_stop_link'), await count('mail_link')]).toEqual([0, 0]);
  });
});

describe('a night deletes everything that is due', () => {
  /** Copies an order with another token, number and cart. */
  const copied = async (token: string, copies: number): Promise<void> => {
    const { db } = shop.sandbox;
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'shop_order' and is_identity = 'NO'`.execute(db);
    const own = ['token', 'cart_token', 'number'];
    const names = rows.map(({ name }) => name);
    const values = names.map((name) =>
      own.includes(name) ? sql`o.${sql.ref(name)} || '-' || n` : sql`o.${sql.ref(name)}`,
    );
    await sql`insert into shop_order (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from shop_order o, generate_series(1, ${copies}::int) n
      where o.token = ${token}`.execute(db);
  };
  /** Lets the due work be done every minute of this night. */
  const minutes = async (from: number, most: number): Promise<void> => {
    for (let minute = 0; minute < most; minute += 1) {
      shop.controls.setClock(from + minute * 60_000);
      await runDueJobs(shop.sandbox, worksOf({}));
    }
  };

  it('even if it is more than one run deletes, and lets other work be done between · LAW-33 · OPS-9', async () => {
    const { db } = shop.sandbox;
    const client = shop.client();
    const { token_value: token } = await ordered(client, await cartWith(client, item(care)), {
      email: newEmail(),
    });
    await db.updateTable('shop_order').set({ state: 'shipped' }).where('token', '=', token).execute();
    await copied(token, 600);
    await db.deleteFrom('job').where('kind', '!=', retentionJob).execute();
    await sql`insert into job (kind, subject_id, occasion, due_at, done_at)
      select 'mail.deliver', n::text, '', ${at(0)}::timestamptz, ${at(0)}::timestamptz
      from generate_series(1, 5200) n`.execute(db);
    const kept = async () => {
      const orders = await db
        .selectFrom('shop_order')
        .select('token')
        .where('values_erased_at', 'is', null)
        .where('token', 'like', `${token}%`)
        .execute();
      const jobs = await db.selectFrom('job').select('id').where('kind', '=', 'mail.deliver').execute();
      return [orders.length, jobs.length];
    };
    expect(await kept()).toEqual([601, 5200]);
    const start = testNow + 3 * 366 * day + day;
    await minutes(start, 1);
    const [orders = 0, jobs] = await kept();
    expect([orders > 100, jobs]).toEqual([true, 200]);
    await minutes(start + 60_000, 3);
    expect(await kept()).toEqual([0, 0]);
    const open = await db
      .selectFrom('job')
      .select('due_at')
      .where('kind', '=', retentionJob)
      .where('done_at', 'is', null)
      .execute();
    expect(open.map(({ due_at }) => due_at.getTime() - start > day / 2)).toEqual([true]);
  });

  it('in the end, however long it fails, because each run schedules the next · OPS-9', async () => {
    const { sandbox, controls } = shop;
    const { db } = sandbox;
    await doDueWork(sandbox);
    await sql`alter table consent_link rename to consent_link_away`.execute(db);
    for (let hours = 24; hours < 24 * 6; hours += 1) {
      controls.setClock(testNow + hours * 3_600_000);
      await runDueJobs(sandbox, clearing);
    }
    await sql`alter table consent_link_away rename to consent_link`.execute(db);
    await sql`insert into mail_stop_link (secret, brand, email_key, mail_group, created_at)
      values ('old', 'okulino', 'x', 'cart_abandon', '2020-01-01')`.execute(db);
    controls.setClock(testNow + 24 * 6 * 3_600_000 + 3_600_000);
    await doDueWork(sandbox);
    expect(await count('mail_stop_link')).toBe(0);
  });
});

it('a machine whose clock is wrong deletes nothing until it is set · OPS-9', async () => {
  const { sandbox } = shop;
  const { db } = sandbox;
  let now = Date.now() + 10 * 366 * day;
  const { controls: _, ...others } = sandbox;
  const plain = { ...others, clock: { ...sandbox.clock, now: () => now } };
  await db.deleteFrom('mail_stop_link').execute();
  await sql`insert into mail_stop_link (secret, brand, email_key, mail_group, created_at)
    values ('one', 'okulino', 'x', 'cart_abandon', now()), ('old', 'okulino', 'x', 'cart_abandon', '2001-01-01')`.execute(
    db,
  );
  const clear = () => runDueJobs(plain, clearing);
  await clear();
  expect(await count('mail_stop_link')).toBe(2);
  expect(shop.incidents).toMatchObject([{ operation: retentionJob, kind: 'job-failed' }]);
  now = Date.now();
  await db
    .updateTable('job')
    .set({ due_at: new Date(now) })
    .where('kind', '=', retentionJob)
    .execute();
  await clear();
  expect(await count('mail_stop_link')).toBe(1);
});
