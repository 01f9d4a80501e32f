import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartPort } from '../application/cart/ports.ts';
import type { FinderPort } from '../application/catalogue/finder.ts';
import type { CataloguePort } from '../application/catalogue/ports.ts';
import type { SiteIndexPort } from '../application/catalogue/site-index.ts';
import type { ExpressPort } from '../application/checkout/express-ports.ts';
import type { CheckoutPort, OrderPort, PaymentPort, ShippingPort } from '../application/checkout/ports.ts';
import type { ContentPort } from '../application/content/ports.ts';
import type { AddressBookPort, AddressPort } from '../application/customer/ports/addresses.ts';
import type { BonusPort } from '../application/customer/ports/bonus-points.ts';
import type { ConsentPort } from '../application/customer/ports/consents.ts';
import type { EyeCheckPort } from '../application/customer/ports/eye-checks.ts';
import type { GuestSubscriptionPort } from '../application/customer/ports/guest-subscriptions.ts';
import type { LinkedIdentityPort } from '../application/customer/ports/identities.ts';
import type { LensPassPort } from '../application/customer/ports/lens-pass.ts';
import type { LoyaltyPort } from '../application/customer/ports/loyalty.ts';
import type { MailLinkPort, MarketingPort } from '../application/customer/ports/mails.ts';
import type { OpticianPort } from '../application/customer/ports/opticians.ts';
import type { OwnDataPort } from '../application/customer/ports/own-data.ts';
import type { OwnSessionPort } from '../application/customer/ports/own-sessions.ts';
import type { PaymentAliasPort } from '../application/customer/ports/payment-aliases.ts';
import type { ProductAlertPort } from '../application/customer/ports/product-alerts.ts';
import type { RatingPort } from '../application/customer/ports/ratings.ts';
import type { ReminderPort } from '../application/customer/ports/reminders.ts';
import type { SubscriptionPort } from '../application/customer/ports/subscriptions.ts';
import type { AccountPort, IdentityPort } from '../application/identity/ports.ts';
import type { MyOrdersPort } from '../application/orders/ports.ts';
import type { SearchPort } from '../application/search/ports.ts';
import type { Failure } from '../application/shared/failure.ts';
import type { ProviderCode } from './world.ts';

/** An identity provider behind the backend: a signed identity for the token of a mail or the code of its page. */
export interface ProviderPort extends Pick<IdentityPort, 'withCustomToken'> {
  readonly withCode: (code: ProviderCode) => TaskEither<Failure, string>;
}

/** The ports of one visitor, however many systems implement them. */
export interface Ports {
  readonly catalogue: CataloguePort;
  readonly search: SearchPort;
  readonly finder: FinderPort;
  readonly carts: CartPort;
  readonly shipping: ShippingPort;
  readonly checkout: CheckoutPort;
  readonly orders: OrderPort;
  readonly payments: PaymentPort;
  readonly addresses: AddressPort;
  readonly accounts: AccountPort;
  readonly myOrders: MyOrdersPort;
  readonly addressBook: AddressBookPort;
  readonly ratings: RatingPort;
  readonly marketing: MarketingPort;
  readonly loyalty: LoyaltyPort;
  readonly reminders: ReminderPort;
  readonly lensPass: LensPassPort;
  readonly consents: ConsentPort;
  readonly alerts: ProductAlertPort;
  readonly eyeChecks: EyeCheckPort;
  readonly ownData: OwnDataPort;
  readonly aliases: PaymentAliasPort;
  readonly bonus: BonusPort;
  readonly identities: LinkedIdentityPort;
  readonly sessions: OwnSessionPort;
  readonly subscriptions: SubscriptionPort;
  readonly guestSubscriptions: GuestSubscriptionPort;
  readonly optician: OpticianPort;
  readonly mailLinks: MailLinkPort;
  readonly siteIndex: SiteIndexPort;
  readonly content: ContentPort;
  readonly identity: ProviderPort;
  readonly express: ExpressPort;
}
export type PortName = keyof Ports;
