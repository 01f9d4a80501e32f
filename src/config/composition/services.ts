import type { Either } from 'fp-ts/Either';
import type { CartDesk } from '../../application/cart/cart-desk.ts';
import type { CartSession } from '../../application/cart/cart-session.ts';
import type { CartSidebar } from '../../application/cart/cart-sidebar.ts';
import type { DeliveryLookup } from '../../application/catalogue/delivery-lookup.ts';
import type { PricingLookup } from '../../application/catalogue/pricing-lookup.ts';
import type { AddressDesk } from '../../application/checkout/address-desk.ts';
import type { CheckoutSession } from '../../application/checkout/checkout-session.ts';
import type { Wishlist } from '../../application/customer/wishlist.ts';
import type { AccountSession } from '../../application/identity/account-session.ts';
import type { GuestDesk } from '../../application/orders/guest-desk.ts';
import type { OrderSession } from '../../application/orders/order-session.ts';
import type { Autocomplete } from '../../application/search/autocomplete.ts';
import type { Services } from '../../application/services.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { lazySession } from '../../application/shared/lazy.ts';
import type { Notifications } from '../../application/shared/notifications.ts';
import { once } from '../../application/shared/once.ts';
import { retryWhenOnline } from '../../ui/shared/retry-when-online.ts';
import type { Outside } from './outside.ts';

/** As plain data: a library's code would be loaded with every first visit. */
const unreachable: Either<Failure, never> = { _tag: 'Left', left: { _tag: 'Unreachable' } };

/** What is needed from the checkout on: one chunk. */
const buying = () => import('./buying.ts');

/** Creates the use cases of one tab from the outside ports. The code of each is loaded when it is first needed. */
export const makeServices = (
  outside: Outside,
  given: Pick<
    Services,
    'shop' | 'locale' | 'device' | 'tab' | 'flags' | 'privacy' | 'checkedBuild' | 'readPicture' | 'studios'
  >,
): Services => {
  const { backend, cartTokens: tokens, addedProducts, news, clock, wait } = outside;
  const { catalogue, search, finder, content, carts, shipping, orders, addresses } = backend;

  const noting = once(() =>
    import('../../application/shared/notifications.ts').then((m) => m.makeNotifications()),
  );
  const shopping = once(async () => {
    const [{ makeCartSession }, { makeCartNews }, notifications] = await Promise.all([
      import('../../application/cart/cart-session.ts'),
      import('../../application/cart/cart-news.ts'),
      noting(),
    ]);
    return makeCartSession({
      ...outside,
      carts,
      tokens,
      checkQuantity: (item, quantity) => () =>
        import('../../application/cart/grown-quantity.ts').then(
          ({ checkGrownQuantity }) => checkGrownQuantity(catalogue)(item, quantity)(),
          () => unreachable,
        ),
      news: makeCartNews(notifications, outside.wasSignedIn),
    });
  });
  const showing = once(async () => {
    const [{ makeCartSidebar }, session] = await Promise.all([
      import('../../application/cart/cart-sidebar.ts'),
      shopping(),
    ]);
    return makeCartSidebar({ session, carts, catalogue });
  });

  const account = lazySession<AccountSession>(async () => {
    const [notifications, cart] = await Promise.all([noting(), shopping()]);
    return outside.openAccount({ notifications, cart, news });
  }, 'asked');

  return {
    ...given,
    catalogue,
    search,
    finder,
    content,
    shipping,
    addedProducts,
    news,
    clock,
    lastChoices: outside.lastChoices,
    seenProducts: outside.seenProducts,
    keepsWishes: outside.keepsWishes,
    providerWindow: outside.providerWindow,
    wasSignedIn: outside.wasSignedIn,
    recentSearches: outside.recentSearches,
    notifications: lazySession<Notifications>(noting, 'asked'),
    cart: lazySession<CartSession>(shopping, 'asked', {
      adopt: (load) => shopping().then((session) => session.adopt(load)),
      change: (operation) => () =>
        shopping().then(
          (session) => session.change(operation)(),
          () => unreachable,
        ),
    }),
    sidebar: lazySession<CartSidebar>(showing, 'asked'),
    fetchCart: () =>
      shopping().then(
        () => 'here',
        async () => ((await outside.serverAnswers()) ? 'lost' : 'away'),
      ),
    fetchSidebar: () => void showing().catch(() => undefined),
    desk: lazySession<CartDesk>(async () => {
      const [{ makeCartDesk }, session, notifications, seen] = await Promise.all([
        import('../../application/cart/cart-desk.ts'),
        shopping(),
        noting(),
        outside.seenCarts(),
      ]);
      return makeCartDesk({ ...outside, ...backend, session, tokens, seen, notifications });
    }),
    wishlist: lazySession<Wishlist>(
      // The wish list is stored on the device: a press without a connection is not lost.
      () =>
        retryWhenOnline(() =>
          Promise.all([import('../../application/customer/wishlist.ts'), outside.wishes()]),
        ).then(([{ makeWishlist }, port]) => makeWishlist(port)),
      'asked',
    ),
    checkout: lazySession<CheckoutSession>(async () => {
      const [{ makeCheckoutSession }, session, attempts, notifications] = await Promise.all([
        buying(),
        shopping(),
        outside.orderAttempts(),
        noting(),
      ]);
      return makeCheckoutSession({
        ...outside,
        ...backend,
        session,
        attempts,
        notifications,
      });
    }),
    addressDesk: lazySession<AddressDesk>(async () => {
      const [{ addressDesk }, notifications] = await Promise.all([buying(), noting()]);
      return addressDesk({ ...given, addresses, notifications });
    }),
    account,
    order: lazySession<OrderSession>(() =>
      import('../../application/orders/order-session.ts').then((m) =>
        m.makeOrderSession({ ...outside, ...backend, onRefused: account.heed }),
      ),
    ),
    guestDesk: lazySession<GuestDesk>(() =>
      import('../../application/orders/guest-desk.ts').then((m) => m.makeGuestDesk(orders, wait)),
    ),
    autocomplete: lazySession<Autocomplete>(async () => {
      const [{ makeAutocomplete }, { narrowedSearch }] = await Promise.all([
        import('../../application/search/autocomplete.ts'),
        import('../../application/catalogue/narrowed-search.ts'),
      ]);
      return makeAutocomplete(narrowedSearch({ ...outside, ...given, search, finder }), news);
    }),
    makePricingLookup: () =>
      lazySession<PricingLookup>(
        () =>
          import('../../application/catalogue/pricing-lookup.ts').then((m) => m.makePricingLookup(catalogue)),
        'asked',
      ),
    makeDeliveryLookup: () =>
      lazySession<DeliveryLookup>(
        () =>
          import('../../application/catalogue/delivery-lookup.ts').then((m) =>
            m.makeDeliveryLookup(catalogue),
          ),
        'asked',
      ),
  };
};
