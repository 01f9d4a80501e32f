import * as t from 'io-ts';
import type { Profile } from '../../domain/customer/profile-update.ts';
import { CartC, CartTokenC } from './cart/cart.ts';
import { AddressC } from './checkout/address.ts';
import { type BodyOf, operation } from './operation.ts';
import { LocaleC } from './scalars.ts';

/** What a customer may leave empty; absent then. */
export const CustomerToldC = t.partial({
  birthday: t.string,
  phone_number: t.string,
  miles_and_more_number: t.string,
});

/** The signed-in customer. `account_id` identifies them to other systems. */
export const CustomerC = t.intersection(
  [
    t.type({
      id: t.string,
      account_id: t.string,
      first_name: t.string,
      last_name: t.string,
      full_name: t.string,
      email: t.string,
      locale_code: LocaleC,
      /** Whether the customer can sign in with a password; if not, they use a mail's link or another identity. */
      has_password: t.boolean,
    }),
    CustomerToldC,
    t.partial({
      /** The default address, or its `@id`. */
      default_address: t.union([t.intersection([AddressC, t.partial({ '@id': t.string })]), t.string]),
    }),
  ],
  'Customer',
);
export type CustomerWire = t.TypeOf<typeof CustomerC>;

type CustomerChange = BodyOf<typeof customerOperations.customerUpdateMe>;

/** The profile's fields and their names on the wire. */
export const profileNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthday: 'birthday',
  phone: 'phone_number',
} as const satisfies Readonly<Record<keyof Profile, keyof CustomerWire & keyof CustomerChange>>;

const DoneC = t.type({ done: t.literal(true) }, 'Done');

