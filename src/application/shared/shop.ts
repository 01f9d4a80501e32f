import type { MappedPayment } from '../../domain/checkout/payment-code.ts';
import type { Carrier } from '../../domain/checkout/shipping.ts';
import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Currency, Minor } from '../../domain/shared/money.ts';

/** Over this total a parcel to the country is not sent. `true`: the shop's global limit. Source: CHK-14, D17. */
export type CountryOrderLimit = false | true | Minor;

/** A country as a shop configures it. Its name is a word of the locale files. */
export interface ShopCountry {
  readonly code: CountryCode;
  readonly region: string;
  readonly language: Locale;
  readonly orderLimit: CountryOrderLimit;
}

/** How the home page opens; each shop has its own. */
export type HeroLayout = 'blob' | 'split' | 'wide' | 'quiet' | 'advice';

/** How the top of each page is laid out: one row, a dark bar, or the name in the middle. */
export type HeaderLayout = 'row' | 'dark' | 'centred';

/** Ways to pay that have a mark of their own. */
export type PaymentMark = MappedPayment | 'invoice';

/** What differs between the shops, as the use cases and the screens need it. The values are `src/config/brands/`. */
export interface Shop {
  readonly id: BrandId;
  readonly name: string;
  /** Where the shop lives for search engines, without a trailing slash. */
  readonly origin: string;
  readonly style: AddressStyle;
  readonly country: CountryCode;
  readonly currency: Currency;
  /** Locale of amounts where the shop overrides `de-DE`. Source: D13. */
  readonly amountLocale?: string;
  readonly hero: HeroLayout;
  readonly header: HeaderLayout;
  readonly contact: {
    readonly phone: string;
    readonly email: string;
    /** Monday to Friday, as `08:00–18:00`. */
    readonly hours: string;
    readonly company: string;
    readonly street: string;
    readonly city: string;
    readonly register: string;
    readonly vatId: string;
  };
  /** What the footer names as ways to pay and to send. */
  readonly marks: { readonly payment: readonly PaymentMark[]; readonly shipping: readonly Carrier[] };
  readonly countries: readonly ShopCountry[];
  readonly priceChannel: string;
  readonly features: {
    readonly struckThroughPrice: boolean;
    readonly specialPrice: boolean;
    /** By price channel; a channel that is not named allows coupons. Source: COUP-1. */
    readonly couponByPriceChannel: Readonly<Record<string, boolean>>;
    readonly pricePerUnitOnCards: boolean;
    readonly reviews: boolean;
    readonly milesAndMore: boolean;
    readonly subscriptions: boolean;
    readonly pickup: boolean;
    readonly trustBox: boolean;
  };
  /** `company`: asked of companies; `private`: the 16 characters of a private person. Source: CHK-7. */
  readonly taxNumber: 'none' | 'company' | 'private';
  readonly freeShipping?: Minor;
  readonly otherCountriesLimit: { readonly enabled: boolean; readonly limit: Minor };
  readonly quantity: { readonly max: number; readonly cappedCodes: readonly string[] };
  readonly itemsPerPage: number;
  /** Default view of a listing. */
  readonly listingView: 'grid' | 'list';
}
