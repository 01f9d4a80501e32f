/** The countries of a shop, as it configures them. */

import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';
import type { Minor } from './money.ts';

/** Over this total no parcel goes there. `true`: the shop's limit for other countries; `false`: none. Source: CHK-14, D17. */
export type CountryOrderLimit = boolean | Minor;

/** A country as a shop configures it; its name is a word of each language. Source: I18N-7. */
export interface CountryConfig {
  readonly code: CountryCode;
  readonly region: string;
  /** In which its parcels and letters are written. */
  readonly language: Locale;
  readonly orderLimit: CountryOrderLimit;
}
