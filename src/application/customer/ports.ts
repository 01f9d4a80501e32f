import type { TaskEither } from 'fp-ts/TaskEither';
import type { GivenStars } from '../../domain/catalogue/given-rating.ts';
import type { Configuration } from '../../domain/catalogue/lens-options.ts';
import type { ProductCategory, ProductId } from '../../domain/catalogue/product.ts';
import type { Rateable } from '../../domain/catalogue/rating-round.ts';
import type { DaysWorn } from '../../domain/catalogue/wear.ts';
import type { Partner } from '../../domain/checkout/partner.ts';
import type { AliasId, PaymentAlias } from '../../domain/checkout/payment-alias.ts';
import type { SanitizeAnswer } from '../../domain/checkout/sanitized-address.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { BookAddress } from '../../domain/customer/address-book.ts';
import type { Points } from '../../domain/customer/bonus-points.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import type { MailPreferences, MarketingChannel } from '../../domain/customer/mail-preferences.ts';
import type { Alarm, CreateLocation } from '../../domain/customer/reminder-alarm.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { LensSet, Wearer } from '../../domain/orders/lens-pass.ts';
import type { InternalOrderId } from '../../domain/orders/order.ts';
import type { DeliveryInterval } from '../../domain/orders/subscription/interval.ts';
import type { SubscriptionState } from '../../domain/orders/subscription/states.ts';
import type { Subscription, SubscriptionPayment } from '../../domain/orders/subscription/subscription.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { GeoPoint } from '../../domain/shared/geo.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';

export interface AddressPort {
  /** Asks a service that knows streets and places. It answers soon or not at all: nobody waits for it. */
  readonly sanitize: (address: Address) => TaskEither<Failure, SanitizeAnswer>;
  /** Opticians who hand out parcels. */
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
}

/** The addresses that the signed-in customer keeps with the shop. Source: ADDR-1. */
export interface AddressBookPort {
  /** The default first, then the newest. */
  readonly addresses: () => TaskEither<Failure, readonly BookAddress[]>;
  /** One that is kept already is not kept twice. */
  readonly create: (address: Address) => TaskEither<Failure, BookAddress>;
  /** `NotFound`: it was deleted, or never was his. */
  readonly update: (id: string, address: Address) => TaskEither<Failure, BookAddress>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}

/** Something that the customer bought and has not rated. `keys`: what is rated of it. */
export interface RateableProduct extends Rateable {
  readonly productId: ProductId;
  readonly title: string;
  readonly image: string;
  readonly category: ProductCategory;
}

/** What the customer says of what he bought. Source: RATE-1. */
export interface RatingPort {
  readonly rateable: () => TaskEither<Failure, readonly RateableProduct[]>;
  /** May be repeated: the newest stars count until words follow. */
  readonly giveStars: (
    customer: Customer,
    product: RateableProduct,
    stars: GivenStars,
  ) => TaskEither<Failure, void>;
  /** Empty: without words. */
  readonly giveReview: (
    customer: Customer,
    product: RateableProduct,
    text: string,
  ) => TaskEither<Failure, void>;
}

/** Which mails a customer wants. `id`: `new` where nothing was chosen yet. */
export interface MailChoice {
  readonly id: string;
  readonly preferences: MailPreferences;
}

/** The marketing service, as far as the signed-in customer goes. Source: ACC-3, AUTH-10. */
export interface MarketingPort {
  /** `NotFound`: the id is another's. */
  readonly communication: (id: string) => TaskEither<Failure, MailChoice>;
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>;
  readonly update: (customer: Customer, choice: MailChoice) => TaskEither<Failure, MailChoice>;
}

/** The mail that reminds the customer of an order of his. Source: ACC-6. */
export interface ReminderAlarm extends Alarm {
  readonly order: InternalOrderId;
  readonly orderNumber: string;
  /** What the order holds, each article once. */
  readonly titles: readonly string[];
  /** How often they are worn moves the day. */
  readonly hasLenses: boolean;
  readonly email: string;
  readonly worn: DaysWorn;
  readonly createdAt: CreateLocation;
  /** `yyyy-MM-dd`: the day of the last mail. */
  readonly sentOn?: string;
  readonly goods: ReminderGoods;
}

