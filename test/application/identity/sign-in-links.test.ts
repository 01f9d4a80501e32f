import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { account, mara, start, wrong } from './visited-session.ts';

describe('a sign-in link of a mail', () => {
  const hash = 'h4sh' as SignInHash;

  it('is requested and confirmed by a notification, and its e-mail is stored · AUTH-7', async () => {
    const { session, asked, notes, visit, settled } = start();
    session.askForLink(' mara@example.org ', '/my-account/history');
    expect(await settled()).toMatchObject({ linkEmail: 'mara@example.org', task: { _tag: 'Done' } });
    expect(asked).toEqual(['sendLoginLink mara@example.org /my-account/history']);
    expect(notes).toMatchObject([{ key: 'login_link', tone: 'success' }]);
    expect(visit.linkEmail.read()).toBe('mara@example.org');
  });

  it('carries the data of a new customer, and is confirmed with the address it was sent to · AUTH-7 · AUTH-15', async () => {
    const newcomer = { firstName: 'Nora', lastName: 'Frei', newsletter: true };
    const sent: unknown[] = [];
    const { session, notes, settled } = start({
      sendLoginLink: (...args) => {
        sent.push(args);
        return TE.right(undefined);
      },
    });
    session.askForLink('nora@example.org', '/cart', newcomer);
    expect(await settled()).toMatchObject({ linkEmail: 'nora@example.org' });
    expect(sent).toEqual([['nora@example.org', '/cart', undefined, newcomer]]);
    expect(notes).toMatchObject([{ text: { key: 'account:howTo.sentNew' } }]);
  });

  it('leads to the stored target, which is cleared on arrival or when it is unset · AUTH-7 · ROUTE-16', async () => {
    const { session, settled, visit } = start();
    session.aimAt('/my-account/lens-pass');
    expect((await settled()).aim).toBe('/my-account/lens-pass');
    expect(visit.target.read()).toBe('/my-account/lens-pass');
    session.openLink(hash);
    expect(await settled()).toMatchObject({ aim: undefined, arrival: { target: '/my-account/lens-pass' } });
    session.aimAt('/cart');
    session.aimAt(undefined);
    expect((await settled()).aim).toBeUndefined();
  });

  it('is exchanged for a custom token, then for an identity, then for a session · AUTH-7 · AUTH-3', async () => {
    const { session, asked, visit, settled } = start();
    session.openLink(hash);
    expect(await settled()).toMatchObject({ customer: mara, arrival: { number: 1 } });
    expect(asked.slice(0, 3)).toEqual([
      'exchangeHash h4sh nonce',
      'withCustomToken custom',
      'signInWithIdToken identity nonce',
    ]);
    expect(visit.customToken.read()).toBeUndefined();
  });

  it.each(['openLink', 'openHash'] as const)(
    'is not used up by a page that nobody sees: %s · AUTH-34',
    async (open) => {
      const seen = Promise.withResolvers<void>();
      const { session, asked, settled } = start({}, {}, 'CH', { whenSeen: () => seen.promise });
      session[open](hash);
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked).toEqual([]);
      seen.resolve();
      expect(await settled()).toMatchObject({ customer: mara });
      expect(asked[0]).toBe('exchangeHash h4sh nonce');
    },
  );

  it('keeps the custom token until it has been used · AUTH-7', async () => {
    const kept: (string | undefined)[] = [];
    const { session, visit, settled } = start(
      {
        signInWithIdToken: () => async () => {
          kept.push(visit.customToken.read());
          return E.right(mara);
        },
      },
      {
        withCustomToken: () => async () => {
          kept.push(visit.customToken.read());
          return E.right('identity');
        },
      },
    );
    session.openLink(hash);
    await settled();
    expect([...kept, visit.customToken.read()]).toEqual(['custom', 'custom', undefined]);
  });

  it('keeps the custom token if it could not be used · AUTH-7', async () => {
    const { session, visit, settled } = start({}, { withCustomToken: () => TE.left(wrong) });
    session.openLink(hash);
    await settled();
    expect(visit.customToken.read()).toBe('custom');
  });

  it.each([
    [{ status: 'USED' }, 'customer.login_link.USED'],
    [{ status: 'EXPIRED', customToken: 'custom' }, 'customer.login_link.EXPIRED'],
    [{ status: 'OK' }, 'customer.login_link.OK'],
  ])('opens no session if the exchange returns %o · AUTH-7', async (answer, code) => {
    const { session, asked, settled } = start({ exchangeHash: () => TE.right(answer) });
    session.openLink(hash);
    expect(await settled()).toMatchObject({
      customer: undefined,
      task: { _tag: 'Failed', failure: { code } },
    });
    expect(asked).toEqual([]);
  });
});

