import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';
import type { BackendPorts } from '../adapters/backend/backend-ports.ts';
import { makeCartNews } from '../application/cart/cart-news.ts';
import { makeCartSession } from '../application/cart/cart-session.ts';
import type { CartSidebar } from '../application/cart/cart-sidebar.ts';
import type { AddedProducts, CartTokenStore } from '../application/cart/ports.ts';
import type { DeliveryLookup } from '../application/catalogue/delivery-lookup.ts';
import type { PricingLookup } from '../application/catalogue/pricing-lookup.ts';
import type { CheckoutSession } from '../application/checkout/checkout-session.ts';
import type { OrderAttempts } from '../application/checkout/ports.ts';
import type { OrderSession } from '../application/orders/order-session.ts';
import type { Autocomplete } from '../application/search/autocomplete.ts';
import type { Services } from '../application/services.ts';
import type { AnalyticsPort } from '../application/shared/analytics.ts';
import type { ClockPort } from '../application/shared/clock.ts';
import { lazySession } from '../application/shared/lazy-session.ts';
import { makeNotifications } from '../application/shared/notifications.ts';
import type { Shop } from '../application/shared/shop.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { TOKENS, type Wait } from './tokens.ts';

/** What the roots differ in: everything that touches the world. */
export interface Outside {
  readonly backend: BackendPorts;
  readonly cartTokens: CartTokenStore;
  readonly addedProducts: AddedProducts;
  readonly orderAttempts: OrderAttempts;
  readonly analytics: AnalyticsPort;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly wait: Wait;
}

const outside = ({
  backend,
  cartTokens,
  addedProducts,
  orderAttempts,
  analytics,
  clock,
  newId,
  wait,
}: Outside) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.catalogue).toConstantValue(backend.catalogue);
    bind(TOKENS.search).toConstantValue(backend.search);
    bind(TOKENS.carts).toConstantValue(backend.carts);
    bind(TOKENS.checkoutPort).toConstantValue(backend.checkout);
    bind(TOKENS.orders).toConstantValue(backend.orders);
    bind(TOKENS.payments).toConstantValue(backend.payments);
    bind(TOKENS.cartTokens).toConstantValue(cartTokens);
    bind(TOKENS.addedProducts).toConstantValue(addedProducts);
    bind(TOKENS.orderAttempts).toConstantValue(orderAttempts);
    bind(TOKENS.analytics).toConstantValue(analytics);
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
      makeCartSession({ carts, tokens, addedProducts, catalogue, news, newId, wait }),
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
    (session, carts, catalogue, analytics) =>
      lazySession<CartSidebar>(
        () =>
          import('../application/cart/cart-sidebar.ts').then(({ makeCartSidebar }) =>
            makeCartSidebar({ session, carts, catalogue, analytics }),
          ),
        'asked',
      ),
    [TOKENS.cartSession, TOKENS.carts, TOKENS.catalogue, TOKENS.analytics],
  );
  bind(TOKENS.checkoutSession).toResolvedValue(
    (session, checkout, payments, attempts, analytics, wait) =>
      lazySession<CheckoutSession>(() =>
        import('../application/checkout/checkout-session.ts').then(({ makeCheckoutSession }) =>
          makeCheckoutSession({ session, checkout, payments, attempts, analytics, wait }),
        ),
      ),
    [
      TOKENS.cartSession,
      TOKENS.checkoutPort,
      TOKENS.payments,
      TOKENS.orderAttempts,
      TOKENS.analytics,
      TOKENS.wait,
    ],
  );
  bind(TOKENS.orderSession).toResolvedValue(
    (orders, payments, wait) =>
      lazySession<OrderSession>(() =>
        import('../application/orders/order-session.ts').then(({ makeOrderSession }) =>
          makeOrderSession({ orders, payments, wait }),
        ),
      ),
    [TOKENS.orders, TOKENS.payments, TOKENS.wait],
  );
  bind(TOKENS.autocomplete).toResolvedValue(
    (search) =>
      lazySession<Autocomplete>(() =>
        import('../application/search/autocomplete.ts').then(({ makeAutocomplete }) =>
          makeAutocomplete(search),
        ),
      ),
    [TOKENS.search],
  );
});

/** One container per browser tab; on the server one per shop and language, for its pages are anonymous. */
export const makeContainer = (parts: Outside): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(outside(parts), useCases);
  return container;
};

/** The services of a shop, each made when a screen first asks for it. */
export const servicesOf = (container: Container, shop: Shop, locale: Locale): Services => ({
  shop,
  locale,
  get catalogue() {
    return container.get(TOKENS.catalogue);
  },
  get search() {
    return container.get(TOKENS.search);
  },
  get shipping() {
    return container.get(TOKENS.checkoutPort);
  },
  get cart() {
    return container.get(TOKENS.cartSession);
  },
  get sidebar() {
    return container.get(TOKENS.cartSidebar);
  },
  get checkout() {
    return container.get(TOKENS.checkoutSession);
  },
  get order() {
    return container.get(TOKENS.orderSession);
  },
  get addedProducts() {
    return container.get(TOKENS.addedProducts);
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
  get analytics() {
    return container.get(TOKENS.analytics);
  },
  get clock() {
    return container.get(TOKENS.clock);
  },
});
