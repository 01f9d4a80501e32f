import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Currency, Minor } from '../../shared/money.ts';
import type { VatLine, VatRate } from '../../shared/vat.ts';

/** An invoice, or a credit note that corrects one. */
export const billKinds = ['invoice', 'credit'] as const;
export type BillKind = (typeof billKinds)[number];

/** A line as it was agreed. Units: minor, tax included. */
export interface BillLine {
  readonly title: string;
  /** What else is said of it, in the language of the order. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly unit: Minor;
  readonly total: Minor;
  readonly rate: VatRate;
  readonly isGift: boolean;
}

/**
 * What is billed. `total` = `itemsTotal` − `discount` + `shipping` + `rounding`, and the sum of `tax`. Units: minor, tax
 * included.
 */
export interface BillSums {
  /** None: a sum of money is credited, and no goods. */
  readonly lines: readonly BillLine[];
  readonly itemsTotal: Minor;
  readonly discount: Minor;
  readonly shipping: Minor;
  /** To the smallest coin; negative where that is less. Undefined: nothing was rounded. Source: PRICE-8. */
  readonly rounding?: Minor;
  readonly total: Minor;
  readonly tax: readonly VatLine[];
}

/** Who sells, with the numbers by which tax offices and registers know them. */
export interface Seller {
  readonly shop: string;
  readonly company: string;
  readonly street: string;
  /** With its postcode. */
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
  readonly email: string;
  readonly register: string;
  readonly vatId: string;
}

export interface Buyer {
  /** As an envelope has it. */
  readonly lines: readonly string[];
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: CountryCode;
  /** A company's VAT id, or a private person's number where a country asks for it. */
  readonly taxNumber?: string;
}

/** How the total is settled. */
export type Settled =
  | { readonly _tag: 'Paid'; readonly on: Day; readonly method: string }
  | { readonly _tag: 'Due'; readonly by: Day }
  | { readonly _tag: 'Nothing' };

/** A bill that a credit note refers to. */
export interface BillReference {
  readonly number: string;
  readonly issuedOn: Day;
}

/** An invoice or a credit note as it was issued: nothing that a shop changes later changes it. Source: DOC-4. */
export interface Bill extends BillSums, BillReference {
  readonly kind: BillKind;
  /** What a credit note corrects. */
  readonly corrects?: BillReference;
  readonly order: { readonly number: string; readonly orderedOn: Day };
  readonly locale: Locale;
  readonly currency: Currency;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Where it was sent, where that is not where it was billed. */
  readonly delivery?: readonly string[];
  /** What the discount came by. */
  readonly coupon?: string;
  readonly settled: Settled;
}
