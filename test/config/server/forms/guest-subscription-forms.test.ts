import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../../../adapters/sandbox/fixtures/browser.ts';
import { mailsTo } from '../../../adapters/sandbox/fixtures/mails-to.ts';
import { pressed } from '../../../adapters/sandbox/fixtures/pressed.ts';
import { regularCare } from '../../../adapters/sandbox/fixtures/regular-goods.ts';
import { cartWith, done, ordered } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** The path of the link in the mail of a guest who has ordered a subscription. */
const linkOf = async (email: string): Promise<string> => {
  const { client } = openBrowser(sandbox);
  const { token_value: token } = await ordered(client, await cartWith(client, regularCare), { email });
  const start = await done(client.startPayment({ params: { token }, body: { return_path: '/' } }));
  await sandbox.fetch(pressed('redirect_url' in start ? start.redirect_url : '', 'succeed'));
  const mail = (await mailsTo(sandbox, email)).find(({ text }) => text.includes('/subscription/guest/'));
  return /(\/subscription\/guest\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
};
const versionIn = (html: string): string => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
/** The day that the form of a press names. */
const dayIn = (html: string, action: string): string =>
  new RegExp(`value="${action}".*?name="day" value="([\\d-]+)"`).exec(html)?.[1] ?? '';

describe('the link of a guest’s subscription', () => {
  it('shows the deliveries and changes them by posted forms; opening it changes nothing · SUBS-6 · SUBS-7', async () => {
    const path = await linkOf('steers@example.org');
    const { get, post } = openPlainVisitor(sandbox);
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.answer.headers.get('cache-control')).toBe('private, no-store');
    expect(first.html).toContain('19.12.2026');
    expect(versionIn((await get(path)).html)).toBe('1');
    const press = async (action: string) => {
      const { html } = await get(path);
      const said = await post({ action, version: versionIn(html), day: dayIn(html, action) }, {}, path);
      expect([said.status, said.to]).toEqual([303, `${path}?done`]);
      return (await get(`${path}?done`)).html;
    };
    expect(await press('skip')).toContain('Ausgelassen: 19.12.2026');
    const again = await press('unskip');
    expect(again).toContain('19.12.2026 auslassen');
    expect(again).not.toContain('Ausgelassen:');
    expect(await press('skip')).toContain('18.01.2027 auslassen');
    expect(await press('pause')).toContain('Pausiert');
    expect(await press('activate')).toContain('Pausieren');
    const over = await press('cancel');
    expect(over).toContain('Dieses Abo ist beendet');
    expect(over).not.toContain('name="action"');
  });

  it('lets a declined delivery be paid with another card, and says so only once it is paid · SUBS-8', async () => {
    const path = await linkOf('declined@example.org');
    const { get, post } = openPlainVisitor(sandbox);
    expect((await get(path)).html).not.toContain('value="pay"');
    await sandbox.sandbox.db
      .updateTable('provider_alias')
      .set({ expires_at: new Date('2026-12-01T00:00:00Z') })
      .execute();
    sandbox.controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
    try {
      await doDueWork(sandbox.sandbox);
      const { html } = await get(path);
      expect(html).toContain('Die Zahlung für die letzte Lieferung wurde abgelehnt');
      expect(html).toMatch(/Lieferung bezahlen: CHF/);
      expect(html).toMatch(/type="radio" name="method"[^>]*value="visa"/);
      const press = (form: Record<string, string> = {}) =>
        post({ action: 'pay', method: 'visa', version: versionIn(html), ...form }, {}, path);
      const odd = await press({ method: 'cash' });
      expect([odd.status, odd.html]).toEqual([422, expect.stringContaining('value="pay"')]);
      const sent = await press();
      expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/^\/pay\//)]);
      const back = await sandbox.fetch(pressed(sent.to ?? '', 'decline'));
      const to = back.headers.get('location') ?? '';
      expect(to).toContain(`${path}?paid`);
      expect((await get(to)).html).toContain('value="pay"');
      expect((await get(to)).html).not.toContain('Gespeichert.');
      await sandbox.fetch(pressed((await press()).to ?? '', 'succeed'));
      const paid = (await get(to)).html;
      expect(paid).toContain('Gespeichert.');
      expect(paid).not.toContain('value="pay"');
    } finally {
      sandbox.controls.setClock(testNow);
    }
  });

  it('says that a payment is being checked, offers no other meanwhile, and takes the money once · SUBS-8', async () => {
    const path = await linkOf('slow@example.org');
    const { get, post } = openPlainVisitor(sandbox);
    const { db } = sandbox.sandbox;
    await db
      .updateTable('provider_alias')
      .set({ expires_at: new Date('2026-12-01T00:00:00Z') })
      .execute();
    sandbox.controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
    try {
      await doDueWork(sandbox.sandbox);
      const version = versionIn((await get(path)).html);
      const press = async (method: string) =>
        (await post({ action: 'pay', method, version }, {}, path)).to ?? '';
      const page = await press('visa');
      const to = (await sandbox.fetch(pressed(page, 'slow'))).headers.get('location') ?? '';
      const { html } = await get(to);
      expect(html).toContain('Die Zahlung wird geprüft');
      expect(html).toContain('Jetzt nachsehen');
      expect(html).not.toContain('value="pay"');
      expect(html).not.toContain('Gespeichert.');
      // An old page still has its form: the same card leads to the same payment, another card to another one.
      expect(await press('visa')).toBe(page);
      expect(await press('master_card')).not.toBe(page);
      sandbox.controls.setClock(Date.parse('2026-12-19T06:00:30Z'));
      const paid = (await get(to)).html;
      expect(paid).toContain('Gespeichert.');
      expect(paid).not.toContain('value="pay"');
      const payments = db
        .selectFrom('payment')
        .innerJoin('shop_order', 'shop_order.token', 'payment.order_token')
        .select(['payment.status', 'payment.method'])
        .where('shop_order.email', '=', 'slow@example.org')
        .where('shop_order.created_at', '>', new Date('2026-12-01T00:00:00Z'))
        .orderBy('payment.method', 'desc');
      expect(await payments.execute()).toEqual([
        { status: 'succeeded', method: 'visa' },
        { status: 'cancelled', method: 'master_card' },
      ]);
    } finally {
      sandbox.controls.setClock(testNow);
    }
  });

  it('shows the page as usual if its address names an unknown payment · SUBS-8', async () => {
    const path = await linkOf('guessing@example.org');
    const { get } = openPlainVisitor(sandbox);
    const { html, status } = await get(`${path}?paid=guessed&payment=guessed`);
    expect(status).toBe(200);
    expect(html).not.toContain('Die Zahlung wird geprüft');
  });

  it('refuses a press on an outdated page, and shows the current state · SUBS-6', async () => {
    const path = await linkOf('twice@example.org');
    const { get, post } = openPlainVisitor(sandbox);
    const { html } = await get(path);
    await post({ action: 'pause', version: versionIn(html), day: dayIn(html, 'skip') }, {}, path);
    const late = await post({ action: 'skip', version: versionIn(html), day: dayIn(html, 'skip') }, {}, path);
    expect(late.status).toBe(422);
    expect(late.html).toContain('inzwischen anderswo geändert');
    expect(late.html).toContain('Fortsetzen');
  });

  it('is not found if unknown, and rejects invalid forms and those of other sites · SUBS-6', async () => {
    const { get, post } = openPlainVisitor(sandbox);
    const unknown = await get('/subscription/guest/there-is-none');
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('Dieses Abo gibt es nicht');
    const path = await linkOf('odd@example.org');
    expect((await post({ action: 'double' }, {}, path)).status).toBe(400);
    const elsewhere = await post(
      { action: 'cancel', version: '1' },
      { 'sec-fetch-site': 'cross-site' },
      path,
    );
    expect(elsewhere.status).toBe(403);
    expect((await get(path)).html).toContain('Pausieren');
  });

  it.each([
    ['linsenwerk', '/en', 'This subscription does not exist'],
    ['viszola', '/it', 'Questo abbonamento non esiste'],
    ['opalys', '/fr', 'Cet abonnement n’existe pas'],
  ] as const)('is translated for its shops: %s%s · SUBS-6', async (brand, prefix, text) => {
    const { html } = await openPlainVisitor(sandbox, { brand }).get(`${prefix}/subscription/guest/none`);
    expect(html).toContain(text);
  });
});
