import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { AddedProducts, CartTokenStore, SeenCarts } from '../../application/cart/ports.ts';
import type { LastChoices, SeenProducts } from '../../application/catalogue/ports.ts';
import type {
  KeptOrderSource,
  OrderAttempts,
  OrderTraces,
  ProviderWindow,
} from '../../application/checkout/ports.ts';
import type { WishlistPort } from '../../application/customer/ports/wishlist.ts';
import type { AccountUse } from '../../application/identity/account-core.ts';
import type { AccountSession } from '../../application/identity/account-session.ts';
import type { RecentSearches } from '../../application/search/recent-searches.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { UntilOnline } from '../../application/shared/retry.ts';
import type { NewsPort } from '../../application/shared/shop-news.ts';

/** Waits; injected so that tests control time. Units: milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** What differs between the composition roots: everything with side effects. */
export interface Outside {
  readonly backend: BackendPorts;
  readonly cartTokens: CartTokenStore;
  readonly addedProducts: AddedProducts;
  /** Loaded when a visitor opens their account, or was signed in here. */
  readonly openAccount: (use: AccountUse) => Promise<AccountSession>;
  /** Whether a customer signed in on this device: a hint to request the session. */
  readonly wasSignedIn: () => boolean;
  /** Loaded when a visitor opens their cart. */
  readonly seenCarts: () => Promise<SeenCarts>;
  readonly lastChoices: LastChoices;
  readonly seenProducts: SeenProducts;
  readonly recentSearches: RecentSearches;
  /** Loaded when a visitor adds to the wish list, or has done so. */
  readonly wishes: () => Promise<WishlistPort>;
  readonly keepsWishes: () => boolean;
  /** Loaded in the checkout. */
  readonly orderAttempts: () => Promise<OrderAttempts>;
  readonly orderTraces: OrderTraces;
  readonly providerWindow: ProviderWindow;
  readonly orderSource: KeptOrderSource;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly wait: Wait;
  readonly untilOnline: UntilOnline;
  /** Whether the page server can be reached at all. */
  readonly serverAnswers: () => Promise<boolean>;
}
