import type { CartSession } from '../cart/cart-session.ts';
import type { CartTokenStore } from '../cart/ports.ts';
import type { AddressBook } from '../customer/address-book.ts';
import type { BonusDesk } from '../customer/bonus-desk.ts';
import type { LensPassDesk } from '../customer/lens-pass-desk.ts';
import type { LinkedIdentities } from '../customer/linked-identities.ts';
import type { MailChoices } from '../customer/mail-choices.ts';
import type { MilesHistory } from '../customer/miles-history.ts';
import type { OpticianDesk } from '../customer/optician-desk.ts';
import type { OwnData } from '../customer/own-data.ts';
import type { OwnEyeChecks } from '../customer/own-eye-checks.ts';
import type { OwnSessions } from '../customer/own-sessions.ts';
import type { PaymentAliases } from '../customer/payment-aliases.ts';
import type { ProductAlerts } from '../customer/product-alerts.ts';
import type { RatingDesk } from '../customer/rating-desk.ts';
import type { Reminders } from '../customer/reminders.ts';
import type { SubscriptionDesk } from '../customer/subscription-desk.ts';
import type { ValueConsents } from '../customer/value-consents.ts';
import type { OrderHistory } from '../orders/order-history.ts';
import type { MailedReorder } from '../orders/ports.ts';
import type { ReorderDesk } from '../orders/reorder-desk.ts';
import type { Notifications } from '../shared/notifications.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import type { DeskSession } from './in-session.ts';

/** What the shop provides to a desk. */
export interface DeskUse extends DeskSession {
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
  /** The cart that orders are repeated into. */
  readonly cart: Pick<CartSession, 'adopt'>;
  readonly news: Pick<NewsPort, 'tell'>;
  readonly tokens: CartTokenStore;
  readonly mailed: MailedReorder;
  readonly wait: (ms: number) => Promise<void>;
}

/** The data that the signed-in customer stores with the shop. It exists only while they are signed in. */
export interface CustomerDesk {
  readonly addressBook: AddressBook;
  readonly ratings: RatingDesk;
  readonly mails: MailChoices;
  readonly identities: LinkedIdentities;
  readonly miles: MilesHistory;
  readonly consents: ValueConsents;
  readonly alerts: ProductAlerts;
  readonly eyeChecks: OwnEyeChecks;
  readonly ownData: OwnData;
  readonly sessions: OwnSessions;
  readonly reminders: Reminders;
  readonly aliases: PaymentAliases;
  readonly lensPass: LensPassDesk;
  readonly bonus: BonusDesk;
  readonly subscriptions: SubscriptionDesk;
  readonly optician: OpticianDesk;
  readonly history: OrderHistory;
  /** The newest orders, loaded separately from those on a screen, to compare lens values with. Source: WEAR-1. */
  readonly lastOrders: OrderHistory;
  readonly reorder: ReorderDesk;
}
