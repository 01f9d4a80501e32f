import type { GiftOffer } from '../../domain/cart/gift.ts';
import type { Rating } from '../../domain/catalogue/product.ts';
import type { PaymentWindow } from '../../domain/checkout/payment.ts';
import type { MappedPayment } from '../../domain/checkout/payment-code.ts';
import type { Carrier } from '../../domain/checkout/shipping.ts';
import type { FormattedCountry } from '../../domain/customer/address-format.ts';
import type { AskedFields } from '../../domain/customer/asked-fields.ts';
import type { SocialSetting } from '../../domain/identity/social-sign-in.ts';
import type { SubscriptionLimits } from '../../domain/orders/subscription/interval.ts';
import type { RegularSaving } from '../../domain/orders/subscription/offer.ts';
import type { Amounts, ShopCurrency } from '../../domain/shared/amounts.ts';
import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { CountryConfig } from '../../domain/shared/country-config.ts';
import type { CountryLaw, ShopFacts } from './country-law.ts';

/** How the home page opens; each shop has its own. */
export type HeroLayout = 'blob' | 'split' | 'wide' | 'quiet' | 'advice';

/** How the top of each page is laid out: one row, a dark bar, or the name in the middle. */
export type HeaderLayout = 'row' | 'dark' | 'centred';

/** Ways to pay that have a mark of their own. */
export type PaymentMark = MappedPayment | 'invoice';

/** What buyers said of a shop where others collect it. */
export interface TrustRating extends Rating {
  /** Who collects. */
  readonly source: string;
  /** Where each of them can be read. */
  readonly url?: string;
}

/** What differs between the shops, as the use cases and the screens need it. The values are `src/config/brands/`. */
export interface Shop {
  readonly id: BrandId;
  readonly name: string;
  /** Where the shop lives for search engines, without a trailing slash. */
  readonly origin: string;
  readonly style: AddressStyle;
  readonly country: CountryCode;
  /** The law of its own country. */
  readonly law: CountryLaw;
  /** The laws of its buyers' countries; none: on a page that asks of no country. Source: LAW-10. */
  readonly laws?: Readonly<Record<CountryCode, CountryLaw>>;
  /** Whose buyers are told what 100 ml cost, others what a litre costs; `all`: everybody. Follows from the laws. Source: LAW-16. */
  readonly per100ml?: readonly (CountryCode | 'all')[];
  /** What it sells in; a deployment may say another. Orders keep the one that they were made in. Source: I18N-7, PRICE-7. */
  readonly currency: ShopCurrency;
  /** Whether the total of an order is one that can be paid in coins; a deployment says so. Source: PRICE-8. */
  readonly cashRounding?: boolean;
  /** Locale of amounts where the shop overrides `de-DE`. Source: D13. */
  readonly amountLocale?: string;
  readonly hero: HeroLayout;
  readonly header: HeaderLayout;
  /** How soon somebody mostly answers within their hours. Units: chat and phone minutes, mail hours. */
  readonly waits?: { readonly chat: number; readonly phone: number; readonly mail: number };
  readonly contact: {
    readonly phone: string;
    readonly email: string;
    /** Monday to Friday, as `08:00–18:00`. */
    readonly hours: string;
    /** Where somebody answers at once, in a window of its own; `{language}` stands for the shopper's. None: nowhere. */
    readonly chat?: string;
    readonly company: string;
    readonly street: string;
    readonly city: string;
    /** Who speaks for the company. */
    readonly director: string;
    readonly register: string;
    readonly vatId: string;
  };
  /** What countries want to know of the company beside that. Source: LAW-13. */
  readonly facts: ShopFacts;
  /** The number by which it may advertise medical devices to everybody, where its country wants one named. Source: LAW-26. */
  readonly deviceAdvertising?: string;
  /** How it is rated elsewhere; a shop that is not has no box of trust. Source: UI-5. */
  readonly trustRating?: TrustRating;
  /** What the footer names as ways to pay and to send. */
  readonly marks: { readonly payment: readonly PaymentMark[]; readonly shipping: readonly Carrier[] };
  readonly countries: readonly (CountryConfig & FormattedCountry)[];
  readonly priceChannel: string;
  /** Price channels that the links of partners open. Source: PRICE-6. */
  readonly partnerChannels: readonly string[];
  readonly features: {
    readonly struckThroughPrice: boolean;
    readonly specialPrice: boolean;
    /** By price channel; a channel that is not named allows coupons. Source: COUP-1. */
    readonly couponByPriceChannel: Readonly<Record<string, boolean>>;
    readonly reviews: boolean;
    readonly milesAndMore: boolean;
    readonly subscriptions: boolean;
    readonly pickup: boolean;
  };
  /** Where the provider's page is shown; where a browser cannot show it over the shop's, instead of it. Source: CHK-11. */
  readonly paymentWindow: PaymentWindow;
  /** Carriers that announce deliveries, where these are not the usual ones. Source: CHK-9. */
  readonly announcers?: readonly Carrier[];
  /** `company`: asked of companies; `private`: the 16 characters of a private person. Source: CHK-7. */
  readonly taxNumber: 'none' | 'company' | 'private';
  /** Countries whose bills need it; none said: all. */
  readonly taxNumberIn?: readonly CountryCode[];
  /** What the address form asks beyond the usual; what is not said is optional for a salutation, left out for a birthday. */
  readonly addressForm?: AskedFields;
  readonly freeShipping?: Amounts;
  /** What it lays into a cart for nothing. Source: CART-14. */
  readonly gift?: GiftOffer;
  readonly otherCountriesLimit: { readonly enabled: boolean; readonly limit: Amounts };
  readonly quantity: { readonly max: number; readonly cappedCodes: readonly string[] };
  /** What it allows of subscriptions, where that is not the usual. Source: ACC-5. */
  readonly subscription?: SubscriptionLimits;
  /** What a piece is cheaper by that comes regularly from its first order on; absent: that is not offered at the product. Source: SUBS-2. */
  readonly regularSaving?: RegularSaving;
  readonly itemsPerPage: number;
  /** Where an account begins. Source: ROUTE-6. */
  readonly accountEntry: 'overview' | 'profile';
  /** Whether one can sign in by another provider; `wip`: for those who see work in progress. Source: AUTH-6, D59. */
  readonly socialSignIn: SocialSetting;
  /** What the merchant's own identity service is called, where visitors sign in by that. Source: AUTH-27. */
  readonly houseIdentity?: string;
  /** Values of the referer cookie that show staff whom they browse as. Source: AUTH-13. */
  readonly staffReferers: readonly string[];
  /** What an e-mail address has to look like to be taken, where that is not the usual; without the flags `g` and `y`. Source: ADDR-2. */
  readonly emailPattern?: RegExp;
  /** How many digits the account asks a Miles & More number for, where these are not the usual fifteen. Source: MILES-2. */
  readonly milesAndMoreDigits?: number;
  /** Maps that it leads to, by their hosts, where these are not the usual ones. Source: ACC-8. */
  readonly maps?: readonly string[];
  /** Default view of a listing. */
  readonly listingView: 'grid' | 'list';
}
