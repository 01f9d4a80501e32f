import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountTaskName } from '../../../src/application/identity/account-state.ts';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { waitUntil } from '../../wait-until.ts';
import { account, mara, start, wrong } from './visited-session.ts';

const { password: _, ...open } = account;
const email = 'mara@example.org';
const hash = 'h4sh' as SignInHash;
const profile = { firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' };
const change = { current: 'Linse 2026', chosen: 'Linse 2027', again: 'Linse 2027' };

/** The request to an account session, its task, and the port call that may be refused. */
const tasks: readonly [AccountTaskName, string, keyof AccountPort, (session: AccountSession) => void][] = [
  ['restore', 'reading the customer', 'isGuest', (session) => session.restore()],
  ['restore', 'checking the session', 'isGuest', (session) => session.refresh()],
  ['signIn', 'a password', 'signIn', (session) => session.signIn(email, 'Linse 2026')],
  ['register', 'signing up', 'signUp', (session) => session.register(account, '/cart')],
  ['register', 'signing up without a password', 'signUp', (session) => session.register(open, '/cart')],
  ['signOut', 'signing out', 'signOut', (session) => session.signOut()],
  ['askForLink', 'a link', 'sendLoginLink', (session) => session.askForLink(email, '/cart')],
  ['signInByHash', 'signing in by a link', 'exchangeHash', (session) => session.openLink(hash)],
  ['signInByHash', 'exchanging a hash', 'exchangeHash', (session) => session.openHash(hash)],
  ['signInWith', 'a provider', 'signInWithIdToken', (session) => session.signInWith('google')],
  [
    'signInWith',
    'signing in by an identity',
    'signInWithIdToken',
    (session) => session.returnFrom('?code=1'),
  ],
  ['linkIdentity', 'linking an identity', 'linkIdentity', (session) => session.linkWith('google')],
  ['saveProfile', 'changing the profile', 'update', (session) => session.saveProfile(profile)],
  ['setMilesAndMore', 'a number', 'setMilesAndMore', (session) => session.setMilesAndMore('1')],
  ['deleteAccount', 'closing the account', 'remove', (session) => session.deleteAccount('Linse 2026')],
  ['changePassword', 'changing the password', 'changePassword', (session) => session.changePassword(change)],
  ['askForReset', 'a mail', 'askForReset', (session) => session.askForReset(email)],
  [
    'resetPassword',
    'resetting the password',
    'resetPassword',
    (session) => session.resetPassword('s', 'Linse 2027'),
  ],
];

describe('an account task', () => {
  it('is idle at first, with an unknown visitor', async () => {
    expect(await start().state()).toEqual({
      auth: { system: 'resolved', customer: 'pending' },
      customer: undefined,
      linkEmail: undefined,
      desk: undefined,
      social: ['google', 'apple', 'facebook'],
      wip: false,
      task: { _tag: 'Idle' },
    });
  });

  it.each(tasks)('named %s is busy and then done: %s', async (name, _what, _asked, ask) => {
    const { session, state, settled } = start();
    ask(session);
    expect((await state()).task).toEqual({ _tag: 'Busy', name });
    expect((await settled()).task).toEqual({ _tag: 'Done', name });
  });

  it.each(tasks)('named %s keeps the reason of its failure: %s', async (name, _what, asked, ask) => {
    const failure = { ...wrong, violations: [{ field: 'email', code: 'x' }] };
    const { session, settled } = start({ [asked]: () => TE.left(failure) });
    ask(session);
    expect((await settled()).task).toEqual({ _tag: 'Failed', name, failure });
  });

  it('is not ended by an acknowledgement while it is under way', async () => {
    const { session, state, settled } = start();
    session.restore();
    session.acknowledge();
    expect((await state()).task).toEqual({ _tag: 'Busy', name: 'restore' });
    await settled();
    session.acknowledge();
    expect((await state()).task).toEqual({ _tag: 'Idle' });
  });

  it('waits for the one under way, and the same one is not repeated · ACC-17', async () => {
    const { session, asked, settled } = start();
    session.restore();
    session.setMilesAndMore('1');
    session.saveProfile(profile);
    session.setMilesAndMore('1');
    session.restore();
    await waitUntil(() => expect(asked).toContain('update'));
    await settled();
    expect(asked.filter((question) => !question.startsWith('claimCart'))).toEqual([
      'isGuest',
      'me',
      'setMilesAndMore 1',
      'update',
    ]);
  });

  it('follows the same one with other content, compared with what that has left · ACC-17', async () => {
    const noted = Promise.withResolvers<typeof mara>();
    const sent: (string | undefined)[] = [];
    const { session, settled } = start({
      setMilesAndMore: () => TE.fromTask(() => noted.promise),
      update: (change) =>
        TE.fromIO(() => {
          sent.push(change.firstName);
          return { ...mara, ...change } as typeof mara;
        }),
    });
    session.restore();
    await settled();
    session.setMilesAndMore('1');
    for (const firstName of ['Maria', 'Maria', mara.firstName])
      session.saveProfile({ ...profile, firstName });
    noted.resolve(mara);
    await waitUntil(() => expect(sent).toEqual(['Maria', mara.firstName]));
  });

  it('is not begun for a customer who has left meanwhile · ACC-17 · AUTH-22', async () => {
    const { session, asked, settled, state } = start();
    session.restore();
    await settled();
    session.signOut();
    session.saveProfile(profile);
    session.setMilesAndMore('1');
    await waitUntil(() => expect(asked).toContain('signOut'));
    await waitUntil(async () => expect((await state()).customer).toBeUndefined());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.at(-1)).toBe('signOut');
  });

  const ofVisitor: readonly AccountTaskName[] = [
    'signIn',
    'register',
    'askForLink',
    'signInByHash',
    'signInWith',
    'askForReset',
    'resetPassword',
  ];
  it.each(tasks.filter(([name]) => ofVisitor.includes(name)))(
    'named %s is begun although the customer has left meanwhile: %s · ACC-17',
    async (name, _what, _asked, ask) => {
      const { session, settled, state } = start();
      session.restore();
      await settled();
      session.signOut();
      ask(session);
      await waitUntil(async () => expect((await state()).task).toEqual({ _tag: 'Done', name }));
    },
  );

  it('does not request a known visitor again · AUTH-12', async () => {
    const { session, asked, settled } = start();
    session.restore();
    await settled();
    session.restore();
    await settled();
    expect(asked.filter((question) => question === 'isGuest')).toHaveLength(1);
  });
});
