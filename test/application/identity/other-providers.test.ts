import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { nobodysDesk } from '../customer/nobodys-desk.ts';
import { account, mara, start, word } from './visited-session.ts';

describe('an identity provider', () => {
  const refusal = (code: string): Failure => ({ _tag: 'Refused', code, violations: [] });
  const nobody = { signInWithIdToken: () => TE.left(refusal('customer.identity_without_account')) };
  const known = { signInWithIdToken: () => TE.left(refusal('customer.identity_to_link')) };
  const profile = { email: 'mara@example.org', firstName: 'Mara' };

  it('signs the customer in · AUTH-3 · AUTH-6', async () => {
    const { session, asked, notes, settled } = start();
    session.signInWith('google');
    expect(await settled()).toMatchObject({ customer: mara, arrival: { number: 1 }, task: { _tag: 'Done' } });
    expect(asked.slice(0, 2)).toEqual(['withProvider google signIn', 'signInWithIdToken word nonce']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_in_success' }]);
  });

  it('leads to a new account without a password, made from its profile · AUTH-3', async () => {
    let isKnown = false;
    const { session, asked, settled } = start({
      signUp: (_, token) => {
        isKnown = true;
        return TE.fromIO(() => {
          asked.push(`signUp ${token}`);
          return mara;
        });
      },
      signInWithIdToken: () => () => (isKnown ? TE.right(mara) : nobody.signInWithIdToken())(),
    });
    session.signInWith('google');
    expect((await settled()).identity).toEqual({ _tag: 'NoAccount', provider: 'google', profile });
    session.register({ ...profile, lastName: 'Keller', newsletter: false }, '/here');
    expect(await settled()).toMatchObject({ customer: mara, identity: undefined });
    expect(asked).toEqual(['withProvider google signIn', 'signUp word', 'claimCart']);
  });

  it('is forgotten once its question is dismissed, so that a new account is not linked to it · AUTH-3', async () => {
    const { session, asked, settled } = start(nobody);
    session.signInWith('google');
    await settled();
    session.forgetIdentity();
    session.register({ ...profile, lastName: 'Keller', newsletter: false }, '/here');
    expect((await settled()).linkEmail).toBe('mara@example.org');
    expect(asked).toEqual(['withProvider google signIn', 'signUp', 'sendLoginLink mara@example.org /here']);
  });

  it('is linked to the account of its e-mail once the password was given, and to no other · AUTH-3', async () => {
    const { session, asked, settled } = start(known);
    session.signInWith('apple');
    expect((await settled()).identity).toMatchObject({ _tag: 'ToLink', provider: 'apple' });
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, identity: undefined });
    expect(asked).toContain('linkIdentity word');
    const other = start({ ...known, signIn: () => TE.right({ ...mara, email: 'jean@example.org' }) });
    other.session.signInWith('apple');
    await other.settled();
    other.session.signIn('jean@example.org', 'Linse 2026');
    expect((await other.settled()).customer?.email).toBe('jean@example.org');
    expect(other.asked).not.toContain('linkIdentity word');
    const lost = start({ ...known, linkIdentity: () => TE.left({ _tag: 'Unreachable' }) });
    lost.session.signInWith('apple');
    await lost.settled();
    lost.session.signIn('mara@example.org', 'Linse 2026');
    expect((await lost.settled()).customer).toEqual(mara);
  });

  it('whose identity is refused signs the visitor out and drops the cookies, but keeps the cart · AUTH-3', async () => {
    const { session, asked, dropCookies, leaveCart, settled } = start({
      signInWithIdToken: () => TE.left(refusal('customer.identity_invalid')),
    });
    session.signInWith('google');
    expect(await settled()).toMatchObject({ identity: { _tag: 'Failed' }, task: { _tag: 'Failed' } });
    expect(asked).toContain('signOut');
    expect(dropCookies).toHaveBeenCalled();
    expect(leaveCart).not.toHaveBeenCalled();
  });

  it.each(['closed', 'refused', 'invalid'])(
    'that is %s changes nothing but the reported failure',
    async (end) => {
      const { session, asked, settled } = start(
        {},
        { withProvider: () => TE.left(refusal(`customer.identity.${end}`)) },
      );
      session.signInWith('google');
      expect(await settled()).toMatchObject({
        customer: undefined,
        task: { _tag: 'Failed', failure: { code: `customer.identity.${end}` } },
      });
      expect(asked).toEqual([]);
    },
  );

  it('is linked to the signed-in account, in a popup or after a redirect', async () => {
    const { session, asked, settled } = start();
    session.linkWith('facebook');
    expect((await settled()).task).toEqual({ _tag: 'Done', name: 'linkIdentity' });
    expect(asked).toEqual(['withProvider facebook link', 'linkIdentity word']);
    const away = start(
      {},
      { returned: () => TE.right({ ...word, purpose: 'link', back: '/my-account/profile' }) },
    );
    away.session.returnFrom('?code=1');
    expect((await away.settled()).arrival).toEqual({ number: 1, target: '/my-account/profile' });
    expect(away.notes).toMatchObject([{ key: 'identity_linked' }]);
  });

  it('is loaded with the others of the account once it is linked, and not if that failed', async () => {
    const load = vi.spyOn(nobodysDesk.identities, 'load');
    const { session, settled } = start();
    session.restore();
    await settled();
    session.linkWith('facebook');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    const failing = start({ linkIdentity: () => TE.left(refusal('customer.identity_taken')) });
    failing.session.restore();
    await failing.settled();
    failing.session.linkWith('facebook');
    expect((await failing.settled()).task._tag).toBe('Failed');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is no longer asked about while another one is under way · AUTH-3', async () => {
    const { session, state, settled } = start(nobody);
    session.signInWith('google');
    expect((await settled()).identity).toMatchObject({ provider: 'google' });
    session.signInWith('apple');
    expect((await state()).identity).toBeUndefined();
    expect((await settled()).identity).toMatchObject({ provider: 'apple' });
  });

  it('is not linked to a new account with a password, nor if there is an account already · AUTH-3', async () => {
    const { session, asked, settled } = start(nobody);
    session.signInWith('google');
    await settled();
    session.register(account, '/here');
    expect((await settled()).customer).toEqual(mara);
    expect(asked.slice(1, 3)).toEqual(['signUp', 'signIn mara@example.org Linse 2026']);
    const other = start(known);
    other.session.signInWith('google');
    await other.settled();
    other.session.register({ ...profile, lastName: 'Keller', newsletter: false }, '/here');
    expect((await other.settled()).linkEmail).toBe('mara@example.org');
    expect(other.asked).toEqual([
      'withProvider google signIn',
      'signUp',
      'sendLoginLink mara@example.org /here',
    ]);
  });

  it.each(['customer.identity_without_account', 'customer.identity_to_link', 'customer.identity_invalid'])(
    'asks nothing further if the backend answers not found, whatever the code: %s',
    async (code) => {
      const signInWithIdToken = () => TE.left<Failure>({ _tag: 'NotFound', code });
      const { session, asked, settled } = start({ signInWithIdToken });
      session.signInWith('google');
      expect(await settled()).toMatchObject({ identity: undefined, task: { _tag: 'Failed' } });
      expect(asked).toEqual(['withProvider google signIn']);
    },
  );

  it('keeps the target that the visitor had set before · ROUTE-16', async () => {
    const { session, settled } = start();
    session.aimAt('/checkout');
    session.returnFrom('?code=1&state=2');
    expect((await settled()).arrival).toEqual({ number: 1, target: '/checkout' });
  });

  it('without a return address stores no target · ROUTE-16', async () => {
    const { session, visit, settled } = start();
    const write = vi.spyOn(visit.target, 'write');
    session.signInWith('google');
    expect((await settled()).arrival).toEqual({ number: 1, target: undefined });
    expect(write).not.toHaveBeenCalled();
  });

  it('leads back to where the page was left · ROUTE-16', async () => {
    const { session, settled } = start();
    session.returnFrom('?code=1&state=2');
    expect((await settled()).arrival).toEqual({ number: 1, target: '/cart' });
  });
});
