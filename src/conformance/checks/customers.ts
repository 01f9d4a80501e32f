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
  ['addressBook', 'the address book', ({ addressBook }) => addressBook.addresses()],
  ['myOrders', 'the order history', ({ myOrders }) => myOrders.history(1, 10)],
  [
    'ratings',
    'the products that can be rated',
    ({ accounts, ratings }) =>
      pipe(
        accounts.me(),
        TE.orElse(() => TE.right({ accountId: 'nobody' })),
        TE.flatMap(ratings.rateable),
      ),
  ],
  ['loyalty', 'miles', ({ loyalty }) => loyalty.points()],
  ['reminders', 'reminders', ({ reminders }) => reminders.alarms()],
  ['lensPass', 'the lens pass', ({ lensPass }) => lensPass.book()],
  ['aliases', 'the stored payment methods', ({ aliases }) => aliases.aliases()],
  ['bonus', 'the bonus points', ({ bonus }) => bonus.stats()],
  ['bonus', 'the orders with points', ({ bonus }) => bonus.orders(1, 10)],
  ['identities', 'the linked identities', ({ identities }) => identities.linked()],
  ['subscriptions', 'subscriptions', ({ subscriptions }) => subscriptions.subscriptions()],
  ['subscriptions', 'the payment methods of subscriptions', ({ subscriptions }) => subscriptions.payments()],
];

