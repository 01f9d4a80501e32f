import type { CountryCode } from '../shared/country.ts';

/** 1 and 2 in requests and responses. A shopper may leave it empty. Source: ADDR-1. */
export type Salutation = 'male' | 'female';

/** A postal address of a person or a parcel. Fields left empty are absent. Source: ADDR-1. */
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
  /** The partner's shop that the parcel is sent to. Shipping addresses only. */
  readonly studioId?: string;
  readonly salutation?: Salutation;
  /** `yyyy-MM-dd`. */
  readonly birthday?: string;
  readonly isDefault?: boolean;
}