export const customerOperations = {
  /** Whether the visitor is a guest. */
  isGuest: operation({
    method: 'GET',
    path: '/customers/guest',
    answer: t.type({ guest: t.boolean }),
  }),
  /** Returns the signed-in customer. */
  getMe: operation({
    method: 'GET',
    path: '/customers/me',
    answer: CustomerC,
    refusals: [401],
  }),
  /** Creates an account, without signing in. An account without a password is used by login links. */
  customerSignMeUp: operation({
    method: 'POST',
    path: '/customers',
    body: t.intersection([
      t.type({
        email: t.string,
        subscribed_to_marketing_channels: t.boolean,
        locale_code: LocaleC,
      }),
      t.partial({
        /** Required; each under one of its two names. */
        first_name: t.string,
        last_name: t.string,
        firstName: t.string,
        lastName: t.string,
        password: t.string,
        /** A guest's order with the same e-mail, which becomes part of the account. */
        order_token: t.string,
        /** The token of an identity provider, instead of a password: this identity can sign in to the new account. */
        identity_token: t.string,
      }),
    ]),
    answer: CustomerC,
    refusals: [422, 429],
  }),
  /** Signs in with e-mail and password. The browser gets a new session. */
  customerSignMeIn: operation({
    method: 'POST',
    path: '/customers/session',
    body: t.type({ email: t.string, password: t.string }),
    answer: CustomerC,
    refusals: [422, 429],
  }),
  /**
   * Sends a mail with a login link. The response does not reveal whether there is an account. With names, a
   * visitor without an account gets a link too: following it creates the account and subscribes to the
   * newsletter if chosen.
   */
  sendLoginLink: operation({
    method: 'POST',
    path: '/customers/login-link',
    body: t.intersection([
      t.type({
        email: t.string,
        /** The link's target: a path of the shop. */
        redirect_link: t.string,
        redirectLink: t.string,
        locale: LocaleC,
      }),
      t.partial({
        /** The current cart. */
        token_value: t.string,
        tokenValue: t.string,
        /** For a visitor who may have no account; an existing account keeps its names. */
        first_name: t.string,
        last_name: t.string,
        subscribed_to_marketing_channels: t.boolean,
      }),
    ]),
    answer: DoneC,
    refusals: [422, 429],
  }),
  /**
   * Exchanges the token of a login link for a custom token, once. Any status but OK (EXPIRED, USED, UNKNOWN)
   * is a refusal. If the identity provider does not answer, the link stays valid. If another customer is
   * signed in, the status is OTHER, both e-mails are returned masked, and the link stays valid: `replace`
   * signs in nevertheless.
   */
  exchangeLoginLinkHash: operation({
    method: 'POST',
    path: '/customers/login-link/exchange',
    /** `nonce`: identifies the request; a repeated request with the same nonce gets an answer again. */
    body: t.intersection([t.type({ hash: t.string, nonce: t.string }), t.partial({ replace: t.boolean })]),
    answer: t.intersection([
      t.type({ status: t.string }),
      t.partial({ custom_token: t.string, signed_in: t.string, link_of: t.string }),
    ]),
    refusals: [422, 429],
  }),
  /** At the identity provider: exchanges a custom token for an identity token. */
  signInWithCustomToken: operation({
    method: 'POST',
    path: '/identity/custom-token',
    body: t.type({ token: t.string }),
    answer: t.type({ id_token: t.string }),
    refusals: [422, 429],
  }),
  /**
   * Signs in with an identity token, once. The browser gets a new session. If no account has this identity:
   * `customer.identity_without_account`, or `customer.identity_to_link` if an account has its confirmed
   * e-mail.
   */
  customerSignWithIdToken: operation({
    method: 'POST',
    path: '/customers/session/identity',
    /** `nonce`: identifies the request; a repeated request with the same nonce gets an answer again. */
    body: t.intersection([t.type({ token: t.string }), t.partial({ nonce: t.string })]),
    answer: CustomerC,
    refusals: [422],
  }),
  /** Ends the session of this browser. Has no effect without a session. */
  customerSignOut: operation({
    method: 'DELETE',
    path: '/customers/session',
    answer: DoneC,
  }),
  /**
   * Returns the cart of the signed-in customer. A given cart becomes theirs and is merged with the cart that
   * they left elsewhere; otherwise that cart is returned. A repeated request returns the same.
   */
  customerClaimCart: operation({
    method: 'POST',
    path: '/customers/me/cart',
    body: t.partial({ cart_token: CartTokenC }),
    /** Without a cart if the customer has none. */
    answer: t.partial({ cart: CartC }),
    refusals: [401],
  }),
  /** Changes the given fields; an empty birthday or phone number is null. */
  customerUpdateMe: operation({
    method: 'PATCH',
    path: '/customers/me',
    body: t.partial({
      first_name: t.string,
      last_name: t.string,
      birthday: t.union([t.string, t.null]),
      phone_number: t.union([t.string, t.null]),
      locale_code: LocaleC,
    }),
    answer: CustomerC,
    refusals: [401, 422],
  }),
  /** Deletes the account with all its data. Orders stay, without a link to the account. */
  deleteMe: operation({
    method: 'DELETE',
    path: '/customers/me',
    /** Empty if the account has no password. */
    body: t.type({ password: t.string }),
    answer: DoneC,
    refusals: [401, 422, 429],
  }),
  /** Stores the loyalty number; an empty one removes it. */
  customerSetMilesAndMore: operation({
    method: 'PUT',
    path: '/customers/me/miles-and-more',
    body: t.type({ miles_and_more_number: t.string }),
    answer: CustomerC,
    refusals: [401, 422],
  }),
  /**
   * Changes the password. All other sessions of the customer end, and earlier links and tokens become
   * invalid; this session is replaced by a new one.
   */
  customerChangeMyPassword: operation({
    method: 'PUT',
    path: '/customers/me/password',
    body: t.type({
      new_password: t.string,
      confirm_new_password: t.string,
      /** Empty if the account has no password yet. */
      current_password: t.string,
    }),
    answer: DoneC,
    refusals: [401, 422, 429],
  }),
  /** Sends a mail with a link to set a new password. The response is the same with and without an account. */
  customerCreatePasswordResetToken: operation({
    method: 'POST',
    path: '/customers/password-reset',
    body: t.type({ email: t.string }),
    answer: DoneC,
    refusals: [422, 429],
  }),
  /**
   * Sets a new password with the token of a mail, once. All sessions of the customer end, and earlier links
   * and tokens become invalid.
   */
  customerResetPassword: operation({
    method: 'PUT',
    path: '/customers/password-reset',
    body: t.type({ token: t.string, password: t.string }),
    answer: DoneC,
    refusals: [422, 429],
  }),
} as const;
