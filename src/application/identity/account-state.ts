import type { Customer } from '../../domain/customer/customer.ts';
import type { AuthState } from '../../domain/identity/auth-state.ts';
import type { HashSignIn } from '../../domain/identity/hash-sign-in.ts';
import type { LinkOfOther } from '../../domain/identity/login-link.ts';
import type { IdentityProfile } from '../../domain/identity/sign-in-outcome.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Task } from '../shared/task.ts';
import type { CustomerDesk } from './customer-desk.ts';

/** What a visitor asked of their account. */
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
  /** None: a guest, once it is resolved who visits. */
  readonly customer: Customer | undefined;
  /** What this customer keeps with the shop; none: a guest. */
  readonly desk: CustomerDesk | undefined;
  /** The customer whose session ran out while they were here: what they have typed waits for them to sign in again. */
  readonly expired?: Customer | undefined;
  /** How often it was found to have run out: each time the customer is asked to sign in again. */
  readonly lapses?: number;
  /** How often a customer has left this tab, here or in another one: what it holds of them goes. Source: AUTH-22, D90. */
  readonly departures?: number;
  /** The customer's cart is being fetched. */
  readonly isClaiming?: boolean;
  /** The session that this device remembered had run out when the page asked: it loads itself anew. Source: AUTH-4. */
  readonly isStale?: boolean;
  /** That somebody signed in since the page opened: a screen that waits for it watches it change. */
  readonly arrival?: Arrival;
  /** Where a visitor of this page is going who signs in first; none: nowhere in particular. Source: ROUTE-16. */
  readonly aim?: string | undefined;
  /** Where a login link went lately. Source: AUTH-7. */
  readonly linkEmail?: string | undefined;
  /** How it stands with a hash that an address brought. Source: AUTH-8. */
  readonly hash?: HashSignIn;
  /** A link that was just followed names somebody else than who is signed in here. Source: AUTH-20. */
  readonly others?: LinkOfOther;
  /** What an identity provider said that leaves something to ask. Source: AUTH-3. */
  readonly identity?: AskedIdentity | undefined;
  /** Providers by which one can sign in here; none: by e-mail only. Source: AUTH-6. */
  readonly social: readonly SocialProvider[];
  /** Whether parts of the shop that are not done yet are shown. Source: TRK-4. */
  readonly wip: boolean;
  readonly task: Task<AccountTaskName>;
}

/** An identity that has signed nobody in: who it is has no account, has one that it is not linked to, or is not believed. */
export type AskedIdentity =
  | {
      readonly _tag: 'NoAccount' | 'ToLink';
      readonly provider: SocialProvider;
      readonly profile: IdentityProfile;
    }
  | { readonly _tag: 'Failed' };

/** A sign-in. `number`: how many there were; `target`: where the customer was going before. Source: ROUTE-16. */
export interface Arrival {
  readonly number: number;
  readonly target?: string | undefined;
}
