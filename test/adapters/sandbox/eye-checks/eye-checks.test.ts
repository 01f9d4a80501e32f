import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearOut } from '../../../../src/adapters/sandbox/retention/retention-job.ts';
import { newEmail, password, provenMailbox, signedIn } from '../fixtures/customers.ts';
import { eyeChecksOf } from '../fixtures/eye-checks.ts';
import { done, failed, requestId } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const days = 24 * 3_600_000;

describe('eye checks over time', () => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await startSandbox();
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.controls.setClock(testNow));
  const { guest, free, book, subjects, mailed, kept } = eyeChecksOf(() => shop);
  const at = (instant: string) => shop.controls.setClock(Date.parse(instant));

  it('get one reminder, on the morning of the day before · APPT-5', async () => {
    const email = newEmail();
    await done(book(guest(), email, '2026-11-25T09:00:00.000Z'));
    at('2026-11-24T06:59:00Z');
    expect(await subjects(email)).toHaveLength(1);
    at('2026-11-24T07:00:00Z');
    const [, mail] = await mailed(email);
    expect(mail?.subject).toBe('Morgen: Sehtest um 10:00 Uhr');
    expect(mail?.text).toContain('bis 24.11.2026, 10:00 Uhr');
    at('2026-11-25T08:00:00Z');
    expect(await subjects(email)).toHaveLength(2);
  });

  it('get the reminder on the day before their new date if they were moved · APPT-5', async () => {
    const email = newEmail();
    const { secret } = await done(book(guest(), email, '2026-11-26T09:00:00.000Z'));
    await mailed(email);
    const body = { starts_at: '2026-11-30T09:00:00.000Z' };
    await done(guest().client.moveEyeCheck({ params: { key: secret }, body }));
    at('2026-11-25T12:00:00Z');
    expect(await subjects(email)).toHaveLength(2);
    at('2026-11-29T12:00:00Z');
    expect((await subjects(email)).at(-1)).toBe('Morgen: Sehtest um 10:00 Uhr');
  });

  it('get no reminder if cancelled, or if booked on the day before · APPT-5', async () => {
    const [cancelled, late] = [newEmail(), newEmail()];
    const { secret } = await done(book(guest(), cancelled, '2026-11-26T13:00:00.000Z'));
    await done(guest().client.cancelEyeCheck({ params: { key: secret } }));
    await done(book(guest(), late, '2026-11-20T08:00:00.000Z'));
    at('2026-11-25T12:00:00Z');
    expect(await subjects(cancelled)).toEqual(['Termin abgesagt: Sehtest am 26.11.2026']);
    expect(await subjects(late)).toEqual(['Termin gebucht: Sehtest am 20.11.2026']);
  });

  it('get no reminder if the server was away until they began · APPT-5', async () => {
    const email = newEmail();
    await done(book(guest(), email, '2026-11-27T09:00:00.000Z'));
    await mailed(email);
    at('2026-11-27T09:00:00Z');
    expect(await subjects(email)).toHaveLength(1);
  });

  it('are deleted a month after their day, with their links · APPT-7 · LAW-33', async () => {
    const email = newEmail();
    const { secret } = await done(book(guest(), email, '2026-11-28T09:00:00.000Z'));
    const night = (late: number) =>
      shop.sandbox.db
        .transaction()
        .execute((trx) =>
          clearOut(
            trx,
            shop.sandbox,
            { id: 0, kind: '', subject_id: 'all', occasion: '', due_at: new Date(0), tries: 0 } as never,
            new Date(Date.parse('2026-11-28T09:30:00Z') + late),
          ),
        );
    await night(30 * days);
    expect(await kept(email)).toHaveLength(1);
    await night(30 * days + 1);
    expect(await kept(email)).toEqual([]);
    expect(await failed(guest().client.getEyeCheck({ params: { key: secret } }))).toMatchObject({
      _tag: 'NotFound',
    });
  });

  it('are deleted with the account, including those of its mailbox as a guest; the times are free · APPT-7 · LAW-33', async () => {
    const here = await signedIn(shop);
    await provenMailbox(shop, here.email);
    const times = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z', '2026-12-01T10:00:00.000Z'];
    const [own = '', guests = '', childs = ''] = times;
    const child = newEmail();
    await done(book(here, here.email, own));
    await done(book(guest(), here.email, guests));
    await done(book(here, child, childs));
    expect(await free('ch-bern', '2026-12-01')).not.toContain(own);
    await done(here.client.deleteMe({ body: { password } }));
    expect([await kept(here.email), await kept(child)]).toEqual([[], []]);
    expect(await free('ch-bern', '2026-12-01')).toEqual(expect.arrayContaining(times));
  });
});

it('moves of one eye check are limited, whichever of its links is used · APPT-3', async () => {
  const { sandbox, close } = await startSandbox();
  const shop = await startSandbox(undefined, { limits: { ...sandbox.limits, accountTries: 4 } });
  const { guest, book } = eyeChecksOf(() => shop);
  const press = { request_id: requestId() };
  const [monday, tuesday] = ['2026-11-30T09:00:00.000Z', '2026-12-01T09:00:00.000Z'];
  const links = [];
  for (let at = 0; at < 3; at += 1) links.push(await done(book(guest(), 'mara@example.org', monday, press)));
  const moves = [];
  for (const [at, day] of [tuesday, monday, tuesday, monday, tuesday].entries()) {
    const params = { key: links[at % links.length]?.secret ?? '' };
    moves.push(await guest().client.moveEyeCheck({ params, body: { starts_at: day } })());
  }
  expect(moves.map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Right', 'Right', 'Left']);
  expect(moves.at(-1)).toMatchObject({ left: { _tag: 'Unavailable', status: 429 } });
  await shop.close();
  await close();
});

it('bookings that fail by a fault of the shop do not count for their client', async () => {
  const { sandbox, close } = await startSandbox();
  const shop = await startSandbox(undefined, { limits: { ...sandbox.limits, guestTriesPerMinute: 1 } });
  const { guest, book } = eyeChecksOf(() => shop);
  const press = () => book(guest(), 'mara@example.org', '2026-11-30T09:00:00.000Z')();
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.sandbox.db);
  await rename('eye_check', 'away');
  expect((await press())._tag).toBe('Left');
  await rename('away', 'eye_check');
  expect((await press())._tag).toBe('Right');
  await shop.close();
  await close();
});
