import { afterEach, expect, it } from 'vitest';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, provenMailbox, registered, signedIn } from '../fixtures/customers.ts';
import { productAlertsOf, tokenIn } from '../fixtures/product-alerts.ts';
import { daily, discontinued, done, failed, fewCare, soldOutCare } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const words = consentWords.product_alert;

/** Mails about one product that a visitor requests. Source: STOCK-7, STOCK-8, STOCK-9. */
export const productAlertSuite = (started: () => TestSandbox): void => {
  const { shelf, ask, looked, agree, acts, kept, guest, cheaperBy } = productAlertsOf(started);
  afterEach(() => shelf(soldOutCare, 0));

  it('ask a guest for confirmation, then notify once and are deleted · STOCK-7 · STOCK-9 · LAW-31', async () => {
    const email = newEmail();
    expect(await done(ask(guest(), email))).toEqual({ consent: 'waiting' });
    const [asking, ...others] = await looked(email);
    expect(asking?.subject).toMatch(/^Nur noch bestätigen: Benachrichtigung/);
    expect(asking?.text).not.toContain('/p/');
    expect(others).toEqual([]);
    expect(await agree(email)).toEqual({ status: 'OK' });
    expect(await looked(email)).toHaveLength(1);
    await shelf(soldOutCare, 4);
    const [, told, ...more] = await looked(email);
    expect(told?.subject).toMatch(/^Wieder da: /);
    expect(told?.text).toContain(`/p/${soldOutCare}/`);
    expect(told?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(more).toEqual([]);
    expect(await kept(email)).toEqual([]);
    await shelf(soldOutCare, 0);
    await shelf(soldOutCare, 5);
    expect(await looked(email)).toHaveLength(2);
    expect(await acts(email)).toEqual([`product_alert given ${words}`, `product_alert confirmed ${words}`]);
  });

  it('are not sent before the mailbox has confirmed · STOCK-9', async () => {
    const email = newEmail();
    await done(ask(guest(), email));
    await shelf(soldOutCare, 4);
    expect((await looked(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nur noch bestätigen/),
    ]);
  });

  it('ask a mailbox once a day, and one confirmation counts for all · STOCK-9', async () => {
    const email = newEmail();
    for (let times = 0; times < 3; times++) await done(ask(guest(), email));
    await done(ask(guest(), email, 'price'));
    expect(await looked(email)).toHaveLength(1);
    await agree(email);
    expect((await kept(email)).map(({ kind }) => kind).toSorted()).toEqual(['price', 'stock']);
    await shelf(soldOutCare, 1);
    expect(await looked(email)).toHaveLength(2);
  });

  it('need no confirmation for the customer’s own mailbox, but for another one · STOCK-9', async () => {
    const here = await signedIn(started());
    expect(await done(ask(here, here.email))).toEqual({ consent: 'given' });
    const other = newEmail();
    expect(await done(ask(here, other))).toEqual({ consent: 'waiting' });
    await shelf(soldOutCare, 1);
    expect((await looked(here.email)).at(-1)?.subject).toMatch(/^Wieder da: /);
    expect((await looked(other)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nur noch bestätigen/),
    ]);
  });

  it('report a price lower than on the day of the request, without an amount · STOCK-8', async () => {
    const { client, email } = await signedIn(started());
    await done(ask({ client }, email, 'price'));
    const before = (await looked(email)).length;
    await cheaperBy(-100);
    expect(await looked(email)).toHaveLength(before);
    await cheaperBy(101);
    const told = (await looked(email)).slice(before);
    await cheaperBy(-1);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Kostet jetzt weniger: /)]);
    expect(told[0]?.text).not.toContain('CHF');
  });

  it('are confirmed by a link only while one is wanted · ACC-16 · STOCK-9', async () => {
    const email = newEmail();
    await done(ask(guest(), email));
    const old = tokenIn((await looked(email)).at(-1)?.text, 'confirm');
    const open = (token: string) => done(guest().client.giveMailConsent({ body: { token } }));
    expect([await open(old), await open(old)]).toEqual([{ status: 'OK' }, { status: 'OK' }]);
    // A second request, whose mail has the link that stops both.
    await done(ask(guest(), email, 'price'));
    const later = tokenIn((await looked(email)).at(-1)?.text, 'confirm');
    await shelf(soldOutCare, 4);
    const stop = tokenIn((await looked(email)).at(-1)?.text, 'unsubscribe');
    await done(guest().client.stopMails({ body: { token: stop } }));
    expect([await open(old), await open(later), await open(later)]).toEqual(
      Array(3).fill({ status: 'ENDED' }),
    );
    expect(await kept(email)).toEqual([]);
    // What is requested again after that waits for a confirmation of its own.
    await done(ask(guest(), email, 'price'));
    expect(await open(old)).toEqual({ status: 'ENDED' });
    expect((await acts(email)).at(-1)).toBe(`product_alert given ${words}`);
  });

  it('end by one click for all that a mailbox waits for · STOCK-9 · LAW-31', async () => {
    const { client, email } = await signedIn(started());
    await done(ask({ client }, email));
    await done(ask({ client }, email, 'price'));
    await shelf(soldOutCare, 2);
    const told = (await looked(email)).at(-1);
    const token = tokenIn(told?.text, 'unsubscribe');
    expect(await done(guest().client.stopMails({ body: { token } }))).toEqual({
      mail_group: 'product_alert',
    });
    expect(await done(guest().client.stopMails({ body: { token } }))).toEqual({
      mail_group: 'product_alert',
    });
    expect(await kept(email)).toEqual([]);
    expect((await acts(email)).at(-1)).toBe(`product_alert withdrawn ${words}`);
  });

  it('are not sent if they are ended after the goods came · STOCK-9', async () => {
    const { client, email } = await signedIn(started());
    await done(ask({ client }, email));
    const before = (await looked(email)).length;
    const [alert] = await done(client.getProductAlerts({}));
    await started()
      .sandbox.db.updateTable('product_alert')
      .set({ outcome: 'due' })
      .where('id', '=', alert?.id ?? '')
      .execute();
    await done(client.stopProductAlert({ params: { id: alert?.id ?? '' } }));
    expect(await looked(email)).toHaveLength(before);
    expect(await done(client.getProductAlerts({}))).toEqual([]);
  });

  it('are shown to and ended by their customer only, and are in the data export · STOCK-9 · LAW-34', async () => {
    const { client, email } = await signedIn(started());
    await done(ask({ client }, email));
    const [alert] = await done(client.getProductAlerts({}));
    expect(alert).toMatchObject({ kind: 'stock', product_id: soldOutCare, email, state: 'given' });
    expect(alert?.title).toBeTruthy();
    expect((await done(client.exportMyData({}))).product_alerts).toEqual([alert]);
    const params = { id: alert?.id ?? '' };
    const another = await signedIn(started());
    expect(await failed(another.client.stopProductAlert({ params }))).toMatchObject({ _tag: 'NotFound' });
    await done(client.stopProductAlert({ params }));
    expect(await failed(client.stopProductAlert({ params }))).toMatchObject({ _tag: 'NotFound' });
  });

  it('of a guest are shown to the account of their mailbox once that is confirmed, in their shop · STOCK-9', async () => {
    const { client, email } = await signedIn(started());
    const elsewhere = openBrowser(started(), 'opalys');
    await registered(elsewhere.client, email);
    await done(elsewhere.client.customerSignMeIn({ body: { email, password } }));
    await done(ask(guest(), email));
    expect(await done(client.getProductAlerts({}))).toEqual([]);
    expect((await done(client.exportMyData({}))).product_alerts).toEqual([]);
    await provenMailbox(started(), email);
    expect(await done(client.getProductAlerts({}))).toMatchObject([{ product_id: soldOutCare, email }]);
    expect(await done(elsewhere.client.getProductAlerts({}))).toEqual([]);
  });

  it('are refused if there is nothing to wait for, or without a valid e-mail · STOCK-7 · STOCK-8', async () => {
    const email = newEmail();
    const code = async (task: ReturnType<typeof ask>) => {
      const failure = await failed(task);
      return failure._tag === 'Refused' ? failure.code : failure._tag;
    };
    expect(await code(ask(guest(), email, 'stock', fewCare))).toBe('alert.pointless');
    expect(await code(ask(guest(), email, 'price', discontinued))).toBe('alert.pointless');
    expect(await code(ask(guest(), email, 'stock', daily))).toBe('product.variant_does_not_exist');
    expect(await code(ask(guest(), email, 'stock', '99999999' as typeof daily))).toBe('NotFound');
    expect(await code(ask(guest(), 'nobody'))).toBe('validation.invalid_email');
    expect(await code(ask(guest(), `a@b.ch\r\nBcc: ${email}`))).toBe('validation.invalid_email');
    expect(await kept(email)).toEqual([]);
  });
};
