import { describe, expect, it, vi } from 'vitest';
import type { AccountSession } from '../../../src/application/identity/account-session.ts';
import { withoutCookies } from '../../../src/application/identity/without-cookies.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { account, mara, start } from './visited-session.ts';

const hash = 'h'.repeat(20) as SignInHash;

/** A visitor whose browser drops every cookie. */
const refusing = () => {
  const visit = start();
  vi.spyOn(visit.visit.customToken, 'write').mockReturnValue(undefined);
  return visit;
};

describe('a browser that keeps no cookies', () => {
  it.each<[string, (session: AccountSession) => void]>([
    ['by a password', (session) => session.signIn('mara@example.org', 'Linse 2026')],
    ['by a new account', (session) => session.register(account, '/')],
    ['by the link of a mail', (session) => session.openLink(hash)],
  ])('signs nobody in %s, says so, and sends nothing · AUTH-35', async (_, press) => {
    const { session, settled, asked, set } = refusing();
    press(session);
    const now = await settled();
    expect(now.task).toMatchObject({ _tag: 'Failed', failure: withoutCookies });
    expect([now.customer, asked, set.mock.calls]).toEqual([undefined, [], []]);
  });

  it('does not use up the hash of any other address, and says why · AUTH-35', async () => {
    const { session, settled, asked, notes } = refusing();
    session.openHash(hash);
    await settled();
    expect(asked).not.toContain(`exchangeHash ${hash} nonce`);
    expect(notes.at(-1)?.text).toEqual({ key: 'account:withoutCookies' });
  });

  it('signs nobody in by another provider · AUTH-35', async () => {
    const { session, settled, asked } = refusing();
    session.signInWith('google');
    expect((await settled()).task).toMatchObject({ _tag: 'Failed', failure: withoutCookies });
    expect(asked).toEqual(['withProvider google signIn']);
  });

  it('still sends a link by mail, which may be opened elsewhere', async () => {
    const { session, settled } = refusing();
    session.askForLink('mara@example.org', '/');
    expect((await settled()).task._tag).toBe('Done');
  });
});

it('a browser that keeps cookies is tried without a trace · AUTH-35', async () => {
  const { session, settled, visit } = start();
  session.signIn('mara@example.org', 'Linse 2026');
  expect((await settled()).customer).toEqual(mara);
  expect(visit.customToken.read()).toBeUndefined();
});
