import { expect, it } from 'vitest';
import { sessionCookie } from '../../../../src/adapters/sandbox/customers/session.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, registered, signedIn } from '../fixtures/customers.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const days = 86_400_000;

export const customerSuite = (started: () => TestSandbox): void => {
  const browser = (
    ...which: Parameters<typeof openBrowser> extends [unknown, ...infer Rest] ? Rest : never
  ) => openBrowser(started(), ...which);
  it('treats a visitor as a guest before sign-in · AUTH-12', async () => {
    const { client } = browser();
    expect(await done(client.isGuest({}))).toEqual({ guest: true });
    expect(await refused(client.getMe({}))).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('registers, signs in, and returns the profile · AUTH-9 · AUTH-12', async () => {
    const { client, email } = await signedIn(started());
    expect(await done(client.isGuest({}))).toEqual({ guest: false });
    expect(await done(client.getMe({}))).toMatchObject({
      email,
      first_name: 'Mara',
      full_name: 'Mara Keller',
      has_password: true,
    });
  });

  it('reads a name by either of its field names, and requires one of them · AUTH-10', async () => {
    const { first_name, last_name, ...nameless } = person(newEmail());
    const { client } = browser();
    const made = await done(
      client.customerSignMeUp({ body: { ...nameless, firstName: first_name, lastName: last_name } }),
    );
    expect(made).toMatchObject({ first_name: 'Mara', last_name: 'Keller' });
    const { violations } = await refused(
      client.customerSignMeUp({ body: { ...nameless, email: newEmail(), first_name } }),
    );
    expect(violations).toMatchObject([{ field: 'last_name', code: 'validation.required' }]);
  });

  it('matches an e-mail and a password however their letters are composed in Unicode · ADDR-2', async () => {
    const { client } = browser();
    const email = `zoé-${newEmail()}`;
    const secret = 'Prüfung 2026';
    const [one, other] = (['NFD', 'NFC'] as const).map((form) => ({
      email: email.normalize(form),
      password: secret.normalize(form),
    })) as [{ email: string; password: string }, { email: string; password: string }];
    await done(client.customerSignMeUp({ body: { ...person(one.email), password: one.password } }));
    await done(client.customerSignOut({}));
    await done(client.customerSignMeIn({ body: other }));
    expect(await done(client.getMe({}))).toMatchObject({ email: other.email });
  });

  it('stores an e-mail without what nobody sees of it, so that a mailbox has one account · ADDR-2 · ADDR-8', async () => {
    const { client } = browser();
    const email = newEmail();
    const copied = `\u202a${email}\u202c\u200b`;
    const made = await done(client.customerSignMeUp({ body: { ...person(copied), password } }));
    expect(made).toMatchObject({ email });
    const { violations } = await refused(
      browser().client.customerSignMeUp({ body: { ...person(`\u200b${email}`), password: 'anders 123' } }),
    );
    expect(violations).toMatchObject([{ field: 'email', code: 'customer.email_not_unique' }]);
    await done(client.customerSignMeIn({ body: { email: `\u2068${email}\u2069`, password } }));
    expect(await done(client.getMe({}))).toMatchObject({ email });
  });

  it('does not reveal whether the e-mail or the password was wrong · AUTH-9', async () => {
    const { client } = browser();
    const email = await registered(client);
    const wrong = await refused(client.customerSignMeIn({ body: { email, password: 'Linse 2027' } }));
    const unknown = await refused(
      client.customerSignMeIn({ body: { email: 'nobody@example.org', password } }),
    );
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ code: 'customer.sign_in_failed' });
  });

  it('sets a session cookie that scripts cannot read, and a new one on each sign-in', async () => {
    const { client, cookies, told, email } = await signedIn(started());
    const first = cookies.get(sessionCookie('okulino'));
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect(cookies.get(sessionCookie('okulino'))).not.toBe(first);
    for (const header of told) expect(header).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const old = browser();
    old.cookies.set(sessionCookie('okulino'), first ?? '');
    expect(await done(old.client.isGuest({}))).toEqual({ guest: true });
  });

  it('does not store a session in a form that could sign in', async () => {
    const { cookies } = await signedIn(started());
    const rows = await started().sandbox.db.selectFrom('session').select('id').execute();
    expect(rows.map(({ id }) => id)).not.toContain(cookies.get(sessionCookie('okulino')));
  });

  it('signs out on the server as well, also if repeated', async () => {
    const { client, cookies } = await signedIn(started());
    const session = cookies.get(sessionCookie('okulino')) ?? '';
    await done(client.customerSignOut({}));
    await done(client.customerSignOut({}));
    expect(cookies.has(sessionCookie('okulino'))).toBe(false);
    const thief = browser();
    thief.cookies.set(sessionCookie('okulino'), session);
    expect(await done(thief.client.isGuest({}))).toEqual({ guest: true });
  });

  it('ends a session after thirty days', async () => {
    const { client } = await signedIn(started());
    started().controls.setClock(testNow + 30 * days);
    expect(await done(client.isGuest({}))).toEqual({ guest: true });
    started().controls.setClock(testNow);
  });

  it('keeps the customers of each shop separate', async () => {
    const { cookies, email } = await signedIn(started());
    const elsewhere = browser('augental');
    elsewhere.cookies.set(sessionCookie('augental'), cookies.get(sessionCookie('okulino')) ?? '');
    expect(await done(elsewhere.client.isGuest({}))).toEqual({ guest: true });
    expect(await registered(elsewhere.client, email)).toBe(email);
  });

  it('creates one account per e-mail, however it is spelt and however often it is sent · AUTH-14', async () => {
    const { client } = browser();
    const name = newEmail().split('@')[0]?.replace('-', '') ?? '';
    const email = `kim.${name}@gmail.com`;
    const spelt = [email, ` ${email.toUpperCase()}`, `k.im${name}+linsen@gmail.com`];
    const answers = await Promise.all(
      spelt.map((one, n) =>
        client.customerSignMeUp({ body: { ...person(one), password: `${password} ${n}` } })(),
      ),
    );
    expect(answers.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Left', 'Right']);
    expect(await refused(client.customerSignMeUp({ body: { ...person(email), password } }))).toMatchObject({
      violations: [{ field: 'email', code: 'customer.email_not_unique' }],
    });
  });

  it('returns the same response if a registration is repeated · AUTH-9', async () => {
    const { client } = browser();
    const email = newEmail();
    const register = () => done(client.customerSignMeUp({ body: { ...person(email), password } }));
    expect(await register()).toEqual(await register());
  });

  it('reports all errors of a registration at once · ADDR-2 · AUTH-9 · ADDR-4', async () => {
    const { violations } = await refused(
      browser().client.customerSignMeUp({
        body: {
          ...person('nobody'),
          first_name: ' ',
          last_name: 'x'.repeat(65),
          password: 'kurz',
        },
      }),
    );
    expect(violations.map(({ field, code }) => [field, code])).toEqual([
      ['first_name', 'validation.required'],
      ['last_name', 'validation.too_long'],
      ['email', 'validation.invalid_email'],
      ['password', 'validation.password_rule'],
    ]);
  });

  it('accepts no guessed password for an account without one · AUTH-9', async () => {
    const { client } = browser();
    const email = newEmail();
    await done(client.customerSignMeUp({ body: person(email) }));
    for (const tried of ['', 'null', 'undefined'])
      expect(await refused(client.customerSignMeIn({ body: { email, password: tried } }))).toMatchObject({
        code: 'customer.sign_in_failed',
      });
  });

  it('changes the fields that are sent, clears empty ones, and leaves the rest · ACC-2 · ADDR-5', async () => {
    const { client } = await signedIn(started());
    await done(client.customerUpdateMe({ body: { phone_number: '079 555 12 34', birthday: '1990-02-28' } }));
    const changed = await done(client.customerUpdateMe({ body: { birthday: ' ', last_name: 'Meyer' } }));
    expect(changed).toMatchObject({ first_name: 'Mara', last_name: 'Meyer', phone_number: '+41795551234' });
    expect(changed.birthday).toBeUndefined();
    const unseen = await done(client.customerUpdateMe({ body: { birthday: '1990-02-28\u200b' } }));
    expect(unseen.birthday).toBe('1990-02-28');
    const italian = browser('viszola');
    const email = await registered(italian.client);
    await done(italian.client.customerSignMeIn({ body: { email, password } }));
    expect(
      await done(italian.client.customerUpdateMe({ body: { phone_number: '06 555 123' } })),
    ).toMatchObject({ phone_number: '+3906555123' });
    const { violations } = await refused(
      client.customerUpdateMe({ body: { first_name: '', birthday: '2030-01-01' } }),
    );
    expect(violations.map(({ field }) => field)).toEqual(['first_name', 'birthday']);
  });
};
