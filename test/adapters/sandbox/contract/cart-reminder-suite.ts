import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { endMails } from '../../../../src/adapters/sandbox/mail-consent/stop-links.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import { matchingEmail } from '../../../../src/domain/customer/matching.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, germanAddress, item, swissAddress } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const hours = 3_600_000;
const words = consentWords.cart_reminder;

/** Customers decide at the cart whether they are reminded of it. Source: LAW-32. */
export const cartReminderSuite = (started: () => TestSandbox): void => {
  const tick = async (
    email: string,
    cart_reminder?: { readonly given: boolean; readonly words: string },
    brand: BrandId = 'okulino',
    token?: Awaited<ReturnType<typeof cartWith>>['token_value'],
  ) => {
    const { client } = openBrowser(started(), brand);
    const known = token ?? (await cartWith(client, item(care, 1))).token_value;
    const body = { email, ...(cart_reminder && { cart_reminder }) };
    await done(client.updateOrder({ params: { token: known }, body }));
    return { client, token: known };
  };
  const after = async (ms: number, email: string) => {
    const { controls, sandbox } = started();
    controls.setClock(testNow + ms);
    await Promise.all([doDueWork(sandbox), doDueWork(sandbox)]);
    controls.setClock(testNow);
    return mailsTo(started(), email);
  };
  const proofs = async (email: string) =>
    (
      await started()
        .sandbox.db.selectFrom('consent_entry')
        .select(['act', 'purpose', 'subject', 'words', 'locale', 'said_at'])
        .where('email_key', '=', matchingEmail(email))
        .orderBy('id')
        .execute()
    ).map(({ said_at, ...entry }) => ({ ...entry, at: said_at.getTime() }));
  const tokenIn = (text: string | undefined, page: 'confirm' | 'unsubscribe'): string =>
    new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? '';

  it.each([
    ['there was no answer', undefined],
    ['the box was not ticked', { given: false, words }],
  ])('are not sent if %s · LAW-32', async (_, said) => {
    const email = newEmail();
    await tick(email, said);
    expect(await after(30 * hours, email)).toEqual([]);
    expect(await proofs(email)).toEqual([]);
  });

  it('are sent once to a shopper who agreed, and the consent is kept as a proof · LAW-31 · LAW-32', async () => {
    const email = newEmail();
    const { token } = await tick(email, { given: true, words: '2026-11' });
    await after(2 * hours, email);
    expect(await after(30 * hours, email)).toHaveLength(1);
    expect(await proofs(email)).toEqual([
      {
        act: 'given',
        purpose: 'cart_reminder',
        subject: token,
        words: '2026-11',
        locale: 'de',
        at: testNow,
      },
    ]);
  });

  it('state the base price of a liquid, even without a known country · LAW-16', async () => {
    const email = newEmail();
    await tick(email, { given: true, words });
    const [mail] = await after(30 * hours, email);
    for (const text of [mail?.text, mail?.html])
      expect(text).toMatch(/je CHF\s[\d.]+ \(CHF\s[\d.]+ pro Liter\)/);
  });

  it('are not sent after consent is withdrawn, nor to another address of the same cart · LAW-32', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const { token } = await tick(first, { given: true, words });
    await tick(second, undefined, 'okulino', token);
    expect(await after(2 * hours, second)).toEqual([]);
    await tick(first, { given: false, words }, 'okulino', token);
    expect(await after(2 * hours, first)).toEqual([]);
    expect((await proofs(first)).map(({ act }) => act)).toEqual(['given', 'withdrawn']);
  });

  it.each(['linsenwerk', 'augental'] as const)(
    'need a confirmation by e-mail where the law requires it (%s) · LAW-32',
    async (brand) => {
      const email = newEmail();
      await tick(email, { given: true, words }, brand);
      const [asking, ...others] = await after(2 * hours, email);
      expect(asking?.subject).toMatch(/^Nur noch bestätigen: Erinnerung/);
      expect(others).toEqual([]);
      const { client } = openBrowser(started(), brand);
      const token = tokenIn(asking?.text, 'confirm');
      expect(await done(client.giveMailConsent({ body: { token } }))).toEqual({ status: 'OK' });
      expect(await done(client.giveMailConsent({ body: { token } }))).toEqual({ status: 'OK' });
      expect((await proofs(email)).map(({ act }) => act)).toEqual(['given', 'confirmed']);
      expect((await after(3 * hours, email)).at(-1)?.text).toContain('/abandoned-cart/mail/');
    },
  );

  it.each([
    ['after', false],
    ['with', true],
  ])(
    'need a confirmation where the law of the country of delivery requires it, given %s the tick · LAW-10 · LAW-32',
    async (_, together) => {
      const email = newEmail();
      const said = { given: true, words };
      const { client, token } = together ? await tick(email) : await tick(email, said);
      const body = {
        ...{ email, billing_address: germanAddress, shipping_address: germanAddress },
        ...(together && { cart_reminder: said }),
      };
      await done(client.updateOrder({ params: { token }, body }));
      await done(client.updateOrder({ params: { token }, body }));
      const [asking, ...others] = await after(30 * hours, email);
      expect(asking?.subject).toMatch(/^Nur noch bestätigen: Erinnerung/);
      expect(others).toEqual([]);
      const confirm = tokenIn(asking?.text, 'confirm');
      expect(await done(client.giveMailConsent({ body: { token: confirm } }))).toEqual({ status: 'OK' });
      expect((await after(31 * hours, email)).at(-1)?.text).toContain('/abandoned-cart/mail/');
    },
  );

  it('need no confirmation where neither the shop’s country nor that of delivery requires it · LAW-10', async () => {
    const email = newEmail();
    const { client, token } = await tick(email, { given: true, words });
    const body = { email, billing_address: swissAddress, shipping_address: swissAddress };
    await done(client.updateOrder({ params: { token }, body }));
    const mails = await after(30 * hours, email);
    expect(mails.map(({ text }) => text.includes('/abandoned-cart/mail/'))).toEqual([true]);
  });

  it('are not started again by an old link after the mailbox has stopped them · ACC-16 · LAW-32', async () => {
    const email = newEmail();
    await tick(email, { given: true, words }, 'linsenwerk');
    const { client } = openBrowser(started(), 'linsenwerk');
    const open = (token: string) => done(client.giveMailConsent({ body: { token } }));
    const old = tokenIn((await after(0, email)).at(-1)?.text, 'confirm');
    await open(old);
    const reminded = await after(30 * hours, email);
    expect(
      await done(client.stopMails({ body: { token: tokenIn(reminded.at(-1)?.text, 'unsubscribe') } })),
    ).toEqual({ mail_group: 'cart_abandon' });
    expect(await open(old)).toEqual({ status: 'ENDED' });
    expect((await proofs(email)).at(-1)?.act).toBe('withdrawn');
    const stops = await started()
      .sandbox.db.selectFrom('mail_stop')
      .select('mail_group')
      .where('email_key', '=', matchingEmail(email))
      .execute();
    expect(stops).toEqual([{ mail_group: 'cart_abandon' }]);
  });

  it('are not started by a link that was never opened before they were stopped · ACC-16 · LAW-32', async () => {
    const email = newEmail();
    await tick(email, { given: true, words }, 'linsenwerk');
    const { client } = openBrowser(started(), 'linsenwerk');
    const unused = tokenIn((await after(0, email)).at(-1)?.text, 'confirm');
    await started()
      .sandbox.db.transaction()
      .execute((trx) =>
        endMails(
          trx,
          { brand: 'linsenwerk', email, group: 'cart_abandon' },
          { locale: 'de', now: new Date(testNow) },
        ),
      );
    expect(await done(client.giveMailConsent({ body: { token: unused } }))).toEqual({ status: 'ENDED' });
    expect((await proofs(email)).map(({ act }) => act)).not.toContain('confirmed');
    const stops = started().sandbox.db.selectFrom('mail_stop').select('mail_group');
    expect(await stops.where('email_key', '=', matchingEmail(email)).execute()).toHaveLength(1);
  });

  it('ask a mailbox for confirmation once a day, and one confirmation counts for all carts · LAW-32', async () => {
    const email = newEmail();
    for (let times = 0; times < 3; times++) await tick(email, { given: true, words }, 'linsenwerk');
    const [asking, ...others] = await after(0, email);
    expect(others).toEqual([]);
    const { client } = openBrowser(started(), 'linsenwerk');
    await done(client.giveMailConsent({ body: { token: tokenIn(asking?.text, 'confirm') } }));
    expect(await after(2 * hours, email)).toHaveLength(4);
  });

  it('are not confirmed by a link that has expired or is of another shop · LAW-32', async () => {
    const email = newEmail();
    await tick(email, { given: true, words }, 'linsenwerk');
    const token = tokenIn((await after(0, email))[0]?.text, 'confirm');
    const ask = (brand: BrandId) =>
      done(openBrowser(started(), brand).client.giveMailConsent({ body: { token } }));
    expect(await ask('augental')).toEqual({ status: 'UNKNOWN' });
    started().controls.setClock(testNow + 7 * 24 * hours);
    expect(await ask('linsenwerk')).toEqual({ status: 'EXPIRED' });
    started().controls.setClock(testNow);
    expect((await proofs(email)).map(({ act }) => act)).toEqual(['given']);
  });

  it('end for every cart by one click, and then need a confirmation by e-mail to begin again · LAW-32 · LAW-31', async () => {
    const email = newEmail();
    const { client } = await tick(email, { given: true, words });
    const [reminder] = await after(2 * hours, email);
    const stop = tokenIn(reminder?.text, 'unsubscribe');
    expect(reminder?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    // Another cart of the same mailbox, whose reminder is not due yet.
    await tick(email, { given: true, words });
    expect(await done(client.stopMails({ body: { token: stop } }))).toEqual({ mail_group: 'cart_abandon' });
    expect(await after(2 * hours, email)).toHaveLength(1);
    expect((await proofs(email)).map(({ act, purpose }) => `${purpose} ${act}`)).toEqual([
      'cart_reminder given',
      'cart_reminder given',
      'mails withdrawn',
      'cart_reminder withdrawn',
    ]);
    // Entering the address at another cart sends a confirmation mail, even where the law does not require it.
    await tick(email, { given: true, words });
    const asked = await after(2 * hours, email);
    expect(asked.slice(1).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nur noch bestätigen: Erinnerung/),
    ]);
    await done(client.giveMailConsent({ body: { token: tokenIn(asked[1]?.text, 'confirm') } }));
    expect((await after(3 * hours, email)).at(-1)?.text).toContain('/abandoned-cart/mail/');
  });

  it('are not sent to a customer who did not choose them · LAW-32 · ACC-3', async () => {
    const { client, email } = await signedIn(started());
    const { token_value: token } = await cartWith(client, item(care, 1));
    await done(client.customerClaimCart({ body: { cart_token: token } }));
    const before = await mailsTo(started(), email);
    expect(await after(30 * hours, email)).toEqual(before);
  });
};
