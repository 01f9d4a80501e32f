import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { makeIdentityTokens } from '../../../../src/adapters/sandbox/identity/identity-tokens.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, registered } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, item, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const hours = 3_600_000;

/** `keepsCarts`: false if an engine keeps the carts; then the carts of this server belong to nobody. */
export const loginLinkSuite = (started: () => TestSandbox, keepsCarts = true): void => {
  const browser = (brand: BrandId = 'okulino') => openBrowser(started(), brand);
  const send = (email: string, path = '/my-account/history') =>
    done(
      browser().client.sendLoginLink({
        body: { email, redirect_link: path, redirectLink: path, locale: 'de' },
      }),
    );
  /** The link in the newest mail. */
  const linkTo = async (email: string): Promise<URL> => {
    await doDueWork(started().sandbox);
    const text = (await mailsTo(started(), email)).at(-1)?.text ?? '';
    return new URL(/http\S+hash=\S+/.exec(text)?.[0] ?? 'http://none.test/');
  };
  const hashFor = async (email: string): Promise<string> =>
    (await linkTo(email)).searchParams.get('hash') ?? '';
  const exchange = (hash: string, nonce = 'mine', where = browser()) =>
    done(where.client.exchangeLoginLinkHash({ body: { hash, nonce } }));
  const signIn = async (token: string, where = browser()) => {
    const { id_token } = await done(where.client.signInWithCustomToken({ body: { token } }));
    return done(where.client.customerSignWithIdToken({ body: { token: id_token } }));
  };

  it('sign in from an e-mail, and lead to the requested page · AUTH-7', async () => {
    const email = await registered(browser().client);
    await send(email, '/my-account/history?open=1');
    const link = await linkTo(email);
    expect(link.pathname).toBe('/authenticate');
    expect(link.searchParams.get('url')).toBe('/my-account/history?open=1');
    const here = browser();
    const { status, custom_token = '' } = await exchange(link.searchParams.get('hash') ?? '', 'mine', here);
    expect(status).toBe('OK');
    expect(await signIn(custom_token, here)).toMatchObject({ email });
    expect(await done(here.client.getMe({}))).toMatchObject({ email });
  });

  it('return the same response without an account, and send no e-mail · AUTH-7', async () => {
    const nobody = newEmail();
    expect(await send(nobody)).toEqual({ done: true });
    await doDueWork(started().sandbox);
    expect(await mailsTo(started(), nobody)).toEqual([]);
    const wrong = { email: 'nobody', redirect_link: '/', redirectLink: '/', locale: 'de' as const };
    expect(await refused(browser().client.sendLoginLink({ body: wrong }))).toMatchObject({
      code: 'validation.invalid_email',
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'lead to the account instead of %s',
    async (path) => {
      const email = await registered(browser().client);
      await send(email, path);
      expect((await linkTo(email)).searchParams.get('url')).toBe('/my-account');
    },
  );

  it('work once, and again for the same browser if the response was lost · AUTH-7', async () => {
    const email = await registered(browser().client);
    await send(email);
    const hash = await hashFor(email);
    const both = await Promise.all([exchange(hash, 'one'), exchange(hash, 'two')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['OK', 'USED']);
    const first = both[0]?.status === 'OK' ? 'one' : 'two';
    expect((await exchange(hash, first)).status).toBe('OK');
    expect(await exchange(hash, 'three')).toEqual({ status: 'USED' });
  });

  it('open one session, however often their tokens are used · AUTH-17', async () => {
    const email = await registered(browser().client);
    await send(email);
    const hash = await hashFor(email);
    const { custom_token: token = '' } = await exchange(hash, 'one');
    const { custom_token: other = '' } = await exchange(hash, 'one');
    const words = await Promise.all(
      [token, token, other].map((one) =>
        done(browser().client.signInWithCustomToken({ body: { token: one } })),
      ),
    );
    const open = (id_token = '', nonce = 'one', where = browser()) =>
      where.client.customerSignWithIdToken({ body: { token: id_token, nonce } });
    const here = browser();
    await done(open(words[0]?.id_token, 'one', here));
    for (const { id_token } of words)
      expect(await refused(open(id_token, 'two'))).toMatchObject({ code: 'customer.identity_invalid' });
    // The response was lost: the same browser gets its session again, and the first session ends.
    const again = browser();
    await done(open(words[0]?.id_token, 'one', again));
    expect(await done(again.client.getMe({}))).toMatchObject({ email });
    expect(await done(here.client.isGuest({}))).toEqual({ guest: true });
    await done(again.client.customerSignOut({}));
    expect(await refused(open(words[1]?.id_token, 'one'))).toMatchObject({
      code: 'customer.identity_invalid',
    });
    const { custom_token: late = '' } = await exchange(hash, 'one');
    const { id_token } = await done(browser().client.signInWithCustomToken({ body: { token: late } }));
    expect(await refused(open(id_token, 'one'))).toMatchObject({ code: 'customer.identity_invalid' });
  });

  it('do not replace a signed-in customer unless requested · AUTH-20', async () => {
    const [mine, other] = [await registered(browser().client), await registered(browser().client)];
    const here = browser();
    await send(mine);
    await signIn((await exchange(await hashFor(mine), 'one', here)).custom_token ?? '', here);
    await send(other);
    const hash = await hashFor(other);
    for (const nonce of ['two', 'three'])
      expect(await exchange(hash, nonce, here)).toEqual({
        status: 'OTHER',
        signed_in: 'p…@e….org',
        link_of: 'p…@e….org',
      });
    expect(await done(here.client.getMe({}))).toMatchObject({ email: mine });
    await send(mine);
    expect((await exchange(await hashFor(mine), 'four', here)).status).toBe('OK');
    const { custom_token = '' } = await done(
      here.client.exchangeLoginLinkHash({ body: { hash, nonce: 'five', replace: true } }),
    );
    expect(await signIn(custom_token, here)).toMatchObject({ email: other });
    expect(await done(here.client.getMe({}))).toMatchObject({ email: other });
  });

  it('work for a day, and not if forged, of another shop or of another use · AUTH-7', async () => {
    const email = await registered(browser().client);
    await send(email);
    const hash = await hashFor(email);
    expect(await exchange(hash, 'mine', browser('augental'))).toEqual({ status: 'UNKNOWN' });
    expect(await exchange(`${hash}x`)).toEqual({ status: 'UNKNOWN' });
    await done(browser().client.customerCreatePasswordResetToken({ body: { email } }));
    await doDueWork(started().sandbox);
    const reset = /reset-password#(\S+)/.exec((await mailsTo(started(), email)).at(-1)?.text ?? '')?.[1];
    expect(await exchange(reset ?? '')).toEqual({ status: 'UNKNOWN' });
    const { controls } = started();
    controls.setClock(testNow + 24 * hours);
    expect(await exchange(hash)).toEqual({ status: 'EXPIRED' });
    controls.setClock(testNow);
    const { custom_token = '' } = await exchange(hash);
    controls.setClock(testNow + hours);
    expect(
      await refused(browser().client.signInWithCustomToken({ body: { token: custom_token } })),
    ).toMatchObject({
      code: 'customer.identity_invalid',
    });
    controls.setClock(testNow);
  });

  it('accept only tokens that the provider signed for this use in this shop', async () => {
    const email = await registered(browser().client);
    const { account_id: uid } = await started()
      .sandbox.db.selectFrom('customer')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const tokens = makeIdentityTokens(started().sandbox);
    const claims = { sub: uid, uid, provider: 'custom', aud: 'id:okulino' };
    const own = await tokens.id('okulino', { sub: uid, provider: 'custom', use: 'one' });
    const [head = '', , signature = ''] = own.split('.');
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    for (const token of [
      '',
      'x.y.z',
      await tokens.custom('okulino', { uid, use: 'one' }),
      await tokens.id('augental', { sub: uid, provider: 'custom', use: 'one' }),
      await tokens.id('okulino', { sub: 'nobody', provider: 'custom', use: 'two' }),
      new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
      `${head}.${payload}.${signature}`,
    ])
      expect(await refused(browser().client.customerSignWithIdToken({ body: { token } }))).toMatchObject({
        code: 'customer.identity_invalid',
      });
    expect(await refused(browser().client.signInWithCustomToken({ body: { token: own } }))).toMatchObject({
      code: 'customer.identity_invalid',
    });
    expect(await done(browser().client.customerSignWithIdToken({ body: { token: own } }))).toMatchObject({
      email,
    });
  });

  it.runIf(keepsCarts)(
    'bring back the cart of a customer by a reminder that signs in · AUTH-8 · REO-5',
    async () => {
      const here = browser();
      const email = await registered(here.client);
      const { custom_token: first = '' } = await (async () => {
        await send(email);
        return exchange(await hashFor(email));
      })();
      await signIn(first, here);
      const { token_value: token } = await cartWith(here.client, item(care, 2));
      const cart_reminder = { given: true, words: consentWords.cart_reminder };
      await done(here.client.updateOrder({ params: { token }, body: { email, cart_reminder } }));
      const { controls, sandbox } = started();
      controls.setClock(testNow + sandbox.cartLeftAfterMs);
      await doDueWork(sandbox);
      const link = await linkTo(email);
      expect(link.pathname).toBe(`/abandoned-cart/mail/${token}`);
      const there = browser();
      const { custom_token = '' } = await exchange(link.searchParams.get('hash') ?? '');
      await signIn(custom_token, there);
      controls.setClock(testNow);
      const cart = await done(there.client.setCurrentCart({ body: { abandoned_cart_token: token } }));
      expect(cart.items).toHaveLength(1);
    },
  );
};