/** What a reminder is about, as the shop wants it named with each change. */
export interface ReminderGoods {
  readonly locale: Locale;
  readonly salesChannel: string;
  readonly items: readonly {
    readonly productId: ProductId;
    readonly options: Configuration;
    readonly quantity: number;
  }[];
}

/** An order to be reminded of. */
export interface ReminderWish {
  readonly order: InternalOrderId;
  readonly goods: ReminderGoods;
  readonly createdAt: CreateLocation;
  readonly email: string;
  readonly worn: DaysWorn;
}

/** Source: ACC-6. */
export interface ReminderPort {
  /** Those that will come first, the soonest before the others. */
  readonly alarms: () => TaskEither<Failure, readonly ReminderAlarm[]>;
  /** Switched off, on the day that the shop suggests. An order that has one already keeps it. */
  readonly suggest: (customer: Customer, wish: ReminderWish) => TaskEither<Failure, ReminderAlarm>;
  /** `NotFound`: it was deleted, or never was his; so with all that follow. */
  readonly recalculate: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  readonly update: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  readonly setActive: (id: string, active: boolean) => TaskEither<Failure, ReminderAlarm>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}

/** The lenses of all orders, the newest first, and who may wear them. */
export interface LensPassBook {
  readonly wearers: readonly Wearer[];
  readonly sets: readonly LensSet[];
}

/** Source: ACC-9. */
export interface LensPassPort {
  readonly book: () => TaskEither<Failure, LensPassBook>;
  /** A name that is known is that person. */
  readonly nameWearer: (name: string) => TaskEither<Failure, Wearer>;
  readonly removeWearer: (id: string) => TaskEither<Failure, void>;
  /** `wearer`: an id, or `self`. All sets of the same values go with it. */
  readonly assign: (set: string, wearer: string) => TaskEither<Failure, void>;
  /** Mails a link that leads to the pass. */
  readonly send: () => TaskEither<Failure, void>;
}

/** What an order earned in the programme. `orderedAt` is an instant. */
export interface EarnedMiles {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** The number that it was credited to. */
  readonly number: string;
  readonly points: number;
}

export interface LoyaltyPort {
  /** The newest first. Source: MILES-3. */
  readonly points: () => TaskEither<Failure, readonly EarnedMiles[]>;
}

/** Ways to pay that the provider keeps for the signed-in customer. Source: ACC-7. */
export interface PaymentAliasPort {
  /** What he paid with last is first. */
  readonly aliases: () => TaskEither<Failure, readonly PaymentAlias[]>;
  /** `NotFound`: it is gone, or never was his. */
  readonly remove: (id: AliasId) => TaskEither<Failure, void>;
}

/** A coupon that points became; days and instants as ISO texts. */
export interface BonusCoupon {
  readonly code: string;
  readonly amount: Money;
  readonly points: Points;
  readonly expiresAt: string;
  readonly used: boolean;
}

export interface BonusStats {
  readonly balance: Points;
  /** By all orders whose points count. */
  readonly earned: Points;
  /** Those that became coupons. */
  readonly used: Points;
  readonly threshold: Points;
  /** What the threshold becomes. */
  readonly couponAmount: Money;
  /** How many coupons points have become. */
  readonly conversions: number;
  /** The newest first. */
  readonly coupons: readonly BonusCoupon[];
}

/** What an order earned; `takenBack`: it was cancelled or came back. */
export interface BonusOrder {
  readonly number: string;
  readonly orderedAt: string;
  readonly points: Points;
  readonly takenBack: boolean;
}

/** Source: ACC-4. */
export interface BonusPort {
  readonly stats: () => TaskEither<Failure, BonusStats>;
  /** The newest first, and how many there are. */
  readonly orders: (
    page: number,
    size: number,
  ) => TaskEither<Failure, { readonly orders: readonly BonusOrder[]; readonly total: number }>;
  /** The coupon of that number, counted from 1; asked for again it is the same. */
  readonly convert: (conversion: number) => TaskEither<Failure, void>;
}

