import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import { mara, start } from './visited-session.ts';

const jean: Customer = { ...mara, id: '8' as CustomerId, email: 'jean@example.org', firstName: 'Jean' };

/** A tab in which Mara is signed in; `is` sets the customer that the shop reports from then on. */
const signedIn = async (ports: Partial<AccountPort> = {}) => {
  let found: Customer | undefined = mara;
  const visit = start({
    isGuest: () => TE.fromIO(() => found === undefined),
    me: () => TE.fromIO(() => found ?? mara),
    ...ports,
  });
  visit.session.restore();
  await visit.settled();
  return {
    ...visit,
    is: (customer: Customer | undefined) => {
      found = customer;
    },
  };
};

describe('a customer who signs out', () => {
  it('loses the data that the tab holds of them, each time · AUTH-22', async () => {
    const { session, forgetCustomer, settled } = await signedIn();
    session.signOut();
    expect(await settled()).toMatchObject({ customer: undefined, desk: undefined, departures: 1 });
    expect(forgetCustomer).toHaveBeenCalledTimes(1);
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, departures: 1 });
    session.signOut();
    expect((await settled()).departures).toBe(2);
    expect(forgetCustomer).toHaveBeenCalledTimes(2);
  });

  it('is not assumed when only the name changes: the desk stays', async () => {
    const { session, forgetCustomer, state, settled } = await signedIn();
    const { desk } = await state();
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    const now = await settled();
    expect(now).toMatchObject({ customer: { firstName: 'Maria' }, departures: 0 });
    expect(desk).toBeDefined();
    expect(now.desk).toBe(desk);
    expect(forgetCustomer).not.toHaveBeenCalled();
  });

  it('is replaced by another customer with a desk of their own · AUTH-22', async () => {
    const { session, forgetCustomer, state, settled } = await signedIn({ signIn: () => TE.right(jean) });
    const { desk } = await state();
    session.signIn('jean@example.org', 'Linse 2026');
    const now = await settled();
    expect(now).toMatchObject({ customer: jean, departures: 1 });
    expect(now.desk).toBeDefined();
    expect(now.desk).not.toBe(desk);
    expect(forgetCustomer).toHaveBeenCalledOnce();
  });

  it('leaves a desk that nothing is sent from any more, also if they come back · AUTH-22', async () => {
    const { session, desks, settled } = await signedIn();
    session.saveProfile({ firstName: 'Maria' });
    await settled();
    expect(desks.map(({ isOpen }) => isOpen())).toEqual([true]);
    session.signOut();
    await settled();
    expect(desks.map(({ isOpen }) => isOpen())).toEqual([false]);
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    expect(desks.map(({ isOpen }) => isOpen())).toEqual([false, true]);
  });

  it.each([
    ['that shows their account', signedIn],
    ['that has not loaded their account', async (ports: Partial<AccountPort>) => start(ports)],
  ])(
    'is reported to the other tabs even if another customer follows at once in one %s · AUTH-22',
    async (_, tab) => {
      const { session, clear, set, mark, settled } = await tab({ signIn: () => TE.right(jean) });
      mark.set();
      clear.mockClear();
      session.signIn('jean@example.org', 'Linse 2026');
      await settled();
      expect(clear).toHaveBeenCalledOnce();
      expect(clear.mock.invocationCallOrder[0]).toBeLessThan(set.mock.invocationCallOrder.at(-1) ?? 0);
      expect(mark.isSet()).toBe(true);
    },
  );
});

describe('another tab', () => {
  it.each([
    ['signed out', undefined, 'account:signedOutElsewhere'],
    ['signed another customer in', jean, 'account:otherCustomer'],
  ])('that %s is reported by a notification, and the cart is loaded again · AUTH-22', async (_, now, key) => {
    const { settled, otherTab, is, notes, restoreCart } = await signedIn();
    is(now);
    otherTab(now === undefined);
    expect((await settled()).customer).toEqual(now);
    expect(notes).toEqual([{ key: 'signed_out_elsewhere', tone: 'info', text: { key } }]);
    expect(restoreCart).toHaveBeenCalledOnce();
  });

  it.each(['isGuest', 'me'] as const)(
    'that signed out is heard also if the shop does not answer: %s · AUTH-22',
    async (name) => {
      let isCut = false;
      const { settled, otherTab, is, notes, forgetCustomer } = await signedIn({
        [name]: () => async () =>
          isCut ? E.left<Failure>({ _tag: 'Unreachable' }) : E.right(name === 'me' ? mara : false),
      });
      isCut = true;
      if (name === 'isGuest') is(undefined);
      otherTab(true);
      expect(await settled()).toMatchObject({ customer: undefined, desk: undefined, departures: 1 });
      expect(forgetCustomer).toHaveBeenCalledOnce();
      expect(notes).toMatchObject([{ text: { key: 'account:signedOutElsewhere' } }]);
    },
  );

  it('that did not sign out ends nothing here: the session has expired meanwhile · AUTH-22', async () => {
    const { settled, otherTab, is, notes, clear, forgetCustomer } = await signedIn();
    clear.mockClear();
    is(undefined);
    otherTab();
    expect(await settled()).toMatchObject({ customer: undefined, expired: mara, departures: 0 });
    expect([notes, clear.mock.calls, forgetCustomer.mock.calls]).toEqual([[], [], []]);
  });

  it('that signed the same customer in again is not reported', async () => {
    const { settled, otherTab, notes, restoreCart } = await signedIn();
    otherTab();
    expect((await settled()).customer).toEqual(mara);
    expect(notes).toEqual([]);
    expect(restoreCart).not.toHaveBeenCalled();
  });
});

