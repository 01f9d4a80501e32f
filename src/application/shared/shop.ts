import type { MappedPayment } from '../../domain/checkout/payment-code.ts';
import type { Carrier } from '../../domain/checkout/shipping.ts';
import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { CountryConfig } from '../../domain/shared/country-config.ts';
import type { Currency, Minor } from '../../domain/shared/money.ts';

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
  readonly countries: readonly CountryConfig[];
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
