import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, registered } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const hours = 3_600_000;
const names = { first_name: ' Nora ', last_name: 'Frei' };

/** Login links for visitors who enter their names with their e-mail, and links for a purpose. */
export const newcomerSuite = (started: () => TestSandbox): void => {
  const browser = (brand: BrandId = 'okulino') => openBrowser(started(), brand);
  const send = (
    email: string,
    more: object = names,
    { brand, path = '/my-account/history' }: { readonly brand?: BrandId; readonly path?: string } = {},
  ) =>
    browser(brand).client.sendLoginLink({
      body: { email, redirect_link: path, redirectLink: path, locale: 'de', ...more },
    });
  const mails = async (email: string) => {
    await doDueWork(started().sandbox);
    return mailsTo(started(), email);
  };
  const hashIn = (text = ''): string => /hash=([\w-]+)/.exec(text)?.[1] ?? '';
  const hashFor = async (email: string): Promise<string> => hashIn((await mails(email)).at(-1)?.text);
  const exchange = (hash: string, { nonce = 'mine', where = browser() } = {}) =>
    done(where.client.exchangeLoginLinkHash({ body: { hash, nonce } }));
  const follow = async (hash: string, where = browser()) => {
    const { custom_token = '' } = await exchange(hash, { where });
    const { id_token } = await done(where.client.signInWithCustomToken({ body: { token: custom_token } }));
    return done(where.client.customerSignWithIdToken({ body: { token: id_token } }));
  };
  /** By its id: none of a new customer was asked for by then. */
  const chosenBy = async ({ getMarketingCommunication }: ShopClient, email: string) => {
    const { id } = await started()
      .sandbox.db.selectFrom('marketing_communication')
      .innerJoin('customer', 'customer.id', 'marketing_communication.customer_id')
      .select('marketing_communication.id')
      .where('customer.email', '=', email)
      .executeTakeFirstOrThrow();
    return done(getMarketingCommunication({ params: { id } }));
  };
  const accountsOf = (email: string) =>
    started().sandbox.db.selectFrom('customer').selectAll().where('email', '=', email).execute();
  const newcomersOf = (email: string) =>
    started().sandbox.db.selectFrom('newcomer').selectAll().where('email', '=', email).execute();

  it('create an account with the names of the request, once they are opened, for the owner of the mailbox · AUTH-7 · AUTH-15 · AUTH-30', async () => {
    const email = newEmail();
    const declared = { name: 'Nora Frei', email, number: 'OKU-1', goods: [] };
    await done(browser().client.withdrawFromContract({ body: declared }));
    expect(await done(send(` ${email} `))).toEqual({ done: true });
    const mail = (await mails(email)).at(-1);
    expect(mail?.subject).toBe('Dein neues Konto bei Okulino');
    expect(mail?.text).toContain('Hallo Nora');
    expect(mail?.text).not.toContain('Newsletter gewählt');
    expect(await accountsOf(email)).toEqual([]);
    const here = browser();
    const me = await follow(hashIn(mail?.text), here);
    expect(me).toMatchObject({ email, first_name: 'Nora', last_name: 'Frei', has_password: false });
    expect(await done(here.client.getMe({}))).toMatchObject({ email });
    expect(await newcomersOf(email)).toEqual([]);
    expect((await done(here.client.exportMyData({}))).withdrawals).toMatchObject([{ order_number: 'OKU-1' }]);
  });

  it('work once, and again for the same browser if the response was lost · AUTH-7', async () => {
    const email = newEmail();
    await done(send(email));
    const hash = await hashFor(email);
    const both = await Promise.all(['one', 'two'].map((nonce) => exchange(hash, { nonce })));
    expect(both.map(({ status }) => status).sort()).toEqual(['OK', 'USED']);
    const first = both[0]?.status === 'OK' ? 'one' : 'two';
    expect((await exchange(hash, { nonce: first })).status).toBe('OK');
    expect((await exchange(hash, { nonce: 'three' })).status).toBe('USED');
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('create one account, even after several links or a registration meanwhile · AUTH-7', async () => {
    const email = newEmail();
    const hashes: string[] = [];
    for (const _ of [1, 2]) {
      await done(send(email));
      hashes.push(await hashFor(email));
    }
    const first = await follow(hashes[0] ?? '');
    expect((await follow(hashes[1] ?? '')).account_id).toBe(first.account_id);
    const other = newEmail();
    await done(send(other));
    const hash = await hashFor(other);
    await registered(browser().client, other);
    expect(await follow(hash)).toMatchObject({ email: other, first_name: 'Mara', has_password: true });
    expect(await accountsOf(other)).toHaveLength(1);
  });

  it('do not reveal whether there is an account, and change no name of one · AUTH-14 · AUTH-15', async () => {
    const [known, nobody] = [await registered(browser().client), newEmail()];
    expect(await done(send(known))).toEqual(await done(send(nobody)));
    expect((await mails(known)).at(-1)?.subject).toBe('Dein Link zum Anmelden bei Okulino');
    expect(await follow(await hashFor(known))).toMatchObject({ first_name: 'Mara', last_name: 'Keller' });
    const wrong = { first_name: '', last_name: 'www.example.org' };
    const refusals = await Promise.all([known, nobody].map((email) => refused(send(email, wrong))));
    expect(refusals[0]).toMatchObject({
      violations: [{ field: 'first_name', code: 'validation.required' }, { field: 'last_name' }],
    });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(await refused(send(nobody, { first_name: 'Nora' }))).toMatchObject({
      violations: [{ field: 'last_name', code: 'validation.required' }],
    });
  });

  it('do not replace a signed-in customer unless requested · AUTH-20', async () => {
    const here = browser();
    const mine = await registered(here.client);
    await done(here.client.customerSignMeIn({ body: { email: mine, password } }));
    const email = newEmail();
    await done(send(email));
    expect(await exchange(await hashFor(email), { where: here })).toMatchObject({ status: 'OTHER' });
    expect(await accountsOf(email)).toEqual([]);
  });

  it('are reported as expired for one more day, then the request is deleted · AUTH-7', async () => {
    const email = newEmail();
    await done(send(email));
    const hash = await hashFor(email);
    const { controls, sandbox } = started();
    controls.setClock(testNow + 24 * hours);
    await doDueWork(sandbox);
    expect(await exchange(hash)).toEqual({ status: 'EXPIRED' });
    expect(await exchange(hash, { where: browser('augental') })).toEqual({ status: 'UNKNOWN' });
    controls.setClock(testNow + 48 * hours);
    await doDueWork(sandbox);
    expect(await newcomersOf(email)).toEqual([]);
    controls.setClock(testNow);
    expect(await exchange(hash)).toEqual({ status: 'UNKNOWN' });
  });

  it('are void after a new password of an account created meanwhile · AUTH-17', async () => {
    const email = newEmail();
    await done(send(email));
    const hash = await hashFor(email);
    const here = browser();
    await registered(here.client, email);
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    const fresh = 'Andere Linse 2027';
    await done(
      here.client.customerChangeMyPassword({
        body: { new_password: fresh, confirm_new_password: fresh, current_password: password },
      }),
    );
    expect(await exchange(hash)).toEqual({ status: 'UNKNOWN' });
  });

  it.each([
    ['okulino', 'given', 'Willkommen'],
    ['linsenwerk', 'waiting', 'Nur noch bestätigen'],
  ] as const)(
    'choose the newsletter when opened, as a registration in %s does: %s · ACC-3 · AUTH-10',
    async (brand, consent, subject) => {
      const wanted = { ...names, subscribed_to_marketing_channels: true };
      const newcomer = newEmail();
      await done(send(newcomer, wanted, { brand }));
      const known = newEmail();
      await done(browser(brand).client.customerSignMeUp({ body: { ...person(known), password } }));
      await done(send(known, wanted, { brand }));
      for (const email of [newcomer, known]) {
        const sent = await mails(email);
        expect(sent).toHaveLength(1);
        expect(sent[0]?.text).toContain('auch den Newsletter gewählt');
        const here = browser(brand);
        const hash = hashIn(sent[0]?.text);
        await follow(hash, here);
        const chosen = await chosenBy(here.client, email);
        expect([chosen.consent, chosen.mail_groups]).toEqual([consent, ['newsletter']]);
        const after = await mails(email);
        expect(after).toHaveLength(2);
        expect(after[1]?.subject).toContain(subject);
        // A repeated request does not choose again what was ended meanwhile.
        const { account_id } = await done(here.client.getMe({}));
        await done(
          here.client.updateMarketingCommunication({
            params: { id: chosen.marketing_communication_id },
            body: {
              account_id,
              marketing_channels: [],
              mail_groups: [],
              customer_data: { email, first_name: 'Nora', last_name: 'Frei', locale: 'de' },
            },
          }),
        );
        expect((await exchange(hash, { where: here })).status).toBe('OK');
        expect((await chosenBy(here.client, email)).mail_groups).toEqual([]);
      }
    },
  );

  it('change no e-mail preferences if the newsletter was not ticked · ACC-3', async () => {
    const email = newEmail();
    await done(send(email));
    const here = browser();
    await follow(await hashFor(email), here);
    expect(await done(here.client.getMarketingCommunication({ params: { id: 'new' } }))).toMatchObject({
      consent: 'none',
      mail_groups: [],
    });
    expect(await mails(email)).toHaveLength(1);
  });

  it.each([
    ['/my-account/lens-pass', 'lensPass'],
    ['/my-account/history', 'loginTo.reorder'],
    ['/abandoned-cart/mail/abc', 'loginTo.abandoned-cart'],
  ] as const)('that lead to %s say so, and lead there · AUTH-7 · ACC-9', async (path, words) => {
    const email = await registered(browser().client);
    await done(send(email, {}, { path }));
    const mail = (await mails(email)).at(-1);
    const t = started().sandbox.texts('okulino', 'de');
    expect(mail?.text).toContain(t(`mails:${words}.text`));
    expect(mail?.text).toContain(t(`mails:${words}.open`));
    expect(mail?.text).toContain(`&url=${encodeURIComponent(path)}`);
    expect((await exchange(hashIn(mail?.text))).status).toBe('OK');
  });
};
