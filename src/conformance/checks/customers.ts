import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import { cartWith, lineOf } from '../bench.ts';
import type { Check } from '../check.ts';
import type { PortName, Ports } from '../ports.ts';
import { isSameAddress } from '../same-address.ts';
import { answerTo, hold, notFound, refused } from '../verdict.ts';

const needs = ['accounts'] as const;
const signedOut = 'customer.not_signed_in';

/** The collections of a customer. Each is empty at first, and refused for a guest. */
const keeps: readonly (readonly [PortName, string, (ports: Ports) => TE.TaskEither<Failure, unknown>])[] = [
  ['addressBook', 'an address book', ({ addressBook }) => addressBook.addresses()],
  ['myOrders', 'a history', ({ myOrders }) => myOrders.history(1, 10)],
  [
    'ratings',
    'what can be rated',
    ({ accounts, ratings }) =>
      pipe(
        accounts.me(),
        TE.orElse(() => TE.right({ accountId: 'nobody' })),
        TE.flatMap(ratings.rateable),
      ),
  ],
  ['loyalty', 'miles', ({ loyalty }) => loyalty.points()],
  ['reminders', 'reminders', ({ reminders }) => reminders.alarms()],
  ['lensPass', 'a lens pass', ({ lensPass }) => lensPass.book()],
  ['aliases', 'kept ways to pay', ({ aliases }) => aliases.aliases()],
  ['bonus', 'bonus points', ({ bonus }) => bonus.stats()],
  ['bonus', 'orders with points', ({ bonus }) => bonus.orders(1, 10)],
  ['identities', 'linked identities', ({ identities }) => identities.linked()],
  ['subscriptions', 'subscriptions', ({ subscriptions }) => subscriptions.subscriptions()],
  ['subscriptions', 'ways to pay them', ({ subscriptions }) => subscriptions.payments()],
];

