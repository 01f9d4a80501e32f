import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountPort } from '../../application/identity/ports.ts';
import type { Customer, CustomerId } from '../../domain/customer/customer.ts';
import type { DefaultAddress } from '../../domain/customer/default-address.ts';
import { profileParts } from '../../domain/customer/profile-update.ts';
import { idOfIri } from '../../domain/shared/iri.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { addressFromWire } from '../contract/checkout/address-translation.ts';
import { type CustomerWire, profileNames } from '../contract/customers.ts';
import { cartFromWire } from './basket-from-wire.ts';
import type { AccountClient } from './client.ts';

/** Reads the default address, sent either in full or as its IRI. Source: ADDR-1. */
const defaultFromWire = (wire: NonNullable<CustomerWire['default_address']>): DefaultAddress => {
  if (typeof wire === 'string') return { id: idOfIri(wire) };
  const address = addressFromWire(wire);
  const id = address.id ?? (wire['@id'] === undefined ? undefined : idOfIri(wire['@id']));
  return { address, ...(id !== undefined && { id }) };
};

export const customerFromWire = (wire: CustomerWire): Customer => ({
  id: wire.id as CustomerId,
  accountId: wire.account_id,
  firstName: wire.first_name,
  lastName: wire.last_name,
  fullName: wire.full_name,
  email: wire.email,
  locale: wire.locale_code,
  hasPassword: wire.has_password,
  ...Object.fromEntries(
    profileParts.flatMap((part) => {
      const told = wire[profileNames[part]];
      return told === undefined ? [] : [[part, told]];
    }),
  ),
  ...(wire.miles_and_more_number !== undefined && { milesAndMoreNumber: wire.miles_and_more_number }),
  ...(wire.default_address !== undefined && { defaultAddress: defaultFromWire(wire.default_address) }),
});

const nothing = TE.map(() => undefined);

/** `locale`: the language of mails to a new customer. Source: AUTH-10, ADDR-5. */
export const makeAccountAdapter = (client: AccountClient, locale: Locale): AccountPort => ({
  isGuest: () =>
    pipe(
      client.isGuest({}),
      TE.map(({ guest }) => guest),
    ),
  me: () => pipe(client.getMe({}), TE.map(customerFromWire)),
  signUp: ({ email, firstName, lastName, password, newsletter, order }, identity) =>
    pipe(
      client.customerSignMeUp({
        body: {
          email,
          first_name: firstName,
          last_name: lastName,
          firstName,
          lastName,
          subscribed_to_marketing_channels: newsletter,
          locale_code: locale,
          ...(password !== undefined && { password }),
          ...(identity !== undefined && { identity_token: identity }),
          ...(order !== undefined && { order_token: order }),
        },
      }),
      TE.map(customerFromWire),
    ),
  signIn: (email, password) =>
    pipe(client.customerSignMeIn({ body: { email, password } }), TE.map(customerFromWire)),
  sendLoginLink: (email, path, cart, newcomer) =>
    nothing(
      client.sendLoginLink({
        body: {
          email,
          redirect_link: path,
          redirectLink: path,
          locale,
          ...(cart !== undefined && { token_value: cart, tokenValue: cart }),
          ...(newcomer && {
            first_name: newcomer.firstName,
            last_name: newcomer.lastName,
            subscribed_to_marketing_channels: newcomer.newsletter,
          }),
        },
      }),
    ),
  exchangeHash: (hash, nonce, replace) =>
    pipe(
      client.exchangeLoginLinkHash({ body: { hash, nonce, ...(replace && { replace }) } }),
      TE.map(({ status, custom_token, signed_in, link_of }) => ({
        status,
        customToken: custom_token,
        present: signed_in,
        coming: link_of,
      })),
    ),
  signInWithIdToken: (token, nonce) =>
    pipe(client.customerSignWithIdToken({ body: { token, nonce } }), TE.map(customerFromWire)),
  linkIdentity: (token) => nothing(client.linkCustomerIdentity({ body: { token } })),
  claimCart: (atHand) =>
    pipe(
      client.customerClaimCart({ body: { ...(atHand !== undefined && { cart_token: atHand }) } }),
      TE.map(({ cart }) => (cart ? cartFromWire(cart) : null)),
    ),
  signOut: () => nothing(client.customerSignOut({})),
  update: (change) =>
    pipe(
      client.customerUpdateMe({
        body: Object.fromEntries(
          profileParts.flatMap((part) =>
            change[part] === undefined ? [] : [[profileNames[part], change[part]]],
          ),
        ),
      }),
      TE.map(customerFromWire),
    ),
  remove: (password) => nothing(client.deleteMe({ body: { password } })),
  setMilesAndMore: (number) =>
    pipe(
      client.customerSetMilesAndMore({ body: { miles_and_more_number: number } }),
      TE.map(customerFromWire),
    ),
  changePassword: ({ current, chosen, again }) =>
    nothing(
      client.customerChangeMyPassword({
        body: { current_password: current, new_password: chosen, confirm_new_password: again },
      }),
    ),
  askForReset: (email) => nothing(client.customerCreatePasswordResetToken({ body: { email } })),
  resetPassword: (token, password) => nothing(client.customerResetPassword({ body: { token, password } })),
});
