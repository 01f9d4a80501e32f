import * as t from 'io-ts';
import { CartC } from '../cart/cart.ts';
import { PrescriptionC } from '../checkout/prescription.ts';
import { CustomerC } from '../customers.ts';
import { operation } from '../operation.ts';
import { OrderC } from '../orders/orders.ts';
import { LocaleC } from '../scalars.ts';
import { BookAddressC } from './address-book.ts';
import { BonusStatsC } from './bonus-points.ts';
import { ConsentEntryC } from './consents.ts';
import { EyeCheckC } from './eye-checks.ts';
import { CustomerIdentityC } from './kept-identities.ts';
import { LensPassC } from './lens-pass.ts';
import { MarketingCommunicationC } from './marketing.ts';
import { OwnOpticianC } from './opticians.ts';
import { OwnSessionC } from './own-sessions.ts';
import { ProductAlertC } from './product-alerts.ts';
import { ReminderAlarmC } from './reminders.ts';
import { SubscriptionC } from './subscriptions.ts';

const RatingC = t.intersection([
  t.type({
    product_id: t.string,
    locale: LocaleC,
    author: t.string,
    stars: t.record(t.string, t.number),
    state: t.string,
    written: t.string,
  }),
  t.partial({ review: t.string }),
]);

/** The stored data of a payment method, without the provider's own id. `last_paid_at` is an instant. */
const KeptWayC = t.intersection([
  t.type({ internal_payment_method: t.string, last_paid_at: t.string }),
  t.partial({ last_digits: t.string }),
]);

const WithdrawnC = t.type({
  receipt: t.string,
  order_number: t.string,
  name: t.string,
  email: t.string,
  goods: t.readonlyArray(t.string),
  received_at: t.string,
});
const CancelledC = t.intersection([
  t.type({
    receipt: t.string,
    number: t.string,
    name: t.string,
    email: t.string,
    kind: t.string,
    received_at: t.string,
  }),
  t.partial({ reason: t.string, ends_on: t.string }),
]);
const ChatC = t.type({ from: t.string, text: t.string, said_at: t.string });

/** Everything that a shop stores about a customer. `exported_at` is an instant. */
const OwnDataC = t.intersection(
  [
    t.type({
      exported_at: t.string,
      customer: CustomerC,
      addresses: t.readonlyArray(BookAddressC),
      marketing_communication: MarketingCommunicationC,
      lens_pass: LensPassC,
      reminder_alarms: t.readonlyArray(ReminderAlarmC),
      product_alerts: t.readonlyArray(ProductAlertC),
      eye_checks: t.readonlyArray(EyeCheckC),
      orders: t.readonlyArray(OrderC),
      ratings: t.readonlyArray(RatingC),
      payment_aliases: t.readonlyArray(KeptWayC),
      identities: t.readonlyArray(CustomerIdentityC),
      subscriptions: t.readonlyArray(SubscriptionC),
      optician: OwnOpticianC,
      consents: t.readonlyArray(ConsentEntryC),
      withdrawals: t.readonlyArray(WithdrawnC),
      cancellations: t.readonlyArray(CancelledC),
      /** The customer's messages in the shop's chat while signed in; deleted a day after the last message. */
      chats: t.readonlyArray(ChatC),
    }),
    t.partial({
      /** What lies in the customer's carts that are not ordered yet. */
      carts: t.readonlyArray(CartC),
      /** The prescriptions that the customer gave for such carts. */
      prescriptions: t.readonlyArray(t.intersection([t.type({ cart_token: t.string }), PrescriptionC])),
      /** Points and the coupons made from them. */
      bonus_points: BonusStatsC,
      /** Where the customer is signed in. */
      sessions: t.readonlyArray(OwnSessionC),
      /** When the account was made, and what the customer has confirmed since. Instants. */
      account: t.intersection([
        t.type({ created_at: t.string }),
        t.partial({
          mailbox_proven_at: t.string,
          mails_confirmed_at: t.string,
          password_changed_at: t.string,
        }),
      ]),
      /** The optician or service whose link led to an order. */
      order_sources: t.readonlyArray(
        t.type({ order_number: t.string, source: t.record(t.string, t.string) }),
      ),
      /** The stored mails, without their links, which give access. `undelivered`: why one did not arrive. */
      mails: t.readonlyArray(
        t.intersection([
          t.type({ subject: t.string, sent_at: t.string }),
          t.partial({ undelivered: t.string }),
        ]),
      ),
    }),
  ],
  'OwnData',
);

export const ownDataOperations = {
  /** Exports everything that the shop stores about the customer. */
  exportMyData: operation({
    method: 'GET',
    path: '/customers/me/data',
    answer: OwnDataC,
    refusals: [401],
  }),
} as const;
