import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { settings } from '../../../../src/config/settings/settings.ts';
import { openBrowser } from '../../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../../adapters/sandbox/fixtures/mails-to.ts';
import { care, cartWith, done, item } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const reported: unknown[] = [];
const visitor = () => openPlainVisitor(sandbox, { reported });

describe('an account without scripts', () => {
  it('can be signed in to, viewed and signed out of · AUTH-5 · AUTH-9', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const { get, post, cookies } = visitor();
    expect((await get()).html).toContain('name="password"');
    const wrong = await post({ action: 'login', email, password: 'falsch 123' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('E-Mail oder Passwort stimmen nicht.');
    expect(wrong.html).toContain(`value="${email}"`);
    expect(wrong.html).not.toContain('falsch 123');
    expect(await post({ action: 'login', email, password })).toMatchObject({
      status: 303,
      to: '/my-account/plain?arrived=%2Fmy-account%2Fplain',
    });
    expect(cookies.has('session_okulino')).toBe(true);
    const inside = await get();
    expect(inside.html).toContain(email);
    expect(inside.answer.headers.get('cache-control')).toBe('private, no-store');
    await post({ action: 'signOut' });
    expect((await get()).html).not.toContain(email);
  });

  it.each([
    ['okulino', '/fr', 'Commande'],
    ['linsenwerk', '', 'Bestellung'],
    ['viszola', '/it', 'Ordine'],
    ['opalys', '/en', 'Order'],
  ] as const)('shows a customer of %s at %s their orders · ORD-1 · ORD-2', async (brand, prefix, named) => {
    const failed: unknown[] = [];
    const { get, post } = openPlainVisitor(sandbox, { brand, reported: failed });
    const path = `${prefix}/my-account/plain`;
    const signIn = { action: 'login', email: 'stammgast@example.org', password: 'Linse 2026' };
    expect((await post(signIn, {}, path)).status).toBe(303);
    const { status, html } = await get(path);
    expect([status, failed]).toEqual([200, []]);
    expect(html).toContain(named);
    expect(html).toMatch(/<article/);
    expect((await post({ action: 'signOut' }, {}, path)).status).toBe(303);
  });

  it.each([
    ['', '/my-account/plain'],
    ['/withdrawal', '/withdrawal'],
  ])(
    'says after a sign-in that the browser keeps no cookies, if so: to %j · AUTH-35',
    async (redirectUrl, to) => {
      const email = await registered(openBrowser(sandbox).client);
      const { get, post, cookies } = visitor();
      const sent = await post({ action: 'login', email, password, redirectUrl });
      expect(sent).toMatchObject({ status: 303, to: `/my-account/plain?arrived=${encodeURIComponent(to)}` });
      expect(await get(sent.to ?? '')).toMatchObject({ status: 302, to });
      cookies.clear();
      const lost = await get(sent.to ?? '');
      expect(lost.status).toBe(422);
      expect(lost.html).toContain('Dieser Browser nimmt keine Cookies an.');
      expect(lost.html).toContain(`name="redirectUrl" value="${redirectUrl}"`);
      expect((await get('/my-account/plain?arrived=//evil.example')).to).toBeNull();
      // A browser that has shown that it keeps cookies goes on at once.
      cookies.set('locale', 'de');
      expect(await post({ action: 'login', email, password, redirectUrl })).toMatchObject({
        status: 303,
        to,
      });
      expect(await get('/my-account/plain?arrived=//evil.example')).toMatchObject({
        to: '/my-account/plain',
      });
    },
  );

  it('is not asked for a sign-in because the shop does not answer · AUTH-5', async () => {
    const { get } = visitor();
    sandbox.controls.setFault('getMe', { _tag: 'Cut', times: 1 });
    const { status, html } = await get();
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
  });

  it('is created by a form that keeps its input, except for the password · AUTH-9 · AUTH-10', async () => {
    const { get, post } = visitor();
    expect((await get('/my-account/plain?screen=register')).html).toContain('name="firstName"');
    const email = newEmail();
    const typed = { action: 'register', firstName: '<Mara>', lastName: 'Keller', email, newsletter: '1' };
    const short = await post({ ...typed, password: 'kurz' });
    expect(short.status).toBe(422);
    for (const kept of ['value="&lt;Mara&gt;"', `value="${email}"`, 'checked=""', 'mindestens 8 Zeichen'])
      expect(short.html).toContain(kept);
    expect(short.html).not.toContain('kurz');
    expect((await post({ ...typed, firstName: 'Mara', password })).status).toBe(303);
    expect((await get()).html).toContain(email);
    const again = await visitor().post({ ...typed, firstName: 'Mara', password: 'anders 123' });
    expect(again.html).toContain('Mit dieser E-Mail gibt es schon ein Konto');
  });

  it('begins the newsletter for who registers again with the account that they have · AUTH-10', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const typed = { action: 'register', firstName: 'Mara', lastName: 'Keller', email, password };
    const groups = async () => {
      const { client } = openBrowser(sandbox);
      await done(client.customerSignMeIn({ body: { email, password } }));
      return (await done(client.getMarketingCommunication({ params: { id: 'new' } }))).mail_groups;
    };
    expect((await visitor().post(typed)).status).toBe(303);
    expect(await groups()).toEqual([]);
    expect((await visitor().post({ ...typed, newsletter: '1' })).status).toBe(303);
    expect(await groups()).toEqual(['newsletter']);
    // Without the tick nothing that was chosen before ends.
    expect((await visitor().post(typed)).status).toBe(303);
    expect(await groups()).toEqual(['newsletter']);
  });

  it('says that a sign-out failed, and keeps the cart of who is still signed in · AUTH-4 · CART-4', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const { get, post, cookies } = visitor();
    await post({ action: 'login', email, password });
    cookies.set('cart_id', 'cart-of-the-customer');
    sandbox.controls.setFault('customerSignOut', { _tag: 'Cut', times: 1 });
    const failed = await post({ action: 'signOut' });
    expect(failed.status).toBe(503);
    expect(failed.html).toContain('role="alert"');
    expect(failed.html).toContain(email);
    expect(cookies.get('cart_id')).toBe('cart-of-the-customer');
    expect((await get()).html).toContain(email);
    expect((await post({ action: 'signOut' })).status).toBe(303);
    expect(cookies.has('cart_id')).toBe(false);
    expect((await get()).html).not.toContain(email);
  });

  it('gets a new password by the link of a mail, pasted into a form · AUTH-11', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const { get, post } = visitor();
    const sent = await post({ action: 'forgotten', email });
    const nobody = await post({ action: 'forgotten', email: 'nobody@example.org' });
    expect(sent.status).toBe(200);
    expect(sent.html.replaceAll(email, '')).toBe(nobody.html.replaceAll('nobody@example.org', ''));
    await doDueWork(sandbox.sandbox);
    const link =
      /http\S+reset-password#\S+/.exec((await mailsTo(sandbox, email)).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await get('/my-account/plain?screen=reset')).html).toContain('name="link"');
    const empty = await post({ action: 'reset', link: '', password: '' });
    expect(empty.status).toBe(422);
    expect(empty.html).toContain('Link aus der E-Mail fehlt noch.');
    const broken = await post({ action: 'reset', link: 'http://x.test/#%E0%A4%A', password: 'Linse 2027' });
    expect(broken.html).toContain('Dieser Link gilt nicht mehr.');
    const old = link.replace('#', '?utm_source=mail&token=');
    const weak = await post({ action: 'reset', link: old, password: 'linse' });
    expect(weak.html).not.toContain('Dieser Link gilt nicht mehr.');
    expect((await post({ action: 'reset', link: old, password: 'Linse 2027' })).html).toContain(
      'Das neue Passwort gilt',
    );
    expect((await post({ action: 'login', email, password: 'Linse 2027' })).status).toBe(303);
  });

  it('is opened by a mail link once, and only by a button, as scanners open links · AUTH-7 · AUTH-34', async () => {
    const email = await registered(openBrowser(sandbox).client);
    await done(
      openBrowser(sandbox).client.sendLoginLink({
        body: { email, redirect_link: '/withdrawal', redirectLink: '/withdrawal', locale: 'de' },
      }),
    );
    await doDueWork(sandbox.sandbox);
    const text = (await mailsTo(sandbox, email)).at(-1)?.text ?? '';
    const link = /http:\/\/[^/]+(\/authenticate\S+)/.exec(text)?.[1] ?? '';
    const { get, post, cookies } = visitor();
    for (const _ of [1, 2, 3]) {
      const landing = await get(link);
      expect(landing.html).toMatch(/<noscript><form[^>]* method="post">/);
      expect(landing.html).not.toContain('http-equiv="refresh"');
      expect(landing.html).not.toContain(new URLSearchParams(link.split('?')[1]).get('hash'));
    }
    expect(cookies.size).toBe(0);
    const opened = await post({}, {}, link);
    expect(opened).toMatchObject({ status: 303, to: '/my-account/plain?arrived=%2Fwithdrawal' });
    expect(await get(opened.to ?? '')).toMatchObject({ status: 302, to: '/withdrawal' });
    expect((await get()).html).toContain(email);
    const again = await visitor().post({}, {}, link);
    expect(again.html).toContain('Dieser Link wurde schon benutzt');
    expect(again.html).toContain('href="/my-account/plain"');
    expect((await visitor().post({}, {}, '/fr/authenticate?hash=x')).html).toContain('n’ouvre aucun compte');
    expect(await visitor().post({}, {}, '/authenticate')).toMatchObject({ to: '/my-account/plain' });
    expect((await visitor().post({}, { origin: 'https://evil.example' }, link)).status).toBe(403);
  });

  it.each([true, false])(
    'takes the cart along by a mail link that this browser has requested, and only by such a link: %s · AUTH-28',
    async (isRequested) => {
      const email = await registered(openBrowser(sandbox).client);
      const to = { redirect_link: '/cart', redirectLink: '/cart' };
      await done(openBrowser(sandbox).client.sendLoginLink({ body: { email, ...to, locale: 'de' } }));
      await doDueWork(sandbox.sandbox);
      const text = (await mailsTo(sandbox, email)).at(-1)?.text ?? '';
      const link = /http:\/\/[^/]+(\/authenticate\S+)/.exec(text)?.[1] ?? '';
      const { token_value: token } = await cartWith(openBrowser(sandbox).client, item(care, 2));
      const { get, post, cookies } = visitor();
      cookies.set('cart_id', token);
      cookies.set('vsf-login-link', encodeURIComponent(isRequested ? email : 'nora@example.org'));
      expect(await post({}, {}, link)).toMatchObject({ status: 303 });
      expect((await get()).html).toContain(email);
      // Pressed twice, it leads on where it was requested.
      expect((await post({}, {}, link)).status).toBe(isRequested ? 303 : 200);
      expect(cookies.has('cart_id')).toBe(isRequested);
      const cart = sandbox.sandbox.db.selectFrom('cart').select('customer_id').where('token', '=', token);
      expect((await cart.executeTakeFirstOrThrow()).customer_id !== null).toBe(isRequested);
    },
  );

  it('keeps at the sign-in what the cookie says of a cart: it goes on with that of a link · REO-6', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const { token_value: token } = await cartWith(openBrowser(sandbox).client, item(care, 2));
    const { post, cookies } = visitor();
    cookies.set('cart_id', `${token}..linked-0123456789`);
    await post({ action: 'login', email, password });
    expect(cookies.get('cart_id')).toBe(`${token}..linked-0123456789`);
  });

  it('shows the newest orders, their state, and the invoices of sold ones · ORD-1 · ORD-2 · ORD-3', async () => {
    const { get, post } = visitor();
    await post({ action: 'login', email: 'stammgast@example.org', password });
    const { html } = await get();
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).toContain('Verschickt');
    const file = /href="(\/download\?file=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const invoice = await get(file);
    expect(invoice.answer.headers.get('content-type')).toBe('application/pdf');
    expect((await visitor().get(file)).answer.headers.get('content-type')).not.toBe('application/pdf');
    sandbox.controls.setFault('getOrdersHistory', { _tag: 'Cut', times: 1 });
    expect((await get()).html).toContain('Das hat nicht geklappt');
  });

  it('redirects to a target within the shop, and to no other · ROUTE-16', async () => {
    const email = await registered(openBrowser(sandbox).client);
    for (const [redirectUrl, to] of [
      ['/c/kontaktlinsen?page=2', '/c/kontaktlinsen?page=2'],
      ['/my-account/profile', '/my-account/plain'],
      ['http://okulino.localhost/c/kontaktlinsen', '/c/kontaktlinsen'],
      ['http://okulino.localhost.evil.example/c', '/'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['javascript:alert(1)', '/'],
      ['/x\r\nset-cookie: y=1', '/'],
    ]) {
      const { cookies, post } = visitor();
      // A browser that is known to accept cookies is led on at once.
      cookies.set('locale', 'de');
      const answer = await post({ action: 'login', email, password, redirectUrl: redirectUrl ?? '' });
      expect([answer.status, answer.to]).toEqual([303, to]);
    }
  });

  it('claims the current cart · CART-4', async () => {
    const email = await registered(openBrowser(sandbox).client);
    const { token_value: token } = await cartWith(openBrowser(sandbox).client, item(care, 2));
    const here = visitor();
    here.cookies.set('cart_id', token);
    await here.post({ action: 'login', email, password });
    const cart = await sandbox.sandbox.db
      .selectFrom('cart')
      .select('customer_id')
      .where('token', '=', here.cookies.get('cart_id') ?? '')
      .executeTakeFirst();
    expect(cart?.customer_id).not.toBeNull();
  });

  it.each([
    ['okulino.localhost', ''],
    ['localhost', '_okulino'],
  ])(
    'clears the cookies of cart, added products and staff when signing out at %s · CART-4',
    async (host, suffix) => {
      const here = openPlainVisitor(sandbox, { host });
      await here.post({ action: 'login', email: await registered(openBrowser(sandbox).client), password });
      here.cookies.set(`cart_id${suffix}`, 'A'.repeat(24));
      const { answer } = await here.post({ action: 'signOut' });
      const told = answer.headers.getSetCookie();
      for (const name of ['cart_id', 'vsf-atc', 'vsf-referer'])
        expect(told).toContainEqual(
          expect.stringMatching(new RegExp(`^${name}${suffix}=; Max-Age=0; Path=/`)),
        );
      expect(here.cookies.has(`cart_id${suffix}`)).toBe(false);
    },
  );

  it('is not opened by cookies that were edited by hand · CART-4 · ROUTE-16 · AUTH-7', async () => {
    const owner = await signedIn(sandbox);
    const { token_value: token } = await cartWith(owner.client, item(care, 2));
    await done(owner.client.customerClaimCart({ body: { cart_token: token } }));
    const thief = visitor();
    thief.cookies.set('cart_id', token);
    thief.cookies.set('session_okulino', 'A'.repeat(24));
    thief.cookies.set('custom_token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.');
    thief.cookies.set('redirect_target', 'https://evil.example/');
    expect((await thief.get('/cart/plain')).html).not.toContain('Clarea');
    expect((await thief.get()).html).toContain('name="password"');
    const email = await registered(openBrowser(sandbox).client);
    expect(await thief.post({ action: 'login', email, password })).toMatchObject({
      status: 303,
      to: '/my-account/plain',
    });
    expect((await thief.get('/cart/plain')).html).not.toContain('Clarea');
    expect((await done(owner.client.getCart({ params: { token } }))).items).toHaveLength(1);
  });

  it('asks before a link signs in another customer, whatever its address says · AUTH-20', async () => {
    const { client } = openBrowser(sandbox);
    const [mine, other] = [await registered(client), await registered(client)];
    const link = { redirect_link: '/withdrawal', redirectLink: '/withdrawal', locale: 'de' as const };
    await done(client.sendLoginLink({ body: { email: other, ...link } }));
    await doDueWork(sandbox.sandbox);
    const text = (await mailsTo(sandbox, other)).at(-1)?.text ?? '';
    const address = /http:\/\/[^/]+(\/authenticate\S+)/.exec(text)?.[1] ?? '';
    const { get, post } = visitor();
    await post({ action: 'login', email: mine, password });
    for (const where of [address, `${address}&replace=1`]) {
      const { html } = await post({}, {}, where);
      expect(html).toContain('Hier ist schon jemand angemeldet');
      expect(html).toContain('p…@e….org');
      expect(html).not.toContain(other);
    }
    expect((await get()).html).toContain(mine);
    expect(await post({ replace: '1' }, {}, address)).toMatchObject({ status: 303, to: '/withdrawal' });
    expect((await get()).html).toContain(other);
  });

  it('is locked for a while after ten wrong passwords, the default, even for the right one; others are not · AUTH-9', async () => {
    const { limits } = sandbox.sandbox;
    const accountTries = settings.accountTries.otherwise;
    const guarded = await startSandbox(undefined, { limits: { ...limits, accountTries } });
    const { client } = openBrowser(guarded);
    const [email, other] = [await registered(client), await registered(client)];
    const guess = (who: string, secret: string) =>
      openPlainVisitor(guarded).post({ action: 'login', email: who, password: secret });
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await guess(email, `falsch ${n}`)).status);
    expect(statuses).toEqual([...new Array(10).fill(422), ...new Array(10).fill(429)]);
    const right = await guess(email, password);
    expect(right.status).toBe(429);
    expect(right.answer.headers.get('retry-after')).toBe('900');
    expect(right.html).toContain('role="alert"');
    expect(right.html).toContain('Bitte in 15\u00a0Min. noch einmal versuchen');
    expect((await guess(other, password)).status).toBe(303);
    guarded.controls.setClock(testNow + 15 * 60_000);
    expect((await guess(email, password)).status).toBe(303);
    await guarded.close();
  });

  it('accepts forms of the shop’s own pages only, and none that is too large or unknown', async () => {
    const { post, get } = visitor();
    const form = { action: 'login', email: 'a@b.ch', password };
    expect((await post(form, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(form, { origin: 'null' })).status).toBe(403);
    expect((await post(form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ ...form, email: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await post({ action: 'evil' })).status).toBe(422);
    expect((await get('/my-account/plain?screen=evil')).html).toContain('name="password"');
    expect(reported).toEqual([]);
  });

  it('is what the account’s pages redirect to without scripts, in every language · ROUTE-1', async () => {
    const { get } = visitor();
    for (const [path, to] of [
      ['/my-account/profile', '/my-account/plain'],
      ['/fr/my-account/history', '/fr/my-account/plain'],
      ['/it/reset-password', '/it/my-account/plain?screen=reset'],
    ]) {
      expect((await get(path)).html).toContain(
        `<noscript><meta http-equiv="refresh" content="0; url=${to}">`,
      );
      expect((await get(to)).status).toBe(200);
    }
  });

  it('reports that the backend does not respond, and keeps the input', async () => {
    sandbox.controls.setFault('customerSignMeIn', { _tag: 'Cut', times: 1 });
    const answer = await visitor().post({ action: 'login', email: 'mara@example.org', password });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('value="mara@example.org"');
    expect(answer.html).toContain('role="alert"');
  });
});
