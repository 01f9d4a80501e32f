import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, password, person } from '../../../adapters/sandbox/fixtures/customers.ts';
import { eyeChecksOf, openerIn } from '../../../adapters/sandbox/fixtures/eye-checks.ts';
import { done, requestId } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());
const { guest, book, mailed, kept } = eyeChecksOf(() => sandbox);

const own = { origin: 'http://okulino.localhost' };
const visitor = () => openPlainVisitor(sandbox);
const timesPath = '/eye-check/times';
const form = (start: string, email: string, more: Record<string, string> = {}) => ({
  optician: 'ch-bern',
  start: String(Date.parse(start)),
  firstName: 'Mara',
  lastName: 'Keller',
  email,
  request: requestId(),
  from: '2026-11-24',
  day: start.slice(0, 10),
  ...more,
});
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

describe('booking an eye check without scripts', () => {
  it.each([
    ['/eye-check', 'Optiker finden', 'action="/eye-check/opticians"'],
    ['/fr/eye-check', 'Trouver un opticien', 'action="/fr/eye-check/opticians"'],
  ])('starts on a public page that may be indexed: %s · APPT-8', async (path, press, action) => {
    const { html, status } = await visitor().get(path);
    expect(status).toBe(200);
    for (const part of [press, action, 'rel="canonical"']) expect(html).toContain(part);
    expect(html).not.toContain('noindex');
  });

  it('is described on the privacy page · APPT-7 · LAW-7', async () => {
    const { html } = await visitor().get('/datenschutz');
    expect(html).toContain('Beim Sehtest');
    expect(html).toContain('Einen Monat nach dem Termin wird alles gelöscht');
  });

  it('leads from a place to the nearest optician, and reports an unknown place · APPT-1', async () => {
    const { get } = visitor();
    const near = await get('/eye-check/opticians?place=3011');
    expect(near.status).toBe(200);
    const links = [...near.html.matchAll(/times\?optician=([\w-]+)/g)].map(([, id]) => id);
    expect(links[0]).toBe('ch-bern');
    expect(links).not.toContain('ch-lugano');
    sandbox.controls.setFault('getLocation', { _tag: 'Cut', times: 1 });
    const cut = await get('/eye-check/opticians?place=3011');
    expect([cut.status, cut.html.includes('Diese Adresse wurde nicht gefunden')]).toEqual([503, false]);
    expect(cut.html).toContain('role="alert"');
    const unknown = await get('/eye-check/opticians?place=Nirgendwo');
    expect(unknown.html).toContain('Diese Adresse wurde nicht gefunden');
    expect(count(unknown.html, 'times?optician=')).toBeGreaterThan(links.length);
  });

  it('offers opticians within reach of a place, and says where there is none · APPT-9', async () => {
    const { get } = visitor();
    const idsIn = (html: string) => [...html.matchAll(/times\?optician=([\w-]+)/g)].map(([, id]) => id);
    const bern = await get('/eye-check/opticians?place=3011');
    expect(idsIn(bern.html)).toContain('ch-bern');
    expect(idsIn(bern.html)).not.toContain('ch-geneve');
    const none = await get('/eye-check/opticians?place=Berlin');
    expect(idsIn(none.html)).toEqual([]);
    expect(none.html).toContain('Im Umkreis von 60\u00a0km um Berlin gibt es keinen Optiker');
    expect(idsIn((await get('/eye-check/opticians')).html)).toContain('ch-geneve');
  });

  it('shows days, the times of the chosen one, and a form · APPT-2', async () => {
    const { get } = visitor();
    const page = await get(`${timesPath}?optician=ch-bern&from=2026-12-01&day=2026-12-02`);
    expect(page.html).toContain('Uhrzeit am Mittwoch, 2. Dezember');
    expect(page.html).toContain(`value="${Date.parse('2026-12-02T08:00:00Z')}"`);
    expect(page.html).not.toContain(`value="${Date.parse('2026-12-01T08:00:00Z')}"`);
    expect(page.html).toMatch(/aria-current="true"[^>]*>Mittwoch, 2. Dezember/);
    expect((await get(`${timesPath}?optician=ch-lugano`)).status).toBe(404);
    expect((await get(timesPath)).to).toBe('/eye-check/opticians');
  });

  it.each([{}, { optician: '..' }, { optician: 'nobody' }])(
    'returns 404 without a known optician: %j · APPT-2',
    async (typed) => {
      expect((await visitor().post(typed, own, timesPath)).status).toBe(404);
    },
  );

  it('books and redirects; the mail’s link shows, moves and cancels it · APPT-3 · APPT-4 · APPT-6', async () => {
    const { get, post } = visitor();
    const email = newEmail();
    const sent = await post(form('2026-11-24T09:00:00Z', email), own, timesPath);
    expect([sent.status, sent.to]).toEqual([
      303,
      expect.stringMatching(/^\/eye-check\/appointment\?token=\S+&done=booked$/),
    ]);
    const booked = await get(sent.to ?? '');
    expect(booked.html).toContain(`Gebucht. Die Bestätigung kommt per E-Mail an ${email}`);
    const link = `/eye-check/appointment?token=${openerIn((await mailed(email))[0]?.text)}`;
    expect((await get(link)).html).toContain('Dienstag, 24. November, 10:00 Uhr');
    const file = await get(link.replace('/eye-check/appointment', '/eye-check.ics'));
    expect(file.answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.html).toContain('DTSTART:20261124T090000Z');

    const moving = await get(`${link}&move=1&from=2026-12-01&day=2026-12-03`);
    expect(moving.html).toContain('Auf diese Zeit verschieben');
    const to = String(Date.parse('2026-12-03T09:30:00Z'));
    const moved = await post({ step: 'move', start: to }, own, link);
    expect(moved.to).toBe(`${link}&done=moved`);
    expect((await get(moved.to ?? '')).html).toContain('Donnerstag, 3. Dezember, 10:30 Uhr');
    const cancelled = await post({ step: 'cancel' }, own, link);
    expect((await get(cancelled.to ?? '')).html).toContain('Dieser Termin ist abgesagt');
    const reloaded = (await get(sent.to ?? '')).html;
    expect(reloaded).toContain('Dieser Termin ist abgesagt');
    expect(reloaded).not.toContain('Gebucht.');
    expect(await kept(email)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
  });

  it('shows the nearest free times if the time is taken, and keeps the input · APPT-3', async () => {
    const { post } = visitor();
    await done(book(guest(), newEmail(), '2026-11-25T09:00:00.000Z'));
    const email = newEmail();
    const sent = await post(form('2026-11-25T09:00:00Z', email), own, timesPath);
    expect([sent.status, sent.html]).toEqual([
      422,
      expect.stringContaining('Diese Zeit ist nicht mehr frei'),
    ]);
    const near = /Die nächsten freien Zeiten<\/legend>(.*?)<\/fieldset>/s.exec(sent.html)?.[1] ?? '';
    expect([...near.matchAll(/value="(\d+)"/g)].map(([, at]) => new Date(Number(at)).toISOString())).toEqual([
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T08:30:00.000Z',
      '2026-11-25T09:30:00.000Z',
    ]);
    expect(sent.html).toContain(`value="${email}"`);
    expect(await kept(email)).toEqual([]);
  });

  it('shows refusals at their fields, and keeps the chosen day · APPT-3', async () => {
    const { post } = visitor();
    const sent = await post(form('2026-11-26T09:00:00Z', 'nobody', { lastName: '' }), own, timesPath);
    expect(sent.status).toBe(422);
    expect(count(sent.html, 'aria-invalid="true"')).toBe(2);
    expect(sent.html).toContain('Uhrzeit am Donnerstag, 26. November');
  });

  it('fills in the signed-in customer, and shows the account’s link to its owner only · APPT-7', async () => {
    const { get, post, client } = visitor();
    const email = newEmail();
    await done(client.customerSignMeUp({ body: { ...person(email), password } }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    const page = await get(`${timesPath}?optician=ch-bern`);
    expect(page.html).toContain(`value="${email}"`);
    await post(form('2026-11-27T09:00:00Z', email), own, timesPath);
    const [check] = await done(client.getMyEyeChecks({}));
    const link = `/eye-check/appointment?id=${check?.id}`;
    expect((await get(link)).html).toContain('Freitag, 27. November, 10:00 Uhr');
    expect((await visitor().get(link)).status).toBe(404);
    expect((await visitor().get('/eye-check/appointment')).status).toBe(404);
    expect((await visitor().get('/eye-check.ics?token=x')).to).toBe('/eye-check/appointment?token=x');
  });

  it('asks for a time if none was chosen, and rejects a form of another site · APPT-3', async () => {
    const { post } = visitor();
    const email = newEmail();
    const none = await post({ ...form('2026-11-28T09:00:00Z', email), start: '' }, own, timesPath);
    expect(none.status).toBe(422);
    const foreign = { origin: 'http://elsewhere.example' };
    expect((await post(form('2026-11-28T09:00:00Z', email), foreign, timesPath)).status).toBe(403);
    expect(await kept(email)).toEqual([]);
  });
});
