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
      'a registration without a password: where the link went',
      (session) => session.register(open, '/cart'),
      [success('login_link', 'account:howTo.sent', { email })],
    ],
    [
      'the wish for a link: where it went',
      (session) => session.askForLink(email, '/cart'),
      [success('login_link', 'account:howTo.sent', { email })],
    ],
    [
      'a newcomer’s wish for a link: where it went, and what it makes',
      (session) => session.askForLink(email, '/cart', newcomer),
      [success('login_link', 'account:howTo.sentNew', { email })],
    ],
    [
      'the wish for a link that is refused: nothing, its form does',
      (session) => session.askForLink(email, '/cart'),
      [],
      { sendLoginLink: () => TE.left(wrong) },
    ],
    ['a link that opens nothing: nothing, its page does', (session) => session.openLink(hash), [], unknown],
    [
      'a hash that opens nothing: that it failed',
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
    ['a provider’s no: nothing, its form does', (session) => session.signInWith('google'), [], nobody],
    [
      'the end of an account: that it is gone',
      (session) => session.deleteAccount('Linse 2026'),
      [success('account_deleted', 'personal:data.deleted')],
    ],
    [
      'an end that is refused: nothing, its form does',
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
      'a sign-in as that, and no registration',
      (session) => session.signIn(email, 'Linse 2026'),
      [{ _tag: 'SignedIn', method: 'password' }],
    ],
    [
      'a registration as that and as a sign-in',
      (session) => session.register(account, '/cart'),
      [
        { _tag: 'SignedUp', method: 'password' },
        { _tag: 'SignedIn', method: 'password' },
      ],
    ],
    [
      'a registration that a link ends as that alone, for nobody is signed in yet',
      (session) => session.register(open, '/cart'),
      [{ _tag: 'SignedUp', method: 'login-link' }],
    ],
    [
      'nothing where no link could be sent',
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
