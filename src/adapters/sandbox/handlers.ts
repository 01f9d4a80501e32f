import { makeAddressHandlers } from '../shop-server/addresses/handlers.ts';
import { makeDeliveryHandlers } from '../shop-server/delivery/handlers.ts';
import { makeRateLimit } from '../shop-server/http/rate-limit.ts';
import { partners } from './addresses/partners.ts';
import type { Handlers } from './call.ts';
import { makeCartHandlers } from './cart/handlers.ts';
import { makeTakeCoupon } from './cart/take-coupon.ts';
import { listIds } from './catalogue/get-products.ts';
import { makeCatalogueHandlers } from './catalogue/handlers.ts';
import { makeLastPayment } from './checkout/credit.ts';
import { makeCheckoutHandlers } from './checkout/handlers.ts';
import { makeCustomerHandlers } from './customers/handlers.ts';
import { makePasswordTries } from './customers/tries.ts';
import { takePastOrders } from './engine/past-orders.ts';
import { makeEyeCheckHandlers } from './eye-checks/handlers.ts';
import { makeGuestOrderHandlers } from './guest-orders/handlers.ts';
import { joinMailbox } from './joining/join-mailbox.ts';
import { makeLensPassHandlers } from './lens-pass/handlers.ts';
import { makeMailConsentHandlers } from './mail-consent/handlers.ts';
import { makeOrderHandlers } from './orders/handlers.ts';
import { makeExpressHandlers } from './payment/express-handlers.ts';
import { makePaymentHandlers } from './payment/handlers.ts';
import { makeAddressBookHandlers } from './personal/address-book.ts';
import { makeBonusHandlers } from './personal/bonus-points.ts';
import { makeConsentHandlers } from './personal/consents.ts';
import { makeMarketingHandlers } from './personal/marketing.ts';
import { makeMilesHandlers } from './personal/miles-and-more.ts';
import { makeOpticianHandlers } from './personal/opticians.ts';
import { makeOwnDataHandlers } from './personal/own-data.ts';
import { makeOwnSessionHandlers } from './personal/own-sessions.ts';
import { makePaymentAliasHandlers } from './personal/payment-aliases.ts';
import { makeGetProductAddresses } from './products/get-product-addresses.ts';
import { makeSearchProductList } from './products/search-product-list.ts';
import { makeRatingHandlers } from './ratings/handlers.ts';
import { makeReminderHandlers } from './reminders/handlers.ts';
import type { Sandbox } from './sandbox.ts';
import { makeSearchHandlers } from './search/handlers.ts';
import { makeLevelsOf } from './stock/levels-of.ts';
import { makeGuestSubscriptionHandlers } from './subscriptions/guest-handlers.ts';
import { makeSubscriptionHandlers } from './subscriptions/handlers.ts';
import { makeProductAlertHandlers } from './watching/handlers.ts';

/**
 * One handler for every operation of the contract: a missing one is a type error here. `others`: handlers that replace
 * some of them.
 */
export const makeHandlers = (sandbox: Sandbox, others: Partial<Handlers> = {}): Handlers => {
  const couponTries = makeRateLimit(sandbox.clock, sandbox.limits.couponTriesPerMinute, {
    tally: sandbox.fleet?.tally('coupons'),
  });
  const takeCoupon = makeTakeCoupon(sandbox, couponTries);
  const orders = makeOrderHandlers(sandbox, takeCoupon);
  const payments = makePaymentHandlers(sandbox);
  const subscriptions = makeSubscriptionHandlers(sandbox);
  const guests = makeGuestSubscriptionHandlers(sandbox);
  // One limit for all operations that ask anybody for a password, one for those that ask a signed-in customer: the
  // guesses of others lock no customer out of their own account.
  const tries = {
    ofAnybody: makePasswordTries(sandbox, 'passwords'),
    ofSignedIn: makePasswordTries(sandbox, 'own passwords'),
  };
  const customers = makeCustomerHandlers(sandbox, tries, async (customer, locale) => {
    await takePastOrders(sandbox, customer, locale);
    await joinMailbox(sandbox, customer);
  });
  const carts = makeCartHandlers(sandbox, takeCoupon, customers.customerClaimCart);
  return {
    ...makeCatalogueHandlers(sandbox),
    ...makeSearchHandlers(sandbox, listIds(sandbox)),
    searchProductList: makeSearchProductList(sandbox),
    getProductAddresses: makeGetProductAddresses(sandbox),
    ...makeDeliveryHandlers(sandbox, makeLevelsOf(sandbox)),
    ...carts,
    ...makeCheckoutHandlers(sandbox, takeCoupon),
    getCustomerLastPayment: makeLastPayment(sandbox),
    ...makeAddressHandlers(sandbox, partners),
    ...customers,
    ...makeAddressBookHandlers(sandbox),
    ...makeRatingHandlers(sandbox),
    ...makeMarketingHandlers(sandbox),
    ...makeMailConsentHandlers(sandbox, (customer) => joinMailbox(sandbox, customer)),
    ...makeMilesHandlers(sandbox),
    ...makeReminderHandlers(sandbox),
    ...makeProductAlertHandlers(sandbox),
    ...makeEyeCheckHandlers(sandbox),
    ...makeConsentHandlers(sandbox),
    ...makeLensPassHandlers(sandbox),
    ...makePaymentAliasHandlers(sandbox),
    ...makeBonusHandlers(sandbox),
    ...makeOpticianHandlers(sandbox),
    ...makeOwnSessionHandlers(sandbox),
    ...makeOwnDataHandlers(sandbox, tries.ofSignedIn, {
      ...makeAddressBookHandlers(sandbox),
      ...makeMarketingHandlers(sandbox),
      ...makePaymentAliasHandlers(sandbox),
      ...makeReminderHandlers(sandbox),
      ...makeLensPassHandlers(sandbox),
      getCustomerIdentities: customers.getCustomerIdentities,
      ...subscriptions,
      ...makeOpticianHandlers(sandbox),
      ...makeOwnSessionHandlers(sandbox),
      ...makeBonusHandlers(sandbox),
      getCart: others.getCart ?? carts.getCart,
    }),
    ...subscriptions,
    ...orders,
    ...makeGuestOrderHandlers(sandbox),
    ...guests,
    ...payments,
    ...others,
    // Uses whichever handler reads the carts, wherever they are kept.
    ...makeExpressHandlers(sandbox, others.getCart ?? carts.getCart),
  };
};