/** An order that is to come again. Days are `yyyy-MM-dd`. */
export interface NewSubscription {
  /** Its number. */
  readonly order: string;
  readonly interval: DeliveryInterval;
  /** Absent: one interval from today. */
  readonly next?: string;
  readonly payment?: SubscriptionPayment;
}

/** What changes of a subscription; what is absent stays. */
export interface SubscriptionChange {
  readonly state?: SubscriptionState;
  /** The day of the delivery that is left out. */
  readonly skip?: string;
  readonly interval?: DeliveryInterval;
  readonly next?: string;
  /** None of a line takes it out. */
  readonly lines?: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly options?: Configuration;
  }[];
  readonly payment?: SubscriptionPayment;
}

export interface SubscriptionAddresses {
  readonly billing?: Address;
  readonly shipping?: Address;
}

/** Which subscription, and which of its versions somebody has seen. */
type Seen = Pick<Subscription, 'id' | 'version'>;

/** The subscriptions of the signed-in customer. Source: ACC-5. */
export interface SubscriptionPort {
  /** The newest first; those that are over come last. */
  readonly subscriptions: () => TaskEither<Failure, readonly Subscription[]>;
  /** `NotFound`: there is none, or it is another's. */
  readonly subscription: (id: string) => TaskEither<Failure, Subscription>;
  readonly payments: () => TaskEither<Failure, readonly SubscriptionPayment[]>;
  /** The same order asked for again is the same subscription. */
  readonly create: (wish: NewSubscription) => TaskEither<Failure, Subscription>;
  /** Refused with `subscription.changed` where it was changed since it was seen. */
  readonly update: (seen: Seen, change: SubscriptionChange) => TaskEither<Failure, Subscription>;
  /** All of them, or none. */
  readonly updateAddresses: (
    seen: readonly Seen[],
    addresses: SubscriptionAddresses,
  ) => TaskEither<Failure, readonly Subscription[]>;
}

/** The optician whom a customer chose. `closed`: the shop works with it no more. */
export interface OwnOptician {
  readonly partner: Partner;
  /** Parcels are to be collected there. */
  readonly pickupWanted: boolean;
  readonly closed: boolean;
}

/** Source: ACC-8. */
export interface OpticianPort {
  /** Where an address lies. `NotFound`: nobody knows. */
  readonly locate: (address: string) => TaskEither<Failure, GeoPoint>;
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  /** As it is now. `NotFound`: the shop works with it no more. */
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
  readonly own: () => TaskEither<Failure, OwnOptician | null>;
  readonly assign: (id: string, pickup: boolean) => TaskEither<Failure, void>;
  readonly remove: () => TaskEither<Failure, void>;
}

export interface OwnDataPort {
  /** Everything that the shop holds of the customer, as the text of a JSON file. */
  readonly file: () => TaskEither<Failure, string>;
}

/** `email`: as the provider said it. `linkedAt` is an instant. */
export interface LinkedIdentity {
  readonly provider: SocialProvider;
  readonly email: string;
  readonly linkedAt: string;
}

/** Identities that sign the customer in. Source: AUTH-6. */
export interface LinkedIdentityPort {
  readonly linked: () => TaskEither<Failure, readonly LinkedIdentity[]>;
  /** May be repeated. */
  readonly unlink: (provider: SocialProvider) => TaskEither<Failure, void>;
}

/** Products that somebody put aside, the newest first; each once. Source: CAT-17. */
export interface WishlistPort {
  readonly products: TaskEither<Failure, readonly ProductId[]>;
  readonly add: (id: ProductId) => TaskEither<Failure, void>;
  readonly remove: (id: ProductId) => TaskEither<Failure, void>;
}

/** A shop of bricks, for whoever would rather go there. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly address: Address;
}

export interface StorePort {
  readonly stores: TaskEither<Failure, readonly Store[]>;
}

/** Where the bills of the signed-in customer go, besides his orders. */
export interface UserBillingPort {
  readonly billingAddresses: TaskEither<Failure, readonly Address[]>;
}
