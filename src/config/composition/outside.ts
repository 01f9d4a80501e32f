import { ContainerModule } from 'inversify';
import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { AddedProducts, CartTokenStore, SeenCarts } from '../../application/cart/ports.ts';
import type { LastChoices, SeenProducts } from '../../application/catalogue/ports.ts';
import type { OrderType } from '../../application/checkout/invoice-advice.ts';
import type { OrderAttempts, OrderTraces, ProviderWindow } from '../../application/checkout/ports.ts';
import type { WishlistPort } from '../../application/customer/ports/wishlist.ts';
import type { AccountUse } from '../../application/identity/account-core.ts';
import type { AccountSession } from '../../application/identity/account-session.ts';
import type { RecentSearches } from '../../application/search/recent-searches.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { UntilOnline } from '../../application/shared/retry.ts';
import type { NewsPort } from '../../application/shared/shop-news.ts';
import { TOKENS, type Wait } from './tokens.ts';

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
  readonly orderType: OrderType;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly wait: Wait;
  readonly untilOnline: UntilOnline;
}

/** What the world gives is bound as it is. */
export const outsideModule = ({ backend, ...world }: Outside) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.catalogue).toConstantValue(backend.catalogue);
    bind(TOKENS.search).toConstantValue(backend.search);
    bind(TOKENS.content).toConstantValue(backend.content);
    bind(TOKENS.carts).toConstantValue(backend.carts);
    bind(TOKENS.checkoutPort).toConstantValue(backend.checkout);
    bind(TOKENS.orders).toConstantValue(backend.orders);
    bind(TOKENS.payments).toConstantValue(backend.payments);
    bind(TOKENS.addresses).toConstantValue(backend.addresses);
    bind(TOKENS.openAccount).toConstantValue(world.openAccount);
    bind(TOKENS.wasSignedIn).toConstantValue(world.wasSignedIn);
    bind(TOKENS.cartTokens).toConstantValue(world.cartTokens);
    bind(TOKENS.addedProducts).toConstantValue(world.addedProducts);
    bind(TOKENS.wishes).toConstantValue(world.wishes);
    bind(TOKENS.keepsWishes).toConstantValue(world.keepsWishes);
    bind(TOKENS.seenCarts).toConstantValue(world.seenCarts);
    bind(TOKENS.lastChoices).toConstantValue(world.lastChoices);
    bind(TOKENS.seenProducts).toConstantValue(world.seenProducts);
    bind(TOKENS.recentSearches).toConstantValue(world.recentSearches);
    bind(TOKENS.orderAttempts).toConstantValue(world.orderAttempts);
    bind(TOKENS.orderTraces).toConstantValue(world.orderTraces);
    bind(TOKENS.orderType).toConstantValue(world.orderType);
    bind(TOKENS.providerWindow).toConstantValue(world.providerWindow);
    bind(TOKENS.news).toConstantValue(world.news);
    bind(TOKENS.clock).toConstantValue(world.clock);
    bind(TOKENS.newId).toConstantValue(world.newId);
    bind(TOKENS.wait).toConstantValue(world.wait);
    bind(TOKENS.untilOnline).toConstantValue(world.untilOnline);
  });
