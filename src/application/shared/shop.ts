import type { GiftOffer } from '../../domain/cart/gift.ts';
import type { Rating } from '../../domain/catalogue/product.ts';
import type { DayRange } from '../../domain/checkout/arrival/arrival.ts';
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

/** The layout at the top of the home page; each shop has its own. */
export type HeroLayout = 'blob' | 'split' | 'wide' | 'quiet' | 'advice';

/** The layout of the page header: one row, a dark bar, or a centred name. */
export type HeaderLayout = 'row' | 'dark' | 'centred';

/** Payment methods that have a logo. */
export type PaymentMark = MappedPayment | 'invoice';

/** A shop's rating by buyers, collected by a third party. */
export interface TrustRating extends Rating {
  /** The name of the collecting party. */
  readonly source: string;
  /** Where the individual ratings can be read. */
  readonly url?: string;
}

/** What differs between the shops, as use cases and screens need it. The values are in `src/config/brands/`. */
export interface Shop {
  readonly id: BrandId;
  readonly name: string;
  /** The shop's canonical origin, without a trailing slash. */
  readonly origin: string;
  readonly style: AddressStyle;
  readonly country: CountryCode;
  /** The law of the shop's own country. */
  readonly law: CountryLaw;
  /** The laws of the buyers' countries; undefined on a page that does not depend on a country. Source: LAW-10. */
  readonly laws?: Readonly<Record<CountryCode, CountryLaw>>;
  /**
   * The countries whose buyers see prices per 100 ml, others per litre; `all`: everyone. Follows from the laws. Source:
   * LAW-16.
   */
  readonly per100ml?: readonly (CountryCode | 'all')[];
  /**
   * The shop's currency; a deployment may override it. Orders keep the currency they were placed in. Source: I18N-7,
   * PRICE-7.
   */
  readonly currency: ShopCurrency;
  /** Whether the total of an order is rounded to what coins can pay; set by a deployment. Source: PRICE-8. */
  readonly cashRounding?: boolean;
  /** Locale of amounts where the shop overrides `de-DE`. Source: I18N-7. */
  readonly amountLocale?: string;
  readonly hero: HeroLayout;
  readonly header: HeaderLayout;
  /** The usual waiting time within opening hours. Units: chat and phone minutes, mail hours. */
  readonly waits?: { readonly chat: number; readonly phone: number; readonly mail: number };
  readonly contact: {
    readonly phone: string;
    readonly email: string;
    /** Monday to Friday, as `08:00–18:00`. */
    readonly hours: string;
    /**
     * The URL of a chat with immediate answers, in a window of its own; `{language}` is replaced by the shopper's.
     * Undefined if there is none.
     */
    readonly chat?: string;
    readonly company: string;
    readonly street: string;
    readonly city: string;
    /** The representative of the company. */
    readonly director: string;
    readonly register: string;
    readonly vatId: string;
  };
  /** Further company facts that countries require. Source: LAW-13. */
  readonly facts: ShopFacts;
  /** The permit number for public advertising of medical devices, if its country requires one. Source: LAW-26. */
  readonly deviceAdvertising?: string;
  /** The shop's rating elsewhere; without one the trust box is not shown. Source: UI-5. */
  readonly trustRating?: TrustRating;
  /** The payment and shipping logos in the footer. */
  readonly marks: { readonly payment: readonly PaymentMark[]; readonly shipping: readonly Carrier[] };
  readonly countries: readonly (CountryConfig & FormattedCountry)[];
  readonly priceChannel: string;
  /** Price channels that partner links can activate. Source: PRICE-6. */
  readonly partnerChannels: readonly string[];
  readonly features: {
    readonly struckThroughPrice: boolean;
    readonly specialPrice: boolean;
    /** By price channel; a channel that is not listed allows coupons. Source: COUP-1. */
    readonly couponByPriceChannel: Readonly<Record<string, boolean>>;
    readonly reviews: boolean;
    readonly milesAndMore: boolean;
    readonly subscriptions: boolean;
    readonly pickup: boolean;
  };
  /** How the provider's page is shown. If a browser cannot show it as an overlay, it redirects. Source: CHK-11. */
  readonly paymentWindow: PaymentWindow;
  /** Carriers that announce deliveries, if these differ from the usual ones. Source: CHK-9. */
  readonly announcers?: readonly Carrier[];
  /** `company`: required from companies; `private`: the 16 characters of a private person. Source: CHK-7. */
  readonly taxNumber: 'none' | 'company' | 'private';
  /** Countries whose bills need it; undefined for all. */
  readonly taxNumberIn?: readonly CountryCode[];
  /** Additional fields of the address form. By default the salutation is optional and the birthday is left out. */
  readonly addressForm?: AskedFields;
  readonly freeShipping?: Amounts;
  /**
   * How long goods in stock take to a door in the shop's own country, whatever usual method is chosen; pages promise it
   * before a method is known. `min` < `max`. Units: working days. Source: CHK-9.
   */
  readonly deliveryDays: DayRange;
  /** The free gift that the shop adds to a cart. Source: CART-14. */
  readonly gift?: GiftOffer;
  readonly otherCountriesLimit: { readonly enabled: boolean; readonly limit: Amounts };
  readonly quantity: { readonly max: number; readonly cappedCodes: readonly string[] };
  /** The limits of subscriptions, if these differ from the usual. Source: ACC-5. */
  readonly subscription?: SubscriptionLimits;
  /**
   * The saving per piece for a subscription, from its first order on; undefined if the product page offers none.
   * Source: SUBS-2.
   */
  readonly regularSaving?: RegularSaving;
  readonly itemsPerPage: number;
  /** The first page of an account. Source: ROUTE-6. */
  readonly accountEntry: 'overview' | 'profile';
  /** Whether visitors can sign in with another provider; `wip`: only those who see work in progress. Source: AUTH-6. */
  readonly socialSignIn: SocialSetting;
  /** The name of the merchant's own identity service, if visitors sign in with it. Source: AUTH-27. */
  readonly houseIdentity?: string;
  /** Values of the referer cookie that show staff which customer they browse as. Source: AUTH-13. */
  readonly staffReferers: readonly string[];
  /** The pattern for valid e-mail addresses, if it differs from the usual; without the flags `g` and `y`. Source: ADDR-2. */
  readonly emailPattern?: RegExp;
  /** The number of digits of a Miles & More number in the account, if it differs from the usual fifteen. Source: MILES-2. */
  readonly milesAndMoreDigits?: number;
  /** Hosts of the maps that it links to, if these differ from the usual ones. Source: ACC-8. */
  readonly maps?: readonly string[];
  /** Default view of a listing. */
  readonly listingView: 'grid' | 'list';
}