describe('a session that is checked again because a cart was not found', () => {
  it('has expired if its customer is gone, and keeps the customer’s data · CHK-24', async () => {
    const { session, settled, is, mark, notes, clear, forgetCustomer, state, desks } = await signedIn();
    const { desk } = await state();
    clear.mockClear();
    is(undefined);
    session.refresh();
    const now = await settled();
    expect(now).toMatchObject({ customer: undefined, expired: mara, lapses: 1 });
    expect(now.desk).toBe(desk);
    expect([mark.isSet(), clear.mock.calls, notes]).toEqual([false, [], []]);
    session.refresh();
    expect(await settled()).toMatchObject({ expired: mara, lapses: 2 });
    expect(forgetCustomer).not.toHaveBeenCalled();
    expect(desks.map(({ isOpen }) => isOpen())).toEqual([true]);
  });

  it('goes on if its customer is still signed in', async () => {
    const { session, settled, notes } = await signedIn();
    session.refresh();
    const now = await settled();
    expect(now).toMatchObject({ customer: mara });
    expect([now.lapses, notes]).toEqual([undefined, []]);
  });

  it('is that of another customer who signed in in another tab, which is reported · AUTH-22', async () => {
    const { session, settled, is, notes, forgetCustomer } = await signedIn();
    is(jean);
    session.refresh();
    expect((await settled()).customer).toEqual(jean);
    expect(notes).toMatchObject([{ text: { key: 'account:otherCustomer' } }]);
    expect(forgetCustomer).toHaveBeenCalledOnce();
  });

  it('is not expired if there was no sign-in before', async () => {
    const { session, settled } = start({ isGuest: () => TE.right(true) });
    session.refresh();
    const now = await settled();
    expect(now).toMatchObject({ auth: { customer: 'resolved' }, customer: undefined });
    expect(now.lapses).toBeUndefined();
  });

  it('can be continued as a guest, with the contents of the forms · CHK-24', async () => {
    const { session, settled, is, state, forgetCustomer } = await signedIn();
    is(undefined);
    session.refresh();
    await settled();
    session.goOnAsGuest();
    expect(await state()).toMatchObject({
      auth: { customer: 'resolved' },
      desk: undefined,
      expired: undefined,
      isStale: false,
    });
    expect(forgetCustomer).not.toHaveBeenCalled();
  });
});

describe('a session that a request of the desk finds expired', () => {
  it('asks for a sign-in at each request, and counts the return of its customer · CHK-24', async () => {
    const { session, desks, state, settled } = await signedIn();
    const [desk] = desks;
    desk?.expire();
    expect(await state()).toMatchObject({ customer: undefined, expired: mara, lapses: 1, returns: 0 });
    desk?.expire();
    expect(await state()).toMatchObject({ expired: mara, lapses: 2 });
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, expired: undefined, returns: 1 });
    expect([desk?.returns(), desks.length]).toEqual([1, 1]);
  });

  it('is not asked for again by a customer who is signing out, or has left · AUTH-22', async () => {
    const out = Promise.withResolvers<void>();
    const { session, desks, state, settled } = await signedIn({
      signOut: () => TE.fromTask(() => out.promise),
    });
    session.signOut();
    desks[0]?.expire();
    expect((await state()).lapses).toBeUndefined();
    out.resolve();
    expect((await settled()).customer).toBeUndefined();
    desks[0]?.expire();
    expect(await state()).toMatchObject({ expired: undefined, departures: 1 });
    expect((await state()).lapses).toBeUndefined();
  });
});

describe('a session remembered by this device', () => {
  it('is not stale if its customer is found · AUTH-4', async () => {
    const { session, rememberHim, settled } = start();
    rememberHim();
    session.restore();
    expect(await settled()).toMatchObject({ customer: mara, isStale: false });
  });

  it('is no longer stale after a new sign-in · AUTH-4', async () => {
    const { session, rememberHim, settled } = start({ isGuest: () => TE.right(true) });
    rememberHim();
    session.restore();
    expect((await settled()).isStale).toBe(true);
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, isStale: false });
  });

  it('stays stale while the page is being reloaded · AUTH-4', async () => {
    const { session, reload, rememberHim, settled } = start({ isGuest: () => TE.right(true) });
    rememberHim();
    session.restore();
    await settled();
    session.reload();
    expect(reload).toHaveBeenCalledOnce();
    expect((await settled()).isStale).toBe(true);
  });

  it('clears the stored target once it is unset · ROUTE-16', () => {
    const { session, visit } = start();
    const clear = vi.spyOn(visit.target, 'clear');
    const write = vi.spyOn(visit.target, 'write');
    session.aimAt('/cart');
    session.aimAt(undefined);
    expect([write.mock.calls, clear.mock.calls]).toEqual([[['/cart']], [[]]]);
  });
});
