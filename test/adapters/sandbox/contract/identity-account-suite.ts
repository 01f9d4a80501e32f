import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import {
  makeIdentityTokens,
  type PersonClaims,
} from '../../../../src/adapters/sandbox/identity/identity-tokens.ts';
import { newEmail, password, person, registered } from '../fixtures/customers.ts';
import { allMailsTo } from '../fixtures/mails-to.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { identityTries } from './identity-tries.ts';

/** Which account of the shop a person gets from a provider's data. */
export const identityAccountSuite = (started: () => TestSandbox): void => {
  const { browser, own, wordFor, tokenFor, code } = identityTries(started);
  const identity = (confirmed: '' | '1') => async (email: string) => ({
    identity_token: await tokenFor(own(email, { confirmed })),
  });

  it('creates an account without a password, and signs in to it from then on · AUTH-3', async () => {
    const email = newEmail();
    const token = await tokenFor(own(email));
    const here = browser();
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_without_account',
    );
    const body = { ...person(email), identity_token: token };
    const made = await done(here.client.customerSignMeUp({ body }));
    expect(made).toMatchObject({ email, has_password: false });
    // The response was lost, and the request is sent again.
    expect(await done(here.client.customerSignMeUp({ body }))).toEqual(made);
    expect(await done(here.client.customerSignWithIdToken({ body: { token } }))).toEqual(made);
    expect(await done(here.client.getCustomerIdentities({}))).toMatchObject([{ provider: 'google', email }]);
    const there = browser();
    const again = await tokenFor(own(email));
    expect(await done(there.client.customerSignWithIdToken({ body: { token: again } }))).toEqual(made);
    expect(await code(refused(there.client.customerSignMeUp({ body: { ...body, email: newEmail() } })))).toBe(
      'customer.identity_taken',
    );
  });

  it('opens one session per token, and again only for the same request', async () => {
    const email = newEmail();
    const token = await tokenFor(own(email));
    const here = browser();
    await done(here.client.customerSignMeUp({ body: { ...person(email), identity_token: token } }));
    await done(here.client.customerSignWithIdToken({ body: { token, nonce: 'one' } }));
    await done(here.client.customerSignWithIdToken({ body: { token, nonce: 'one' } }));
    for (const nonce of ['two', ''])
      expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token, nonce } })))).toBe(
        'customer.identity_invalid',
      );
  });

  it('opens no account by its e-mail alone; its password does, and then the identity can be linked · AUTH-3', async () => {
    const here = browser();
    const email = await registered(here.client);
    const token = await tokenFor(own(email));
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_to_link',
    );
    expect(await code(refused(here.client.linkCustomerIdentity({ body: { token } })))).toBe(
      'customer.not_signed_in',
    );
    expect(
      await code(
        refused(here.client.customerSignMeUp({ body: { ...person(email), identity_token: token } })),
      ),
    ).toBe('customer.email_not_unique');
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    await done(here.client.linkCustomerIdentity({ body: { token } }));
    expect(await done(here.client.linkCustomerIdentity({ body: { token } }))).toEqual({ provider: 'google' });
    const next = await tokenFor(own(email));
    expect(await done(browser().client.customerSignWithIdToken({ body: { token: next } }))).toMatchObject({
      email,
    });
    // Unlinked twice; it can no longer be used to sign in.
    await done(here.client.unlinkCustomerIdentity({ params: { provider: 'google' } }));
    await done(here.client.unlinkCustomerIdentity({ params: { provider: 'google' } }));
    const last = await tokenFor(own(email));
    expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token: last } })))).toBe(
      'customer.identity_to_link',
    );
  });

  it('reveals no account if the e-mail is not confirmed · AUTH-3', async () => {
    const here = browser();
    const email = await registered(here.client);
    const token = await tokenFor(own(email, { confirmed: '' }));
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_without_account',
    );
  });

  it('links an identity to one account only, and one identity per provider', async () => {
    const [one, other] = [browser(), browser()];
    const token = await tokenFor(own(newEmail()));
    for (const { client } of [one, other]) {
      const email = await registered(client);
      await done(client.customerSignMeIn({ body: { email, password } }));
    }
    await done(one.client.linkCustomerIdentity({ body: { token } }));
    expect(await code(refused(other.client.linkCustomerIdentity({ body: { token } })))).toBe(
      'customer.identity_invalid',
    );
    const second = await tokenFor(own(newEmail()));
    expect(await code(refused(one.client.linkCustomerIdentity({ body: { token: second } })))).toBe(
      'customer.identity_taken',
    );
    await done(
      one.client.linkCustomerIdentity({ body: { token: await tokenFor(own(newEmail()), 'apple') } }),
    );
    expect(await done(other.client.getCustomerIdentities({}))).toEqual([]);
  });

  it.each(['forged', 'expired'])('rejects a token that is %s', async (trouble) => {
    const token = await tokenFor(own(newEmail(), { trouble }));
    expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_invalid',
    );
  });

  it('rejects a token of another attempt, and a return from another', async () => {
    expect(await wordFor(own(newEmail(), { trouble: 'nonce' }))).toMatchObject({
      left: { code: 'customer.identity.invalid' },
    });
    expect(await wordFor(own(newEmail(), { trouble: 'state' }))).toMatchObject({
      left: { code: 'customer.identity.closed' },
    });
  });

  it('rejects a token with an unknown provider, or without e-mail or nonce', async () => {
    const tokens = makeIdentityTokens(started().sandbox);
    const whole: PersonClaims = {
      provider: 'google',
      sub: 'subject',
      email: newEmail(),
      email_verified: true,
      given_name: '',
      family_name: '',
      nonce: 'n',
    };
    for (const claims of [
      { ...whole, provider: 'evil' },
      { ...whole, email: undefined },
      { ...whole, nonce: undefined },
    ]) {
      const token = await tokens.id('okulino', claims as unknown as PersonClaims);
      expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token } })))).toBe(
        'customer.identity_invalid',
      );
    }
  });

  it.each([
    { birthday: '1990-02-28' },
    { phone_number: '+41795551234' },
    { miles_and_more_number: '992012345678901' },
  ])(
    'does not return data that a customer added since to a repeated registration: %j · AUTH-9',
    async (told) => {
      const { client } = browser();
      const email = newEmail();
      await done(client.customerSignMeUp({ body: person(email) }));
      await started().sandbox.db.updateTable('customer').set(told).where('email', '=', email).execute();
      expect(await code(refused(client.customerSignMeUp({ body: person(email) })))).toBe(
        'customer.email_not_unique',
      );
    },
  );

  it.each([
    { opensBy: 'a password', told: 1, more: () => ({ password }) },
    { opensBy: 'an unverified identity', told: 1, more: identity('') },
    { opensBy: 'a verified identity', told: 0, more: identity('1') },
    { opensBy: 'links only', told: 0, more: () => ({}) },
  ])(
    'announces an account that opens by $opensBy to its mailbox: $told mails · AUTH-29',
    async ({ told, more }) => {
      const email = newEmail();
      await done(browser().client.customerSignMeUp({ body: { ...person(email), ...(await more(email)) } }));
      await doDueWork(started().sandbox);
      const mails = await allMailsTo(started(), email);
      expect(mails.map(({ subject }) => subject)).toEqual(Array(told).fill('Dein Konto bei Okulino'));
      for (const { text } of mails) expect(text).toContain('Passwort vergessen?');
    },
  );

  it('registers without a password once, and reveals no more of an existing account · AUTH-9', async () => {
    const { client } = browser();
    const email = newEmail();
    const made = await done(client.customerSignMeUp({ body: person(email) }));
    expect(made.has_password).toBe(false);
    expect(await done(client.customerSignMeUp({ body: person(email) }))).toEqual(made);
    const other = { ...person(email), last_name: 'Meier' };
    expect(await code(refused(client.customerSignMeUp({ body: other })))).toBe('customer.email_not_unique');
    started().controls.setClock(testNow + 16 * 60_000);
    expect(await code(refused(client.customerSignMeUp({ body: person(email) })))).toBe(
      'customer.email_not_unique',
    );
    started().controls.setClock(testNow);
    expect(await code(refused(client.customerSignMeIn({ body: { email, password: '' } })))).toBe(
      'customer.sign_in_failed',
    );
  });
};