describe('the cart of a guest who follows a sign-in link', () => {
  const hash = 'h4sh' as SignInHash;

  it.each([' Mara@example.org', 'mara@example.org '])(
    'is taken along if this browser has asked for the link as %j · AUTH-28',
    async (email) => {
      const { session, asked, leaveCart, settled } = start();
      session.askForLink(email, '/cart');
      await settled();
      session.openLink(hash);
      expect(await settled()).toMatchObject({ customer: mara });
      expect(leaveCart).not.toHaveBeenCalled();
      expect(asked).toContain('claimCart');
    },
  );

  it.each([undefined, 'nora@example.org'])(
    'is dropped before the customer’s cart is loaded if it has asked for a link to %s · AUTH-28',
    async (email) => {
      const { session, asked, leaveCart, settled } = start();
      if (email !== undefined) session.askForLink(email, '/cart');
      await settled();
      leaveCart.mockImplementation(() => asked.push('forget'));
      session.openLink(hash);
      expect(await settled()).toMatchObject({ customer: mara });
      expect(asked.filter((call) => call === 'forget' || call.startsWith('claimCart'))).toEqual([
        'forget',
        'claimCart',
      ]);
    },
  );
});

describe('a link that would sign in another customer · AUTH-20', () => {
  const hash = 'h4sh' as SignInHash;
  const asks = { status: 'OTHER', present: 'm…@e….org', coming: 'n…@e….org' };
  const exchangeHash = (_: SignInHash, __: string, replace?: boolean) =>
    TE.right(replace ? { status: 'OK', customToken: 'custom' } : asks);

  it('asks first, and changes nothing until it is confirmed · AUTH-20', async () => {
    const { session, asked, leaveCart, settled } = start({ exchangeHash });
    session.openLink(hash);
    const { present, coming } = asks;
    expect(await settled()).toMatchObject({
      others: { present, coming },
      task: { _tag: 'Failed', failure: { code: 'customer.login_link.OTHER' } },
    });
    expect(asked).toEqual([]);
    session.openLink(hash, true);
    expect(await settled()).toMatchObject({ customer: mara, arrival: { number: 1 } });
    expect(leaveCart).toHaveBeenCalledOnce();
  });

  it('leads from any other page to the page that asks, and signs out no session · AUTH-20', async () => {
    const { session, asked, confirmed, notes, settled } = start({ exchangeHash });
    session.openHash(hash);
    await settled();
    expect(confirmed).toEqual(['h4sh']);
    expect(asked).toEqual([]);
    expect(notes).toEqual([]);
  });
});

describe('a sign-in hash in an address', () => {
  const hash = 'h4sh' as SignInHash;

  it('signs in once, and leaves the previous cart · AUTH-8', async () => {
    const { session, asked, leaveCart, settled } = start();
    session.openHash(hash);
    session.openHash(hash);
    expect(await settled()).toMatchObject({ customer: mara, hash: { _tag: 'SignedIn' } });
    session.openHash(hash);
    await settled();
    expect(asked.filter((call) => call.startsWith('exchangeHash'))).toHaveLength(1);
    expect(leaveCart).toHaveBeenCalledOnce();
  });

  it('signs out if it is invalid, and reports it · AUTH-8', async () => {
    const exchangeHash = () => TE.right({ status: 'UNKNOWN' });
    const { session, asked, notes, leaveCart, settled } = start({ exchangeHash });
    session.openHash(hash);
    expect(await settled()).toMatchObject({ customer: undefined, hash: { _tag: 'Failed' } });
    expect(notes).toMatchObject([{ key: 'hash_signin_error', tone: 'danger' }]);
    expect(asked).toEqual(['signOut']);
    expect(leaveCart).not.toHaveBeenCalled();
  });
});

describe('registering without a password', () => {
  const { password: _, ...open } = account;

  it('requests a sign-in link instead, and reports where it was sent · AUTH-7 · AUTH-9', async () => {
    const { session, asked, notes, settled } = start();
    session.register(open, '/cart');
    expect(await settled()).toMatchObject({ customer: undefined, linkEmail: 'mara@example.org' });
    expect(asked).toEqual(['signUp', 'sendLoginLink mara@example.org /cart']);
    expect(notes).toMatchObject([{ key: 'login_link', tone: 'success' }]);
    const refused = start({ signUp: () => TE.left(wrong) });
    refused.session.register(open, '/cart');
    expect((await refused.settled()).task._tag).toBe('Failed');
    expect(refused.notes).toMatchObject([{ key: 'register_failed' }]);
  });

  it('shows the customer as having a password once the first one is chosen', async () => {
    const { session, settled } = start({ me: () => TE.right({ ...mara, hasPassword: false }) });
    session.restore();
    expect((await settled()).customer?.hasPassword).toBe(false);
    session.changePassword({ current: '', chosen: 'Linse 2026', again: 'Linse 2026' });
    expect((await settled()).customer?.hasPassword).toBe(true);
  });
});
