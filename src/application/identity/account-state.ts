import type { Customer } from '../../domain/customer/customer.ts';
import type { AuthState } from '../../domain/identity/auth-state.ts';
import type { HashSignIn } from '../../domain/identity/hash-sign-in.ts';
import type { LinkOfOther } from '../../domain/identity/login-link.ts';
import type { IdentityProfile } from '../../domain/identity/sign-in-outcome.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Task } from '../shared/task.ts';
import type { CustomerDesk } from './customer-desk.ts';

/** The actions on an account. */
export type AccountTaskName =
  | 'restore'
  | 'signIn'
  | 'register'
  | 'signOut'
  | 'askForLink'
  | 'signInByHash'
  | 'signInWith'
  | 'linkIdentity'
  | 'saveProfile'
  | 'setMilesAndMore'
  | 'deleteAccount'
  | 'changePassword'
  | 'askForReset'
  | 'resetPassword';

export interface AccountState {
  readonly auth: AuthState;
  /** Undefined for a guest, once it is known who visits. */
  readonly customer: Customer | undefined;
  /** The data that this customer stores with the shop; undefined for a guest. */
  readonly desk: CustomerDesk | undefined;
  /** The customer whose session expired during the visit. What they typed is kept until they sign in again. */
  readonly expired?: Customer | undefined;
  /** How often the session was found to be expired. Each time the customer is asked to sign in again. */
  readonly lapses?: number;
  /** How often the customer of an expired session has signed in again. Each time screens load again what they show. */
  readonly returns?: number;
  /**
   * How often a customer has left this tab, by an action in this or another tab. Each time the tab's data of them is
   * deleted. Source: AUTH-22.
   */
  readonly departures?: number;
  /** Whether the customer's cart is being loaded. */
  readonly isClaiming?: boolean;
  /**
   * Whether the session that this device remembered had expired when the page asked. The page then reloads itself.
   * Source: AUTH-4.
   */
  readonly isStale?: boolean;
  /** Set when a visitor has signed in since the page opened. A screen that waits for a sign-in watches it. */
  readonly arrival?: Arrival;
  /** Where a visitor of this page goes after the sign-in; undefined if nowhere in particular. Source: ROUTE-16. */
  readonly aim?: string | undefined;
  /** The e-mail that a login link was last sent to. Source: AUTH-7. */
  readonly linkEmail?: string | undefined;
  /** The state of a sign-in by a hash in the URL. Source: AUTH-8. */
  readonly hash?: HashSignIn;
  /** Set if a link that was just followed belongs to another customer than the one signed in here. Source: AUTH-20. */
  readonly others?: LinkOfOther;
  /** An identity that needs a further step of the visitor. Source: AUTH-3. */
  readonly identity?: AskedIdentity | undefined;
  /** Providers that visitors can sign in with here; if empty, by e-mail only. Source: AUTH-6. */
  readonly social: readonly SocialProvider[];
  /** Whether unfinished parts of the shop are shown. Source: TRK-4. */
  readonly wip: boolean;
  readonly task: Task<AccountTaskName>;
}

/** An identity without a sign-in: its owner has no account, has one that it is not linked to, or it was rejected. */
export type AskedIdentity =
  | {
      readonly _tag: 'NoAccount' | 'ToLink';
      readonly provider: SocialProvider;
      readonly profile: IdentityProfile;
    }
  | { readonly _tag: 'Failed' };

/** A sign-in. `number`: the count of sign-ins; `target`: where the customer was going before. Source: ROUTE-16. */
export interface Arrival {
  readonly number: number;
  readonly target?: string | undefined;
}