export const customerChecks: readonly Check[] = [
  {
    title: 'Who is not signed in is a guest, and has nothing of a customer',
    proves: ['AUTH-12'],
    needs,
    holds: async ({ visitor }) => {
      const ports = visitor();
      hold(await answerTo('who is a guest', ports.accounts.isGuest()), 'who is not signed in is no guest');
      await refused('the customer, to a guest', ports.accounts.me(), signedOut);
      for (const [port, what, ask] of keeps)
        if (ports[port]) await refused(`${what}, to a guest`, ask(ports), signedOut);
    },
  },
  {
    title: 'A new account is signed in to by its password only, and is left by signing out',
    proves: ['AUTH-4'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      hold((await answerTo('the customer', accounts.me())).email === email, 'another customer is signed in');
      hold(!(await answerTo('who is a guest', accounts.isGuest())), 'a customer is a guest');
      await refused('a wrong password', visitor().accounts.signIn(email, `${password}x`));
      await answerTo('signing out', accounts.signOut());
      hold(await answerTo('who is a guest', accounts.isGuest()), 'who signed out is signed in');
      await refused('the customer, after signing out', accounts.me(), signedOut);
    },
  },
  {
    title: 'An account that there is already is not opened again',
    proves: ['AUTH-14'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { email } = await customer();
      const again = {
        email,
        firstName: 'Jonas',
        lastName: 'Frei',
        password: 'Another 2027',
        newsletter: false,
      };
      await refused('a second account of one e-mail', visitor().accounts.signUp(again));
    },
  },
  {
    title: 'A profile keeps what is changed, and a password is changed by who knows the old one',
    proves: ['ACC-2'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      const change = { firstName: 'Jonas', lastName: 'Frei', birthday: '', phone: '' };
      await answerTo('a change of a profile', accounts.update(change));
      const me = await answerTo('the customer', accounts.me());
      hold(me.firstName === 'Jonas' && me.lastName === 'Frei', 'a profile has forgotten a change');
      const chosen = `${password} new`;
      await refused(
        'a password by a wrong one',
        accounts.changePassword({ current: 'wrong 1', chosen, again: chosen }),
      );
      await answerTo('a new password', accounts.changePassword({ current: password, chosen, again: chosen }));
      await refused('the old password', visitor().accounts.signIn(email, password));
      await answerTo(
        'back to the old one',
        accounts.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'A new password ends every other session, and leaves the customer signed in who chose it',
    proves: ['AUTH-17'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      const other = visitor();
      await answerTo('signing in elsewhere', other.accounts.signIn(email, password));
      const chosen = `${password} new`;
      await answerTo('a new password', accounts.changePassword({ current: password, chosen, again: chosen }));
      hold(!(await answerTo('who is a guest', accounts.isGuest())), 'who changed it is signed out');
      hold(
        await answerTo('whether the other is a guest', other.accounts.isGuest()),
        'a session outlived the password that opened it',
      );
      await answerTo(
        'back to the old one',
        accounts.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'A customer sees where the account is signed in, and signs out there',
    proves: ['AUTH-19'],
    needs: ['accounts', 'sessions'],
    holds: async ({ customer, visitor }) => {
      await refused('signed-in browsers, to a guest', visitor().sessions.sessions(), signedOut);
      const here = await customer();
      const elsewhere = [visitor(), visitor()] as const;
      for (const { accounts } of elsewhere)
        await answerTo('signing in elsewhere', accounts.signIn(here.email, here.password));
      const stranger = await customer();
      const all = await answerTo('signed-in browsers', here.sessions.sessions());
      hold(all.length === 3 && all[0]?.isCurrent === true, 'not every session is there, this one first');
      const [, other] = all;
      await answerTo('another’s session', stranger.sessions.end(other?.id ?? ''));
      const guests = () =>
        Promise.all(elsewhere.map(({ accounts }) => answerTo('whether it is a guest', accounts.isGuest())));
      hold(
        (await guests()).every((guest) => !guest),
        'a stranger ended a session',
      );
      await answerTo('signing out there', here.sessions.end(other?.id ?? ''));
      await answerTo('the same again', here.sessions.end(other?.id ?? ''));
      hold((await guests()).filter((guest) => guest).length === 1, 'one session was to end');
      await answerTo('signing out everywhere else', here.sessions.endOthers());
      hold(
        (await guests()).every((guest) => guest),
        'a session goes on',
      );
      hold(
        (await answerTo('signed-in browsers', here.sessions.sessions())).length === 1,
        'sessions that ended are named',
      );
    },
  },
  {
    title: 'A customer’s cart opens for nobody else, and waits for its owner',
    proves: ['CART-4'],
    needs: ['accounts', 'carts', 'catalogue'],
    holds: async ({ customer, visitor, goods }) => {
      const [card] = await goods();
      const owner = await customer();
      const { token } = await cartWith(owner, lineOf(card));
      await answerTo('whose the cart is', owner.accounts.claimCart(token));
      await notFound('a customer’s cart, to a guest', visitor().carts.load(token));
      await notFound('a customer’s cart, to another', (await customer()).carts.load(token));
      await answerTo('signing out', owner.accounts.signOut());
      await answerTo('signing in', owner.accounts.signIn(owner.email, owner.password));
      const back = await answerTo('the cart left behind', owner.accounts.claimCart(undefined));
      hold(back?.items[0]?.productId === card.id, 'the cart of a customer did not wait');
    },
  },
  {
    title: 'An address book keeps each address once, and is its customer’s only',
    proves: ['ADDR-1'],
    needs: ['accounts', 'addressBook'],
    holds: async ({ customer, data }) => {
      const { addressBook } = await customer();
      const other = await customer();
      const kept = await answerTo('an address to keep', addressBook.create(data.address));
      await answerTo('the same address', addressBook.create(data.address));
      const all = await answerTo('the address book', addressBook.addresses());
      hold(all.length === 1, 'one address is kept twice');
      hold(isSameAddress(data.address, all[0]), 'an address book keeps another address');
      const id = kept.id ?? '';
      await notFound('an address, changed by another', other.addressBook.update(id, data.address));
      const moved = await answerTo(
        'a change of an address',
        addressBook.update(id, { ...data.address, streetNumber: '99' }),
      );
      hold(moved.streetNumber === '99', 'an address has forgotten a change');
      await answerTo('an address to delete', addressBook.remove(id));
      hold(
        (await answerTo('the address book', addressBook.addresses())).length === 0,
        'an address that was deleted is there',
      );
    },
  },
  {
    title: 'All that a customer keeps can be read, and begins with nothing',
    proves: [],
    needs,
    holds: async ({ customer }) => {
      const ports = await customer();
      for (const [port, what, ask] of keeps)
        if (ports[port]) {
          const kept = await answerTo(what, ask(ports));
          const isList = Array.isArray(kept);
          if (isList && what !== 'ways to pay them')
            hold(kept.length === 0, `${what} of a new customer is not empty`);
        }
    },
  },
  {
    title: 'A customer takes their data along, and the account is gone when they close it',
    proves: [],
    needs: ['accounts', 'ownData'],
    holds: async ({ customer, visitor }) => {
      const { accounts, ownData, email, password } = await customer();
      hold(
        (await answerTo('the data', ownData.file())).includes(email),
        'the data lack a customer’s own e-mail',
      );
      await refused('closing by a wrong password', accounts.remove(`${password}x`));
      await answerTo('closing the account', accounts.remove(password));
      hold(await answerTo('who is a guest', accounts.isGuest()), 'who closed the account is signed in');
      await refused('an account that was closed', visitor().accounts.signIn(email, password));
    },
  },
];
