import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { guest, mara, start, wrong } from './visited-session.ts';

describe('a signed-in customer', () => {
  const signedIn = async (ports: Partial<AccountPort> = {}) => {
    const visit = start(ports);
    visit.session.signIn('mara@example.org', 'Linse 2026');
    await visit.settled();
    return visit;
  };

  it('leaves the cart behind when signing out, and stays signed in with it if that fails · CART-4', async () => {
    const { session, leaveCart, dropCookies, clear, settled } = await signedIn();
    session.signOut();
    expect((await settled()).customer).toBeUndefined();
    expect(leaveCart).toHaveBeenCalledOnce();
    expect(dropCookies).toHaveBeenCalledOnce();
    expect(clear).toHaveBeenCalledOnce();
    const offline = await signedIn({ signOut: () => TE.left({ _tag: 'Unreachable' }) });
    offline.session.signOut();
    expect((await offline.settled()).customer).toEqual(mara);
    expect(offline.leaveCart).not.toHaveBeenCalled();
  });

  it('sees a changed profile at once · ACC-2', async () => {
    const { session, settled } = await signedIn();
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect((await settled()).customer?.firstName).toBe('Maria');
  });

  it('sends only the changed fields of a profile · ACC-2', async () => {
    const sent: unknown[] = [];
    const { session, settled } = await signedIn({
      update: (change) => {
        sent.push(change);
        return TE.right({ ...mara, firstName: 'Maria' });
      },
    });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    await settled();
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '044 1' });
    await settled();
    expect(sent).toEqual([{ firstName: 'Maria' }, { phone: '+41441' }]);
  });

  it('becomes a guest once the session has expired, while the screen keeps its data', async () => {
    const { session, settled, clear } = await signedIn({ update: () => TE.left(guest) });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect(await settled()).toMatchObject({ customer: undefined, expired: mara });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect(await settled()).toMatchObject({ expired: mara });
    expect(clear).not.toHaveBeenCalled();
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, expired: undefined });
  });

  it.each<[string, Failure, 'Done' | 'Failed']>([
    [
      'is deleted, even after a refusal in between',
      { _tag: 'Refused', code: 'gateway.closed', violations: [] },
      'Done',
    ],
    [
      'exists if the password was wrong afterwards',
      {
        _tag: 'Refused',
        code: 'validation.failed',
        violations: [{ field: 'password', code: 'customer.wrong_password' }],
      },
      'Failed',
    ],
  ])('learns after a lost response to the deletion that the account %s', async (_, no, ended) => {
    const answers: Failure[] = [{ _tag: 'Unreachable' }, no, guest];
    const { session, settled } = await signedIn({
      remove: () => async () => E.left(answers.shift() ?? guest),
    });
    for (let i = 0; i < 3; i += 1) {
      session.deleteAccount('Linse 2026');
      await settled();
    }
    expect((await settled()).task).toMatchObject({ _tag: ended, name: 'deleteAccount' });
  });

  it.each<[string, TE.TaskEither<Failure, boolean>]>([
    ['this browser has no session any more', TE.right(true)],
    ['whether this browser has a session is unknown', TE.left({ _tag: 'Unreachable' })],
  ])('is signed out by a password reset from a mail if %s · AUTH-11', async (_, isGuest) => {
    const { session, asked, settled } = await signedIn({ isGuest: () => isGuest });
    session.resetPassword('secret', 'Linse 2027');
    expect((await settled()).customer).toBeUndefined();
    expect(asked.at(-1)).toBe('resetPassword secret Linse 2027');
  });

  it('stays signed in after a reset of the password of another account · AUTH-11 · AUTH-22', async () => {
    const { session, settled, clear, forgetCustomer } = await signedIn();
    session.resetPassword('secret', 'Linse 2027');
    expect(await settled()).toMatchObject({ customer: mara, task: { _tag: 'Done', name: 'resetPassword' } });
    expect(clear).not.toHaveBeenCalled();
    expect(forgetCustomer).not.toHaveBeenCalled();
  });

  it('stays signed in if a password reset is refused, and sees the reason · AUTH-11', async () => {
    const failure: Failure = {
      _tag: 'Refused',
      code: 'something_went_wrong',
      message: 'Der Link ist abgelaufen.',
      violations: [{ field: 'token', code: 'something_went_wrong' }],
    };
    const { session, settled } = await signedIn({ resetPassword: () => TE.left(failure) });
    session.resetPassword('secret', 'Linse 2027');
    expect(await settled()).toMatchObject({
      customer: mara,
      task: { _tag: 'Failed', name: 'resetPassword', failure },
    });
  });

  it('waits for the result of a password reset whose response was lost · AUTH-11', async () => {
    const answers: TE.TaskEither<Failure, void>[] = [TE.left({ _tag: 'Unreachable' })];
    const { session, settled } = await signedIn({
      resetPassword: () => () => (answers.shift() ?? TE.right(undefined))(),
    });
    session.resetPassword('secret', 'Linse 2027');
    expect((await settled()).task).toEqual({ _tag: 'Done', name: 'resetPassword' });
  });

  it('has no task any more once a screen has acknowledged it', async () => {
    const { session, state } = await signedIn();
    session.acknowledge();
    expect((await state()).task).toEqual({ _tag: 'Idle' });
  });

  it('is notified that a loyalty number is set, removed or refused · MILES-3', async () => {
    const {
      session,
      notes,
      settled: calm,
    } = start({ setMilesAndMore: () => TE.right({ ...mara, milesAndMoreNumber: '992212345678901' }) });
    session.setMilesAndMore('992212345678901');
    expect((await calm()).customer).toMatchObject({ milesAndMoreNumber: '992212345678901' });
    session.setMilesAndMore('');
    await calm();
    const refused = start({ setMilesAndMore: () => TE.left(wrong) });
    refused.session.setMilesAndMore('1');
    expect((await refused.settled()).task).toMatchObject({ _tag: 'Failed', name: 'setMilesAndMore' });
    expect([...notes, ...refused.notes].map(({ key, tone }) => [key, tone])).toEqual([
      ['cart.set_miles_and_more_number_success', 'success'],
      ['cart.miles_and_more_removed', 'success'],
      ['customer.invalid_miles_and_more_number', 'danger'],
    ]);
  });
});
