import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountPort, IdentityPort } from '../../../src/application/identity/ports.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { account, mara, start, word, wrong } from './visited-session.ts';

const { password: _, ...open } = account;
const newcomer = { firstName: 'Mara', lastName: 'Keller', newsletter: false };
const email = 'mara@example.org';
const hash = 'h4sh' as SignInHash;
const success = (key: string, words: string, values?: object) => ({
  key,
  tone: 'success',
  text: { key: words, ...(values && { values }) },
});
const unknown: Partial<AccountPort> = { exchangeHash: () => TE.right({ status: 'UNKNOWN' }) };
const toLink: Partial<IdentityPort> = { withProvider: () => TE.right({ ...word, purpose: 'link' }) };
const nobody: Partial<AccountPort> = { signInWithIdToken: () => TE.left(wrong) };

describe('the notification', () => {
  it.each<[string, (session: AccountSession) => void, readonly unknown[], Partial<AccountPort>?]>([
    [
      'a sign-in: a welcome by name',
      (session) => session.signIn(email, 'Linse 2026'),
      [success('shop.user.sign_in_success', 'account:login.welcome', { name: 'Mara' })],
    ],
    [
      'a registration: a welcome by name',
      (session) => session.register(account, '/cart'),
      [success('shop.user.sign_up_success', 'account:register.welcome', { name: 'Mara' })],
    ],
    [
      'a registration without a password: the address of the link',
      (session) => session.register(open, '/cart'),
      [success('login_link', 'account:howTo.sent', { email })],
    ],
    [
      'a request for a link: the address of the link',
      (session) => session.askForLink(email, '/cart'),
      [success('login_link', 'account:howTo.sent', { email })],
    ],
    [
      'a request of a newcomer for a link: the address of the link, and that it creates an account',
      (session) => session.askForLink(email, '/cart', newcomer),
      [success('login_link', 'account:howTo.sentNew', { email })],
    ],
    [
      'a refused request for a link: none, because the form shows the reason',
      (session) => session.askForLink(email, '/cart'),
      [],
      { sendLoginLink: () => TE.left(wrong) },
    ],
    [
      'an invalid link: none, because the page shows the reason',
      (session) => session.openLink(hash),
      [],
      unknown,
    ],
    [
      'an invalid hash: that the sign-in failed',
      (session) => session.openHash(hash),
      [
        {
          key: 'hash_signin_error',
          tone: 'danger',
          title: { key: 'account:failed' },
          text: { key: 'account:hashFailed' },
        },
      ],
      unknown,
    ],
    [
      'a refusal of a provider: none, because the form shows the reason',
      (session) => session.signInWith('google'),
      [],
      nobody,
    ],
    [
      'closing an account: that it is deleted',
      (session) => session.deleteAccount('Linse 2026'),
      [success('account_deleted', 'personal:data.deleted')],
    ],
    [
      'a refused closing of an account: none, because the form shows the reason',
      (session) => session.deleteAccount('falsch'),
      [],
      { remove: () => TE.left(wrong) },
    ],
  ])('of %s', async (_name, act, said, ports = {}) => {
    const { session, notes, settled } = start(ports);
    act(session);
    await settled();
    expect(notes).toMatchObject(said);
  });

  it('of an identity linked after a redirect: that it was linked', async () => {
    const { session, notes, settled } = start({}, { returned: () => TE.right({ ...word, purpose: 'link' }) });
    session.returnFrom('?code=1');
    await settled();
    expect(notes).toEqual([success('identity_linked', 'account:social.linked')]);
  });

  it('of an identity linked in a popup: none, as the list of identities shows it', async () => {
    const { session, notes, settled } = start({}, toLink);
    session.linkWith('google');
    await settled();
    expect(notes).toEqual([]);
  });
});

describe('the analytics events', () => {
  it.each<[string, (session: AccountSession) => void, readonly unknown[], Partial<AccountPort>?]>([
    [
      'a sign-in as a sign-in, and not as a registration',
      (session) => session.signIn(email, 'Linse 2026'),
      [{ _tag: 'SignedIn', method: 'password' }],
    ],
    [
      'a registration as a registration and as a sign-in',
      (session) => session.register(account, '/cart'),
      [
        { _tag: 'SignedUp', method: 'password' },
        { _tag: 'SignedIn', method: 'password' },
      ],
    ],
    [
      'a registration by a link as a registration only, because nobody is signed in yet',
      (session) => session.register(open, '/cart'),
      [{ _tag: 'SignedUp', method: 'login-link' }],
    ],
    [
      'none if the link could not be sent',
      (session) => session.register(open, '/cart'),
      [],
      { sendLoginLink: () => TE.left(wrong) },
    ],
  ])('of %s · TRK-1', async (_name, act, counted, ports = {}) => {
    const { session, send, settled } = start(ports);
    act(session);
    await settled();
    expect(send.mock.calls.flat()).toEqual(counted);
  });
});

describe('the mail consent given with a registration', () => {
  it.each([true, false])('is what was ticked: %s · AUTH-10', async (newsletter) => {
    const { session, agree, settled } = start();
    session.register({ ...account, newsletter }, '/cart');
    expect((await settled()).customer).toEqual(mara);
    expect(agree.mock.calls).toEqual([[{ newsletter }]]);
  });

  it('is not stored after a refused registration, and not by a sign-in · AUTH-10', async () => {
    const refused = start({ signUp: () => TE.left(wrong) });
    refused.session.register(account, '/cart');
    await refused.settled();
    expect(refused.agree).not.toHaveBeenCalled();
    const { session, agree, settled } = start({ signUp: () => TE.left(wrong) });
    session.signIn(email, 'Linse 2026');
    await settled();
    // Nor are they stored for a customer who is signed in by then.
    session.register({ ...account, newsletter: true }, '/cart');
    await settled();
    expect(agree).not.toHaveBeenCalled();
  });
});
