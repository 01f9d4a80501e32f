import { makeAddressBook } from '../../../src/application/customer/address-book.ts';
import { makeBonusDesk } from '../../../src/application/customer/bonus-desk.ts';
import { makeLensPassDesk } from '../../../src/application/customer/lens-pass-desk.ts';
import { makeLinkedIdentities } from '../../../src/application/customer/linked-identities.ts';
import { makeMailChoices } from '../../../src/application/customer/mail-choices.ts';
import { makeMilesHistory } from '../../../src/application/customer/miles-history.ts';
import { makeOpticianDesk } from '../../../src/application/customer/optician-desk.ts';
import { makeOwnData } from '../../../src/application/customer/own-data.ts';
import { makeOwnEyeChecks } from '../../../src/application/customer/own-eye-checks.ts';
import { makeOwnSessions } from '../../../src/application/customer/own-sessions.ts';
import { makePaymentAliases } from '../../../src/application/customer/payment-aliases.ts';
import { makeProductAlerts } from '../../../src/application/customer/product-alerts.ts';
import { makeRatingDesk } from '../../../src/application/customer/rating-desk.ts';
import { makeReminders } from '../../../src/application/customer/reminders.ts';
import { makeSubscriptionDesk } from '../../../src/application/customer/subscription-desk.ts';
import { makeValueConsents } from '../../../src/application/customer/value-consents.ts';
import type { CustomerDesk } from '../../../src/application/identity/customer-desk.ts';
import { makeOrderHistory } from '../../../src/application/orders/order-history.ts';
import { makeReorderDesk } from '../../../src/application/orders/reorder-desk.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';

const never = () => () => new Promise<never>(() => undefined);
const nobody: Customer = {
  id: '0' as CustomerId,
  accountId: 'a0',
  firstName: 'Nie',
  lastName: 'Mand',
  fullName: 'Nie Mand',
  email: 'nobody@example.org',
  locale: 'de',
  hasPassword: true,
};

/** A desk for tests that never look at it. */
export const nobodysDesk: CustomerDesk = {
  ratings: makeRatingDesk({ rateable: never, giveStars: never, giveReview: never }, { accountId: '' }),
  addressBook: makeAddressBook({
    port: { addresses: never, create: never, update: never, remove: never },
    notifications: { notify: () => undefined },
  }),
  alerts: makeProductAlerts({ alerts: never, stop: never }),
  eyeChecks: makeOwnEyeChecks({ own: never }),
  consents: makeValueConsents({ consents: never, say: never }),
  ownData: makeOwnData({ file: never }, () => undefined),
  sessions: makeOwnSessions({ sessions: never, end: never, endOthers: never }),
  aliases: makePaymentAliases({ aliases: never, remove: never }),
  bonus: makeBonusDesk({ stats: never, orders: never, convert: never }),
  identities: makeLinkedIdentities({ linked: never, unlink: never }),
  optician: makeOpticianDesk({
    port: { locate: never, partners: never, partner: never, own: never, assign: never, remove: never },
    notifications: { notify: () => undefined, settle: () => undefined },
  }),
  miles: makeMilesHistory({
    port: { points: never },
    notifications: { notify: () => undefined, settle: () => undefined },
  }),
  mails: makeMailChoices(
    { communication: never, channels: never, update: never, askForConsent: never },
    nobody,
  ),
  reminders: makeReminders(
    {
      alarms: never,
      suggest: never,
      recalculate: never,
      update: never,
      setActive: never,
      remove: never,
    },
    nobody,
  ),
  lensPass: makeLensPassDesk({
    book: never,
    agree: never,
    nameWearer: never,
    renameWearer: never,
    removeWearer: never,
    assign: never,
    send: never,
  }),
  subscriptions: makeSubscriptionDesk({
    subscriptions: never,
    subscription: never,
    payments: never,
    create: never,
    update: never,
    updateAddresses: never,
  }),
  history: makeOrderHistory({ history: never }, async () => undefined),
  lastOrders: makeOrderHistory({ history: never }, async () => undefined),
  reorder: makeReorderDesk({
    news: { tell: () => undefined },
    notifications: { notify: () => undefined },
    orders: { reorder: never },
    carts: { load: never, create: never },
    tokens: { read: () => undefined, kept: () => '', write: () => true, clear: () => undefined },
    mailed: { read: () => undefined, write: () => undefined },
    session: { adopt: async () => undefined },
    wait: async () => undefined,
  }),
};
