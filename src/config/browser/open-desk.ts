import type { CartSettings } from '../../adapters/backend/cart-adapter.ts';
import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makeMyOrdersPorts } from '../../adapters/backend/my-orders-ports.ts';
import { makePersonalPorts } from '../../adapters/backend/personal/personal-ports.ts';
import { saveFile } from '../../adapters/browser/save-file.ts';
import { makeAddressBook } from '../../application/customer/address-book.ts';
import { makeBonusDesk } from '../../application/customer/bonus-desk.ts';
import { makeLensPassDesk } from '../../application/customer/lens-pass-desk.ts';
import { makeLinkedIdentities } from '../../application/customer/linked-identities.ts';
import { makeMailChoices } from '../../application/customer/mail-choices.ts';
import { makeMilesHistory } from '../../application/customer/miles-history.ts';
import { makeOpticianDesk } from '../../application/customer/optician-desk.ts';
import { makeOwnData } from '../../application/customer/own-data.ts';
import { makeOwnEyeChecks } from '../../application/customer/own-eye-checks.ts';
import { makeOwnSessions } from '../../application/customer/own-sessions.ts';
import { makePaymentAliases } from '../../application/customer/payment-aliases.ts';
import { makeProductAlerts } from '../../application/customer/product-alerts.ts';
import { makeRatingDesk } from '../../application/customer/rating-desk.ts';
import { makeReminders } from '../../application/customer/reminders.ts';
import { makeSubscriptionDesk } from '../../application/customer/subscription-desk.ts';
import { makeValueConsents } from '../../application/customer/value-consents.ts';
import type { CustomerDesk, DeskUse } from '../../application/identity/customer-desk.ts';
import { inSession } from '../../application/identity/in-session.ts';
import { makeOrderHistory } from '../../application/orders/order-history.ts';
import { makeReorderDesk } from '../../application/orders/reorder-desk.ts';
import type { Customer } from '../../domain/customer/customer.ts';

/** Creates the parts of a customer's account, with their adapters. `save`: downloads a file of their data. */
export const openDesk = (
  settings: ClientSettings & CartSettings,
  { cart, news, tokens, mailed, wait, isOpen, returns, expire, ...use }: DeskUse,
  customer: Customer,
  save = saveFile(`${settings.channel.brand_channel}.json`),
): CustomerDesk => {
  /** Every port of the desk belongs to the customer's session. */
  const theirs = <Ports extends object>(ports: Ports): Ports =>
    Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [name, inSession(port, { isOpen, returns, expire })]),
    ) as Ports;
  const notifications: DeskUse['notifications'] = {
    ...use.notifications,
    notify: (note) => isOpen() && use.notifications.notify(note),
  };
  const ports = theirs(makePersonalPorts(settings));
  const { orders, carts } = theirs(makeMyOrdersPorts(settings));
  return {
    addressBook: makeAddressBook({ port: ports.addressBook, notifications }),
    mails: makeMailChoices(ports.marketing, customer),
    ratings: makeRatingDesk(ports.ratings, customer),
    consents: makeValueConsents(ports.consents),
    alerts: makeProductAlerts(ports.alerts),
    eyeChecks: makeOwnEyeChecks(ports.eyeChecks),
    ownData: makeOwnData(ports.ownData, save),
    sessions: makeOwnSessions(ports.sessions),
    aliases: makePaymentAliases(ports.aliases),
    bonus: makeBonusDesk(ports.bonus),
    identities: makeLinkedIdentities(ports.identities),
    optician: makeOpticianDesk({ port: ports.optician, notifications }),
    miles: makeMilesHistory({ port: ports.loyalty, notifications }),
    reminders: makeReminders(ports.reminders, customer),
    lensPass: makeLensPassDesk(ports.lensPass),
    subscriptions: makeSubscriptionDesk(ports.subscriptions),
    history: makeOrderHistory(orders, wait),
    lastOrders: makeOrderHistory(orders, wait),
    reorder: makeReorderDesk({ orders, carts, tokens, mailed, session: cart, news, notifications, wait }),
  };
};
