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

/** What was typed and comes back; a password never does. */
export interface TypedAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletter: boolean;
  /** What the mail brought: its link, or the end of it. */
  readonly link: string;
  /** Where somebody goes afterwards. */
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
/** The newest ones, and how many there are; nothing where they could not be read. */
export type PlainOrders = { readonly newest: readonly PlainOrder[]; readonly total: number } | undefined;

/** Why a link signs nobody in. */
export const linkEndings = ['EXPIRED', 'USED', 'UNKNOWN'] as const;
export type LinkEnding = (typeof linkEndings)[number];

/** What is on the page. */
export type PlainState =
  | { readonly _tag: 'SignedIn'; readonly customer: Customer; readonly orders: PlainOrders }
  | { readonly _tag: 'LinkOver'; readonly ending: LinkEnding }
  /** `to`: where agreeing is posted to. Source: AUTH-20. */
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

/** The secret of a link that was typed or pasted: what stands behind its `#`, an old link's token, or all of it. Source: AUTH-11. */
export const secretIn = (link: string): string => {
  const typed = link.trim();
  const behind = /[?&]token=([^&#]+)/.exec(typed)?.[1] ?? typed.slice(typed.indexOf('#') + 1);
  try {
    return decodeURIComponent(behind);
  } catch {
    return behind;
  }
};
