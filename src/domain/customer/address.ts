import type { CountryCode } from '../shared/country.ts';

/** The wire's 1 and 2; a shopper may leave it open. Source: D46. */
export type Salutation = 'male' | 'female';

/** Where somebody lives, or where a parcel goes. Absent fields were left empty. Source: ADDR-1. */
export interface Address {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: CountryCode;
  readonly phone?: string;
  readonly email?: string;
  readonly provinceCode?: string;
  readonly provinceName?: string;
  readonly company?: string;
  readonly taxNumber?: string;
  readonly apartment?: string;
  readonly additionalInfo?: string;
  readonly recipient?: string;
  /** A partner's shop that the parcel goes to; shipping addresses only. */
  readonly studioId?: string;
  readonly salutation?: Salutation;
  /** `yyyy-MM-dd`. */
  readonly birthday?: string;
  readonly isDefault?: boolean;
}