export const customerChecks: readonly Check[] = [
  {
    title: 'A visitor who is not signed in is a guest, and cannot read data of a customer',
    proves: ['AUTH-12'],
    needs,
    holds: async ({ visitor }) => {
      const ports = visitor();
      hold(
        await answerTo('reading whether the visitor is a guest', ports.accounts.isGuest()),
        'a visitor who is not signed in is not reported as a guest',
      );
      await refused('reading the customer as a guest', ports.accounts.me(), signedOut);
      for (const [port, what, ask] of keeps)
        if (ports[port]) await refused(`reading ${what} as a guest`, ask(ports), signedOut);
    },
  },
  {
    title: 'A new account opens with its password only, and the customer can sign out',
    proves: ['AUTH-4'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      hold(
        (await answerTo('reading the customer', accounts.me())).email === email,
        'the signed-in customer has another e-mail address than the account',
      );
      hold(
        !(await answerTo('reading whether the visitor is a guest', accounts.isGuest())),
        'a signed-in customer is reported as a guest',
      );
      await refused('signing in with a wrong password', visitor().accounts.signIn(email, `${password}x`));
      await answerTo('signing out', accounts.signOut());
      hold(
        await answerTo('reading whether the visitor is a guest', accounts.isGuest()),
        'a customer who signed out is still signed in',
      );
      await refused('reading the customer after signing out', accounts.me(), signedOut);
    },
  },
  {
    title: 'No second account can be created with the e-mail address of an existing account',
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
      await refused(
        'creating a second account with the same e-mail address',
        visitor().accounts.signUp(again),
      );
    },
  },
  {
    title: 'A profile stores changes, and changing the password requires the old one',
    proves: ['ACC-2'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      const change = { firstName: 'Jonas', lastName: 'Frei', birthday: '', phone: '' };
      await answerTo('changing the profile', accounts.update(change));
      const me = await answerTo('reading the customer', accounts.me());
      hold(
        me.firstName === 'Jonas' && me.lastName === 'Frei',
        'the profile does not have the names that it was changed to',
      );
      const chosen = `${password} new`;
      await refused(
        'changing the password with a wrong current password',
        accounts.changePassword({ current: 'wrong 1', chosen, again: chosen }),
      );
      await answerTo(
        'changing the password',
        accounts.changePassword({ current: password, chosen, again: chosen }),
      );
      await refused('signing in with the old password', visitor().accounts.signIn(email, password));
      await answerTo(
        'changing the password back',
        accounts.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'A new password ends all other sessions of the customer, but not the session that changed it',
    proves: ['AUTH-17'],
    needs,
    holds: async ({ customer, visitor }) => {
      const { accounts, email, password } = await customer();
      const other = visitor();
      await answerTo('signing in a second visitor', other.accounts.signIn(email, password));
      const chosen = `${password} new`;
      await answerTo(
        'changing the password',
        accounts.changePassword({ current: password, chosen, again: chosen }),
      );
      hold(
        !(await answerTo('reading whether the visitor is a guest', accounts.isGuest())),
        'the customer who changed the password is signed out',
      );
      hold(
        await answerTo('reading whether the second visitor is a guest', other.accounts.isGuest()),
        'a session is still signed in after the password was changed in another session',
      );
      await answerTo(
        'changing the password back',
        accounts.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'A customer sees the sessions of their account, and can end each of them',
    proves: ['AUTH-19'],
    needs: ['accounts', 'sessions'],
    holds: async ({ customer, visitor }) => {
      await refused('reading the sessions as a guest', visitor().sessions.sessions(), signedOut);
      const here = await customer();
      const elsewhere = [visitor(), visitor()] as const;
      for (const { accounts } of elsewhere)
        await answerTo('signing in a second visitor', accounts.signIn(here.email, here.password));
      const stranger = await customer();
      const all = await answerTo('reading the sessions', here.sessions.sessions());
      hold(
        all.length === 3 && all[0]?.isCurrent === true,
        'the list should have three sessions with the current one first, but differs',
      );
      const [, other] = all;
      await answerTo('ending a session of another customer', stranger.sessions.end(other?.id ?? ''));
      const guests = () =>
        Promise.all(
          elsewhere.map(({ accounts }) =>
            answerTo('reading whether the visitor is a guest', accounts.isGuest()),
          ),
        );
      hold(
        (await guests()).every((guest) => !guest),
        'a customer ended a session of another customer',
      );
      await answerTo('ending another session', here.sessions.end(other?.id ?? ''));
      await answerTo('ending the same session again', here.sessions.end(other?.id ?? ''));
      hold(
        (await guests()).filter((guest) => guest).length === 1,
        'ending one other session should sign out one visitor, but another number is signed out',
      );
      await answerTo('ending all other sessions', here.sessions.endOthers());
      hold(
        (await guests()).every((guest) => guest),
        'a session that was ended is still signed in',
      );
      hold(
        (await answerTo('reading the sessions', here.sessions.sessions())).length === 1,
        'sessions that were ended are still listed',
      );
    },
  },
  {
    title: 'The cart of a customer opens for that customer only, and is restored at the next sign-in',
    proves: ['CART-4', 'CART-25'],
    needs: ['accounts', 'carts', 'catalogue', 'checkout'],
    holds: async ({ customer, visitor, goods, newId }) => {
      const [card] = await goods();
      const owner = await customer();
      const { token } = await cartWith(owner, lineOf(card));
      await answerTo('claiming the cart', owner.accounts.claimCart(token));
      await notFound('reading the cart of a customer as a guest', visitor().carts.load(token));
      await notFound('reading the cart of another customer', (await customer()).carts.load(token));
      await notFound(
        'renewing the cart of a customer as a guest',
        visitor().checkout.renew(token, newId()),
        'cart.not_found',
      );
      await answerTo('signing out', owner.accounts.signOut());
      await answerTo('signing in', owner.accounts.signIn(owner.email, owner.password));
      const back = await answerTo(
        'reading the cart of the account after signing in',
        owner.accounts.claimCart(undefined),
      );
      hold(
        back?.items[0]?.productId === card.id,
        'after signing in again, the cart of the customer does not contain the product that was added',
      );
    },
  },
  {
    title: 'An address book stores each address once, and other customers cannot change it',
    proves: ['ADDR-1'],
    needs: ['accounts', 'addressBook'],
    holds: async ({ customer, data }) => {
      const { addressBook } = await customer();
      const other = await customer();
      const kept = await answerTo('storing an address', addressBook.create(data.address));
      await answerTo('storing the same address again', addressBook.create(data.address));
      const all = await answerTo('reading the address book', addressBook.addresses());
      hold(all.length === 1, 'the same address is stored twice');
      hold(
        isSameAddress(data.address, all[0]),
        'a field of the address in the address book differs from what was sent',
      );
      const id = kept.id ?? '';
      await notFound('changing an address of another customer', other.addressBook.update(id, data.address));
      const moved = await answerTo(
        'changing an address',
        addressBook.update(id, { ...data.address, streetNumber: '99' }),
      );
      hold(moved.streetNumber === '99', 'the address does not have the street number that it was changed to');
      await answerTo('deleting an address', addressBook.remove(id));
      hold(
        (await answerTo('reading the address book', addressBook.addresses())).length === 0,
        'an address that was deleted is still in the address book',
      );
    },
  },
  {
    title: 'All data of a customer can be read, and the lists of a new customer are empty',
    proves: [],
    needs,
    holds: async ({ customer }) => {
      const ports = await customer();
      for (const [port, what, ask] of keeps)
        if (ports[port]) {
          const kept = await answerTo(`reading ${what}`, ask(ports));
          const isList = Array.isArray(kept);
          if (isList && what !== 'the payment methods of subscriptions')
            hold(kept.length === 0, `${what} of a new customer should be an empty list, but has entries`);
        }
    },
  },
  {
    title: 'A customer can export their data, and closing the account deletes it',
    proves: [],
    needs: ['accounts', 'ownData'],
    holds: async ({ customer, visitor }) => {
      const { accounts, ownData, email, password } = await customer();
      hold(
        (await answerTo('exporting the data', ownData.file())).includes(email),
        'the exported data do not contain the customer’s e-mail address',
      );
      await refused('closing the account with a wrong password', accounts.remove(`${password}x`));
      await answerTo('closing the account', accounts.remove(password));
      hold(
        await answerTo('reading whether the visitor is a guest', accounts.isGuest()),
        'a customer who closed the account is still signed in',
      );
      await refused('signing in to an account that was closed', visitor().accounts.signIn(email, password));
    },
  },
];
