import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { identityTries } from './identity-tries.ts';

export const passwordSuite = (started: () => TestSandbox): void => {
  const browser = (
    ...which: Parameters<typeof openBrowser> extends [unknown, ...infer Rest] ? Rest : never
  ) => openBrowser(started(), ...which);

  it('are changed with the old one, which signs out all other browsers · ACC-2', async () => {
    const { client, email } = await signedIn(started());
    const other = browser();
    await done(other.client.customerSignMeIn({ body: { email, password } }));
    const change = (current_password: string, new_password: string, confirm_new_password = new_password) =>
      client.customerChangeMyPassword({ body: { current_password, new_password, confirm_new_password } });
    expect(await refused(change('falsch 1', 'Linse 2027'))).toMatchObject({
      code: 'customer.wrong_password',
    });
    expect(await refused(change(password, 'kurz'))).toMatchObject({ code: 'validation.password_rule' });
    expect(await refused(change(password, 'Linse 2027', 'Linse 2028'))).toMatchObject({
      code: 'validation.passwords_do_not_match',
    });
    await done(change(password, 'Linse 2027'));
    await done(change(password, 'Linse 2027'));
    expect(await done(client.isGuest({}))).toEqual({ guest: false });
    expect(await done(other.client.isGuest({}))).toEqual({ guest: true });
    await refused(other.client.customerSignMeIn({ body: { email, password } }));
    await done(other.client.customerSignMeIn({ body: { email, password: 'Linse 2027' } }));
  });

  /** The secret in the newest mail to a recipient; undefined if there is no mail. */
  const secretFor = async (email: string): Promise<string | undefined> => {
    await doDueWork(started().sandbox);
    const mails = await mailsTo(started(), email);
    return /reset-password#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  };
  const reset = (client: ShopClient, token = '', chosen = 'Linse 2028') =>
    client.customerResetPassword({ body: { token, password: chosen } });

  it('are announced in the language of the page that changed them · I18N-12 · AUTH-17', async () => {
    const { client: french } = browser('okulino', 'fr');
    const email = await registered(french);
    await done(french.customerSignMeIn({ body: { email, password } }));
    const body = {
      current_password: password,
      new_password: 'Linse 2027',
      confirm_new_password: 'Linse 2027',
    };
    await done(french.customerChangeMyPassword({ body }));
    await done(french.customerCreatePasswordResetToken({ body: { email } }));
    const secret = await secretFor(email);
    const { client: italian } = browser('okulino', 'it');
    await done(reset(italian, secret));
    await doDueWork(started().sandbox);
    const locales = (await mailsTo(started(), email)).map(({ locale }) => locale);
    expect(locales).toEqual(['fr', 'fr', 'it']);
  });

  it('are reset by an e-mail, once, which signs out every browser · AUTH-11', async () => {
    const { client, email } = await signedIn(started());
    await done(client.customerCreatePasswordResetToken({ body: { email: ` ${email} ` } }));
    const secret = await secretFor(email);
    expect(await refused(reset(client, secret, 'kurz'))).toMatchObject({ code: 'validation.password_rule' });
    const both = await Promise.all([reset(client, secret)(), reset(client, secret, 'Linse 2029')()]);
    expect(both.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Right']);
    const chosen = both[0]._tag === 'Right' ? 'Linse 2028' : 'Linse 2029';
    await done(reset(client, secret, chosen));
    expect(await refused(reset(client, secret, 'Linse 2030'))).toMatchObject({
      code: 'customer.reset_link_invalid',
    });
    expect(await done(client.isGuest({}))).toEqual({ guest: true });
    await done(client.customerSignMeIn({ body: { email, password: chosen } }));
  });

  /** The hash of the newest sign-in link to a recipient. */
  const hashFor = async (email: string): Promise<string> => {
    const body = { email, redirect_link: '/my-account', redirectLink: '/my-account', locale: 'de' as const };
    await done(browser().client.sendLoginLink({ body }));
    await doDueWork(started().sandbox);
    const text = (await mailsTo(started(), email)).at(-1)?.text ?? '';
    return new URL(/http\S+hash=\S+/.exec(text)?.[0] ?? '').searchParams.get('hash') ?? '';
  };
  const exchanged = (hash: string, nonce: string) =>
    done(browser().client.exchangeLoginLinkHash({ body: { hash, nonce } }));

  it('prove the mailbox when they are reset by a mail, which a login link alone does not · AUTH-30', async () => {
    const { client, email } = await signedIn(started());
    const declared = { name: 'Lena Brandt', email, number: 'OKU-1', goods: [] };
    await done(browser().client.withdrawFromContract({ body: declared }));
    const withdrawals = async () => (await done(client.exportMyData({}))).withdrawals;
    await exchanged(await hashFor(email), 'mine');
    expect(await withdrawals()).toEqual([]);
    await done(client.customerCreatePasswordResetToken({ body: { email } }));
    await done(reset(client, await secretFor(email)));
    await done(client.customerSignMeIn({ body: { email, password: 'Linse 2028' } }));
    expect(await withdrawals()).toMatchObject([{ order_number: 'OKU-1' }]);
  });

  it.each(['changed', 'reset'] as const)(
    'make earlier links, tokens and sessions void once %s, and their owner is told · AUTH-17',
    async (how) => {
      const { client, email, cookies } = await signedIn(started());
      const { controls } = started();
      const used = await exchanged(await hashFor(email), 'used');
      const tokenOf = async (token = '') => client.signInWithCustomToken({ body: { token } });
      const { id_token } = await done(await tokenOf(used.custom_token));
      const unused = await hashFor(email);
      await done(client.customerCreatePasswordResetToken({ body: { email } }));
      const secret = await secretFor(email);
      await done(client.customerCreatePasswordResetToken({ body: { email: newEmail() } }));
      const before = new Map(cookies);
      const body = { email, redirect_link: '/', redirectLink: '/', locale: 'de' as const };
      await done(client.sendLoginLink({ body }));
      const told = (await mailsTo(started(), email)).length;
      controls.setClock(testNow + 1000);
      if (how === 'changed')
        await done(
          client.customerChangeMyPassword({
            body: {
              current_password: password,
              new_password: 'Linse 2027',
              confirm_new_password: 'Linse 2027',
            },
          }),
        );
      else await done(reset(client, secret, 'Linse 2027'));
      await doDueWork(started().sandbox);
      const mails = (await mailsTo(started(), email)).slice(told);
      expect(mails.map(({ subject }) => subject)).toEqual(['Dein Passwort bei Okulino wurde geändert']);
      expect(mails[0]?.text).toContain('Passwort vergessen?');
      expect(await exchanged(unused, 'mine')).toEqual({ status: 'UNKNOWN' });
      for (const token of [id_token, (await done(await tokenOf(used.custom_token))).id_token])
        expect(
          await refused(browser().client.customerSignWithIdToken({ body: { token, nonce: 'used' } })),
        ).toMatchObject({ code: 'customer.identity_invalid' });
      if (how === 'changed')
        expect(await refused(reset(client, secret, 'Linse 2031'))).toMatchObject({
          code: 'customer.reset_link_invalid',
        });
      // The session is replaced by another, and the previous one is no longer valid.
      expect(await done(client.isGuest({}))).toEqual({ guest: how === 'reset' });
      const thief = browser();
      for (const [name, value] of before) thief.cookies.set(name, value);
      expect(await done(thief.client.isGuest({}))).toEqual({ guest: true });
      controls.setClock(testNow);
    },
  );

  it('leave linked identities as they are once changed, and unlink them once reset by an e-mail · AUTH-17', async () => {
    const { own, tokenFor, code } = identityTries(started);
    const { client, email } = await signedIn(started());
    const other = own(newEmail());
    await done(client.linkCustomerIdentity({ body: { token: await tokenFor(other) } }));
    const signIn = async () =>
      browser().client.customerSignWithIdToken({ body: { token: await tokenFor(other) } });
    const body = { new_password: 'Linse 2027', confirm_new_password: 'Linse 2027' };
    await done(client.customerChangeMyPassword({ body: { ...body, current_password: password } }));
    expect(await done(await signIn())).toMatchObject({ email });
    await done(client.customerCreatePasswordResetToken({ body: { email } }));
    await done(reset(client, await secretFor(email)));
    expect(await code(refused(await signIn()))).toBe('customer.identity_without_account');
  });

  it('can be changed again to the same new password, for ten minutes, if the response was lost · AUTH-17', async () => {
    const { client, email, cookies } = await signedIn(started());
    const { controls } = started();
    const before = new Map(cookies);
    const earlier = () => {
      const opened = browser();
      for (const [name, value] of before) opened.cookies.set(name, value);
      return opened.client;
    };
    const body = (new_password: string, current_password = password) => ({
      body: { current_password, new_password, confirm_new_password: new_password },
    });
    const notSignedIn = { code: 'customer.not_signed_in' };
    await done(client.customerChangeMyPassword(body('Linse 2027')));
    const again = earlier();
    expect(await refused(again.customerChangeMyPassword(body('Linse 2029')))).toMatchObject(notSignedIn);
    await done(again.customerChangeMyPassword(body('Linse 2027')));
    expect(await done(again.getMe({}))).toMatchObject({ email });
    // The session whose response was lost has ended.
    expect(await done(client.isGuest({}))).toEqual({ guest: true });
    controls.setClock(testNow + 10 * 60_000 - 1);
    await done(earlier().customerChangeMyPassword(body('Linse 2027')));
    controls.setClock(testNow + 30 * 60_000);
    expect(await refused(earlier().customerChangeMyPassword(body('Linse 2027')))).toMatchObject(notSignedIn);
    controls.setClock(testNow);
  });

  it('must not be common, or name the shop or the e-mail, wherever they are chosen · AUTH-18', async () => {
    const { client, email } = await signedIn(started());
    await done(client.customerCreatePasswordResetToken({ body: { email } }));
    const secret = await secretFor(email);
    const chosen = {
      'customer.password_common': 'Password1',
      'customer.password_names_shop': 'okulino2026',
      'customer.password_names_email': `${email.split('@')[0]}!`,
    };
    for (const [code, guess] of Object.entries(chosen)) {
      const answers = [
        await refused(
          client.customerChangeMyPassword({
            body: { current_password: password, new_password: guess, confirm_new_password: guess },
          }),
        ),
        await refused(reset(client, secret, guess)),
        await refused(
          client.customerSignMeUp({
            body: {
              email: email.toUpperCase(),
              first_name: 'Mara',
              last_name: 'Keller',
              subscribed_to_marketing_channels: false,
              locale_code: 'de',
              password: guess,
            },
          }),
        ),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ code });
    }
    await done(reset(client, secret, 'Linse 2028'));
  });

  it('are not reset by a link that is an hour old or made up · AUTH-11', async () => {
    const { client, email } = await signedIn(started());
    const ask = () => done(client.customerCreatePasswordResetToken({ body: { email } }));
    await ask();
    const first = await secretFor(email);
    await ask();
    const second = await secretFor(email);
    expect(second).not.toBe(first);
    started().controls.setClock(testNow + 60 * 60_000);
    for (const secret of [first, second, '', 'x'.repeat(2000), "' or true --"])
      expect(await refused(reset(client, secret))).toMatchObject({ code: 'customer.reset_link_invalid' });
    started().controls.setClock(testNow + 60 * 60_000 - 1);
    await done(reset(client, second));
    started().controls.setClock(testNow);
  });

  it('are reset by the newest link alone, and by no login link · AUTH-11', async () => {
    const { client, email } = await signedIn(started());
    const ask = () => done(client.customerCreatePasswordResetToken({ body: { email } }));
    await ask();
    const earlier = await secretFor(email);
    await ask();
    const newest = await secretFor(email);
    const login = await hashFor(email);
    for (const secret of [earlier, login])
      expect(await refused(reset(client, secret))).toMatchObject({ code: 'customer.reset_link_invalid' });
    await done(reset(client, newest));
  });

  it('are reset with the same response whether or not there is an account, without an e-mail to others · AUTH-5 · AUTH-11', async () => {
    const { client } = browser();
    const email = await registered(client);
    const known = await done(client.customerCreatePasswordResetToken({ body: { email } }));
    const stranger = newEmail();
    expect(await done(client.customerCreatePasswordResetToken({ body: { email: stranger } }))).toEqual(known);
    expect(await secretFor(stranger)).toBeUndefined();
  });

  it('are reset by an e-mail in the language and style of the shop · I18N-3', async () => {
    const { client } = browser('opalys', 'fr');
    const email = await registered(client);
    await done(client.customerCreatePasswordResetToken({ body: { email } }));
    await doDueWork(started().sandbox);
    const [mail] = await mailsTo(started(), email);
    expect(mail?.subject).toBe('Votre nouveau mot de passe chez Opalys');
    expect(mail?.text).toContain('/fr/reset-password#');
  });

  it('are reset by links whose secret is not stored as such · AUTH-11', async () => {
    const { client } = browser();
    const email = await registered(client);
    await done(client.customerCreatePasswordResetToken({ body: { email } }));
    const secret = await secretFor(email);
    const rows = await started().sandbox.db.selectFrom('mail_link').select('secret').execute();
    expect(rows.map((row) => row.secret)).not.toContain(secret);
  });
};
