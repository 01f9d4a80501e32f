import 'reflect-metadata/lite';
import * as E from 'fp-ts/Either';
import { Container, ContainerModule } from 'inversify';
import type { BackendPorts } from '../adapters/backend/backend-ports.ts';
import type { CartDesk } from '../application/cart/cart-desk.ts';
import { makeCartNews } from '../application/cart/cart-news.ts';
import { makeCartSession } from '../application/cart/cart-session.ts';
import type { CartSidebar } from '../application/cart/cart-sidebar.ts';
import type { AddedProducts, CartTokenStore, SeenCarts } from '../application/cart/ports.ts';
import type { DeliveryLookup } from '../application/catalogue/delivery-lookup.ts';
import type { LastChoices, SeenProducts } from '../application/catalogue/ports.ts';
import type { PricingLookup } from '../application/catalogue/pricing-lookup.ts';
import type { AddressDesk } from '../application/checkout/address-desk.ts';
import type { CheckoutSession } from '../application/checkout/checkout-session.ts';
import type { OrderType } from '../application/checkout/invoice-advice.ts';
import type { OrderAttempts, OrderTraces, ProviderWindow } from '../application/checkout/ports.ts';
import type { WishlistPort } from '../application/customer/ports/wishlist.ts';
import type { Wishlist } from '../application/customer/wishlist.ts';
import type { Flags } from '../application/flags/flags.ts';
import type { AccountUse } from '../application/identity/account-core.ts';
import type { AccountSession } from '../application/identity/account-session.ts';
import type { GuestDesk } from '../application/orders/guest-desk.ts';
import type { OrderSession } from '../application/orders/order-session.ts';
import type { Autocomplete } from '../application/search/autocomplete.ts';
import type { RecentSearches } from '../application/search/recent-searches.ts';
import type { Services } from '../application/services.ts';
import type { ClockPort } from '../application/shared/clock.ts';
import type { Failure } from '../application/shared/failure.ts';
import { lazySession } from '../application/shared/lazy-session.ts';
import { makeNotifications } from '../application/shared/notifications.ts';
import type { Shop } from '../application/shared/shop.ts';
import type { NewsPort } from '../application/shared/shop-news.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { TOKENS, type Wait } from './tokens.ts';

/** What the roots differ in: everything that touches the world. */
export interface Outside {
  readonly backend: BackendPorts;
  readonly cartTokens: CartTokenStore;
  readonly addedProducts: AddedProducts;
  /** Fetched when somebody goes to his account, or was signed in here. */
  readonly openAccount: (use: AccountUse) => Promise<AccountSession>;
  /** Whether somebody signed in on this device; a hint to ask who it is. */
  readonly wasSignedIn: () => boolean;
  /** Fetched when somebody looks at his cart. */
  readonly seenCarts: () => Promise<SeenCarts>;
  readonly lastChoices: LastChoices;
  readonly seenProducts: SeenProducts;
  readonly recentSearches: RecentSearches;
  /** Fetched when somebody puts something aside, or has. */
  readonly wishes: () => Promise<WishlistPort>;
  readonly keepsWishes: () => boolean;
  readonly orderAttempts: OrderAttempts;
  readonly orderTraces: OrderTraces;
  readonly providerWindow: ProviderWindow;
  readonly orderType: OrderType;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly wait: Wait;
}

const outside = ({
  backend,
  cartTokens,
  addedProducts,
  openAccount,
  wasSignedIn,
  seenCarts,
  wishes,
  keepsWishes,
  lastChoices,
  seenProducts,
  recentSearches,
  orderAttempts,
  orderTraces,
  providerWindow,
  orderType,
  news,
  clock,
  newId,
  wait,
}: Outside) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.catalogue).toConstantValue(backend.catalogue);
    bind(TOKENS.search).toConstantValue(backend.search);
    bind(TOKENS.content).toConstantValue(backend.content);
    bind(TOKENS.carts).toConstantValue(backend.carts);
    bind(TOKENS.checkoutPort).toConstantValue(backend.checkout);
    bind(TOKENS.orders).toConstantValue(backend.orders);
    bind(TOKENS.payments).toConstantValue(backend.payments);
    bind(TOKENS.addresses).toConstantValue(backend.addresses);
    bind(TOKENS.openAccount).toConstantValue(openAccount);
    bind(TOKENS.wasSignedIn).toConstantValue(wasSignedIn);
    bind(TOKENS.cartTokens).toConstantValue(cartTokens);
    bind(TOKENS.addedProducts).toConstantValue(addedProducts);
    bind(TOKENS.wishes).toConstantValue(wishes);
    bind(TOKENS.keepsWishes).toConstantValue(keepsWishes);
    bind(TOKENS.seenCarts).toConstantValue(seenCarts);
    bind(TOKENS.lastChoices).toConstantValue(lastChoices);
    bind(TOKENS.seenProducts).toConstantValue(seenProducts);
    bind(TOKENS.recentSearches).toConstantValue(recentSearches);
    bind(TOKENS.orderAttempts).toConstantValue(orderAttempts);
    bind(TOKENS.orderTraces).toConstantValue(orderTraces);
    bind(TOKENS.orderType).toConstantValue(orderType);
    bind(TOKENS.providerWindow).toConstantValue(providerWindow);
    bind(TOKENS.news).toConstantValue(news);
    bind(TOKENS.clock).toConstantValue(clock);
    bind(TOKENS.newId).toConstantValue(newId);
    bind(TOKENS.wait).toConstantValue(wait);
  });

