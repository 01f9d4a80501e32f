import * as E from 'fp-ts/Either';
import { ContainerModule } from 'inversify';
import type { CartDesk } from '../../application/cart/cart-desk.ts';
import { makeCartNews } from '../../application/cart/cart-news.ts';
import { makeCartSession } from '../../application/cart/cart-session.ts';
import type { CartSidebar } from '../../application/cart/cart-sidebar.ts';
import type { AddressDesk } from '../../application/checkout/address-desk.ts';
import type { CheckoutSession } from '../../application/checkout/checkout-session.ts';
import type { Wishlist } from '../../application/customer/wishlist.ts';
import type { GuestDesk } from '../../application/orders/guest-desk.ts';
import type { OrderSession } from '../../application/orders/order-session.ts';
import type { Autocomplete } from '../../application/search/autocomplete.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { lazySession } from '../../application/shared/lazy-session.ts';
import { makeNotifications } from '../../application/shared/notifications.ts';
import { patiently } from '../../ui/shared/patiently.ts';
import { TOKENS } from './tokens.ts';

/** What is only wanted once somebody does something is fetched then. */
export const useCaseModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.notifications).toResolvedValue(makeNotifications, []);
  bind(TOKENS.cartNews).toResolvedValue(makeCartNews, [TOKENS.notifications]);
  bind(TOKENS.cartSession).toResolvedValue(
    (carts, tokens, addedProducts, catalogue, news, newId, wait, untilOnline) =>
      makeCartSession({
        carts,
        tokens,
        addedProducts,
        checkQuantity: (item, quantity) => () =>
          import('../../application/cart/grown-quantity.ts').then(
            ({ checkGrownQuantity }) => checkGrownQuantity(catalogue)(item, quantity)(),
            () => E.left<Failure>({ _tag: 'Unreachable' }),
          ),
        news,
        newId,
        wait,
        untilOnline,
      }),
    [
      TOKENS.carts,
      TOKENS.cartTokens,
      TOKENS.addedProducts,
      TOKENS.catalogue,
      TOKENS.cartNews,
      TOKENS.newId,
      TOKENS.wait,
      TOKENS.untilOnline,
    ],
  );
  bind(TOKENS.cartSidebar).toResolvedValue(
    (session, carts, catalogue) =>
      lazySession<CartSidebar>(
        () =>
          import('../../application/cart/cart-sidebar.ts').then(({ makeCartSidebar }) =>
            makeCartSidebar({ session, carts, catalogue }),
          ),
        'asked',
      ),
    [TOKENS.cartSession, TOKENS.carts, TOKENS.catalogue],
  );
  bind(TOKENS.cartDesk).toResolvedValue(
    (session, carts, catalogue, tokens, seenCarts, notifications, newId, wait) =>
      lazySession<CartDesk>(() =>
        Promise.all([import('../../application/cart/cart-desk.ts'), seenCarts()]).then(
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
        // What a visitor likes is kept on their device: a press without a connection is not lost.
        () =>
          patiently(() => Promise.all([import('../../application/customer/wishlist.ts'), wishes()])).then(
            ([{ makeWishlist }, port]) => makeWishlist(port),
          ),
        'asked',
      ),
    [TOKENS.wishes],
  );
  bind(TOKENS.checkoutSession).toResolvedValue(
    (session, checkout, payments, orderAttempts, traces, news, orderType, clock, wait, untilOnline) =>
      lazySession<CheckoutSession>(() =>
        Promise.all([import('../../application/checkout/checkout-session.ts'), orderAttempts()]).then(
          ([{ makeCheckoutSession }, attempts]) =>
            makeCheckoutSession({
              session,
              checkout,
              payments,
              attempts,
              traces,
              news,
              orderType,
              clock,
              wait,
              untilOnline,
            }),
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
      TOKENS.clock,
      TOKENS.wait,
      TOKENS.untilOnline,
    ],
  );
  bind(TOKENS.addressDesk).toResolvedValue(
    (addresses, notifications) =>
      lazySession<AddressDesk>(() =>
        import('./address-desk.ts').then(({ addressDesk }) => addressDesk({ addresses, notifications })),
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
        import('../../application/orders/order-session.ts').then(({ makeOrderSession }) =>
          makeOrderSession({ orders, payments, wait, clock: time, news }),
        ),
      ),
    [TOKENS.orders, TOKENS.payments, TOKENS.wait, TOKENS.clock, TOKENS.news],
  );
  bind(TOKENS.guestDesk).toResolvedValue(
    (orders, wait) =>
      lazySession<GuestDesk>(() =>
        import('../../application/orders/guest-desk.ts').then(({ makeGuestDesk }) =>
          makeGuestDesk(orders, wait),
        ),
      ),
    [TOKENS.orders, TOKENS.wait],
  );
  bind(TOKENS.autocomplete).toResolvedValue(
    (search, news) =>
      lazySession<Autocomplete>(() =>
        import('../../application/search/autocomplete.ts').then(({ makeAutocomplete }) =>
          makeAutocomplete(search, news),
        ),
      ),
    [TOKENS.search, TOKENS.news],
  );
});
