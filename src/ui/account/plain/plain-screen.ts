import type { Failure } from '../../../application/shared/failure.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { LinkOfOther } from '../../../domain/identity/login-link.ts';
import type { SignInRefusal } from '../../../domain/identity/sign-in-form.ts';
import type { Order } from '../../../domain/orders/order.ts';

/** Screens of the account for visitors without scripts. */
export const plainScreens = ['login', 'register', 'forgotten', 'reset'] as const;
export type PlainScreen = (typeof plainScreens)[number];

export const readScreen = (input: string | undefined): PlainScreen =>
  plainScreens.find((screen) => screen === input) ?? 'login';

/** The typed values that come back with the answer. Passwords never do. */
export interface TypedAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletter: boolean;
  /** The link of the mail, or its last part. */
  readonly link: string;
  /** The page to go to after signing in. */
  readonly redirectUrl: string;
}
export const nothingTyped: TypedAccount = {
  email: '',
  firstName: '',
  lastName: '',
  newsletter: false,
  link: '',
  redirectUrl: '',
};

/** An order of the customer, with the paths of its files. */
export interface PlainOrder {
  readonly order: Order;
  readonly documents: readonly string[];
}
/** The newest orders and the total number. Undefined if they could not be loaded. */
export type PlainOrders = { readonly newest: readonly PlainOrder[]; readonly total: number } | undefined;

/** Why a login link is invalid. */
export const linkEndings = ['EXPIRED', 'USED', 'UNKNOWN'] as const;
export type LinkEnding = (typeof linkEndings)[number];

/** The content of the page. */
export type PlainState =
  | {
      readonly _tag: 'SignedIn';
      readonly customer: Customer;
      readonly orders: PlainOrders;
      /** Why the customer is still signed in. */
      readonly failure?: Failure | undefined;
    }
  | { readonly _tag: 'LinkOver'; readonly ending: LinkEnding }
  /** `to`: where the confirmation is posted to. Source: AUTH-20. */
  | { readonly _tag: 'LinkOfOther'; readonly others: LinkOfOther; readonly to: string }
  | { readonly _tag: 'Sent'; readonly email: string }
  | { readonly _tag: 'Reset' }
  | {
      readonly _tag: 'Form';
      readonly screen: PlainScreen;
      readonly typed: TypedAccount;
      readonly refusals: readonly (SignInRefusal | { readonly _tag: 'LinkMissing' })[];
      readonly failure?: Failure | undefined;
    };

/**
 * Returns the secret of a typed or pasted link: the part after `#`, the token of an old link, or the whole text.
 * Source: AUTH-11.
 */
export const secretIn = (link: string): string => {
  const typed = link.trim();
  const behind = /[?&]token=([^&#]+)/.exec(typed)?.[1] ?? typed.slice(typed.indexOf('#') + 1);
  try {
    return decodeURIComponent(behind);
  } catch {
    return behind;
  }
};