/** What is only wanted once somebody does something is fetched then. */
const useCases = new ContainerModule(({ bind }) => {
  bind(TOKENS.notifications).toResolvedValue(makeNotifications, []);
  bind(TOKENS.cartNews).toResolvedValue(makeCartNews, [TOKENS.notifications]);
  bind(TOKENS.cartSession).toResolvedValue(
    (carts, tokens, addedProducts, catalogue, news, newId, wait) =>
      makeCartSession({
        carts,
        tokens,
        addedProducts,
        checkQuantity: (item, quantity) => () =>
          import('../application/cart/grown-quantity.ts').then(
            ({ checkGrownQuantity }) => checkGrownQuantity(catalogue)(item, quantity)(),
            () => E.left<Failure>({ _tag: 'Unreachable' }),
          ),
        news,
        newId,
        wait,
      }),
    [
      TOKENS.carts,
      TOKENS.cartTokens,
      TOKENS.addedProducts,
      TOKENS.catalogue,
      TOKENS.cartNews,
      TOKENS.newId,
      TOKENS.wait,
    ],
  );
  bind(TOKENS.cartSidebar).toResolvedValue(
    (session, carts, catalogue) =>
      lazySession<CartSidebar>(
        () =>
          import('../application/cart/cart-sidebar.ts').then(({ makeCartSidebar }) =>
            makeCartSidebar({ session, carts, catalogue }),
          ),
        'asked',
      ),
    [TOKENS.cartSession, TOKENS.carts, TOKENS.catalogue],
  );
  bind(TOKENS.cartDesk).toResolvedValue(
    (session, carts, catalogue, tokens, seenCarts, notifications, newId, wait) =>
      lazySession<CartDesk>(() =>
        Promise.all([import('../application/cart/cart-desk.ts'), seenCarts()]).then(
          ([{ makeCartDesk }, seen]) =>
            makeCartDesk({ session, carts, catalogue, tokens, seen, notifications, newId, wait }),
        ),
      ),
    [
      TOKENS.cartSession,
      TOKENS.carts,
      TOKENS.catalogue,
      TOKENS.cartTokens,
      TOKENS.seenCarts,
      TOKENS.notifications,
      TOKENS.newId,
      TOKENS.wait,
    ],
  );
  bind(TOKENS.wishlist).toResolvedValue(
    (wishes) =>
      lazySession<Wishlist>(
        () =>
          Promise.all([import('../application/customer/wishlist.ts'), wishes()]).then(
            ([{ makeWishlist }, port]) => makeWishlist(port),
          ),
        'asked',
      ),
    [TOKENS.wishes],
  );
  bind(TOKENS.checkoutSession).toResolvedValue(
    (session, checkout, payments, attempts, traces, news, orderType, wait) =>
      lazySession<CheckoutSession>(() =>
        import('../application/checkout/checkout-session.ts').then(({ makeCheckoutSession }) =>
          makeCheckoutSession({ session, checkout, payments, attempts, traces, news, orderType, wait }),
        ),
      ),
    [
      TOKENS.cartSession,
      TOKENS.checkoutPort,
      TOKENS.payments,
      TOKENS.orderAttempts,
      TOKENS.orderTraces,
      TOKENS.news,
      TOKENS.orderType,
      TOKENS.wait,
    ],
  );
  bind(TOKENS.addressDesk).toResolvedValue(
    (addresses, notifications) =>
      lazySession<AddressDesk>(() =>
        import('../application/checkout/address-desk.ts').then(({ makeAddressDesk }) =>
          makeAddressDesk({ addresses, notifications }),
        ),
      ),
    [TOKENS.addresses, TOKENS.notifications],
  );
  bind(TOKENS.accountSession).toResolvedValue(
    (open, notifications, cart, news) => lazySession(() => open({ notifications, cart, news }), 'asked'),
    [TOKENS.openAccount, TOKENS.notifications, TOKENS.cartSession, TOKENS.news],
  );
  bind(TOKENS.orderSession).toResolvedValue(
    (orders, payments, wait, time, news) =>
      lazySession<OrderSession>(() =>
        import('../application/orders/order-session.ts').then(({ makeOrderSession }) =>
          makeOrderSession({ orders, payments, wait, clock: time, news }),
        ),
      ),
    [TOKENS.orders, TOKENS.payments, TOKENS.wait, TOKENS.clock, TOKENS.news],
  );
  bind(TOKENS.guestDesk).toResolvedValue(
    (orders, wait) =>
      lazySession<GuestDesk>(() =>
        import('../application/orders/guest-desk.ts').then(({ makeGuestDesk }) =>
          makeGuestDesk(orders, wait),
        ),
      ),
    [TOKENS.orders, TOKENS.wait],
  );
  bind(TOKENS.autocomplete).toResolvedValue(
    (search, news) =>
      lazySession<Autocomplete>(() =>
        import('../application/search/autocomplete.ts').then(({ makeAutocomplete }) =>
          makeAutocomplete(search, news),
        ),
      ),
    [TOKENS.search, TOKENS.news],
  );
});

