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

/** Waits, so that tests can make time pass. Units: milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** What the roots differ in: everything that touches the world. */
export interface Outside {
  readonly backend: BackendPorts;
  readonly cartTokens: CartTokenStore;
  readonly addedProducts: AddedProducts;
  /** Fetched when a visitor goes to their account, or was signed in here. */
  readonly openAccount: (use: AccountUse) => Promise<AccountSession>;
  /** Whether somebody signed in on this device; a hint to ask who it is. */
  readonly wasSignedIn: () => boolean;
  /** Fetched when a visitor looks at their cart. */
  readonly seenCarts: () => Promise<SeenCarts>;
  readonly lastChoices: LastChoices;
  readonly seenProducts: SeenProducts;
  readonly recentSearches: RecentSearches;
  /** Fetched when somebody puts something aside, or has. */
  readonly wishes: () => Promise<WishlistPort>;
  readonly keepsWishes: () => boolean;
  /** Fetched when somebody goes to the checkout. */
  readonly orderAttempts: () => Promise<OrderAttempts>;
  readonly orderTraces: OrderTraces;
  readonly providerWindow: ProviderWindow;
  readonly orderSource: KeptOrderSource;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly wait: Wait;
  readonly untilOnline: UntilOnline;
  /** Whether the page server answers at all. */
  readonly serverAnswers: () => Promise<boolean>;
}