/** One container per browser tab; on the server one per shop and language, for its pages are anonymous. */
export const makeContainer = (parts: Outside): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(outside(parts), useCases);
  return container;
};

/** The services of a shop, each made when a screen first asks for it. */
export const makeServices = (container: Container, shop: Shop, locale: Locale, flags: Flags): Services => ({
  shop,
  locale,
  get catalogue() {
    return container.get(TOKENS.catalogue);
  },
  get search() {
    return container.get(TOKENS.search);
  },
  get content() {
    return container.get(TOKENS.content);
  },
  get shipping() {
    return container.get(TOKENS.checkoutPort);
  },
  get cart() {
    return container.get(TOKENS.cartSession);
  },
  get desk() {
    return container.get(TOKENS.cartDesk);
  },
  get sidebar() {
    return container.get(TOKENS.cartSidebar);
  },
  get wishlist() {
    return container.get(TOKENS.wishlist);
  },
  get keepsWishes() {
    return container.get(TOKENS.keepsWishes);
  },
  get checkout() {
    return container.get(TOKENS.checkoutSession);
  },
  get addressDesk() {
    return container.get(TOKENS.addressDesk);
  },
  get account() {
    return container.get(TOKENS.accountSession);
  },
  get wasSignedIn() {
    return container.get(TOKENS.wasSignedIn);
  },
  get order() {
    return container.get(TOKENS.orderSession);
  },
  get providerWindow() {
    return container.get(TOKENS.providerWindow);
  },
  get guestDesk() {
    return container.get(TOKENS.guestDesk);
  },
  get addedProducts() {
    return container.get(TOKENS.addedProducts);
  },
  get lastChoices() {
    return container.get(TOKENS.lastChoices);
  },
  get seenProducts() {
    return container.get(TOKENS.seenProducts);
  },
  get recentSearches() {
    return container.get(TOKENS.recentSearches);
  },
  get autocomplete() {
    return container.get(TOKENS.autocomplete);
  },
  get notifications() {
    return container.get(TOKENS.notifications);
  },
  makePricingLookup: () =>
    lazySession<PricingLookup>(
      () =>
        import('../application/catalogue/pricing-lookup.ts').then(({ makePricingLookup }) =>
          makePricingLookup(container.get(TOKENS.catalogue)),
        ),
      'asked',
    ),
  makeDeliveryLookup: () =>
    lazySession<DeliveryLookup>(
      () =>
        import('../application/catalogue/delivery-lookup.ts').then(({ makeDeliveryLookup }) =>
          makeDeliveryLookup(container.get(TOKENS.catalogue)),
        ),
      'asked',
    ),
  flags,
  get news() {
    return container.get(TOKENS.news);
  },
  get clock() {
    return container.get(TOKENS.clock);
  },
});
