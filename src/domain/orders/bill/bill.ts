import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Currency, Minor } from '../../shared/money.ts';
import type { VatLine, VatRate } from '../../shared/vat.ts';
import type { EuroTax } from './euro-tax.ts';

/** An invoice, or a credit note that corrects one. */
export const billKinds = ['invoice', 'credit'] as const;
export type BillKind = (typeof billKinds)[number];

/** A line as agreed in the order. Units: minor, tax included. */
export interface BillLine {
  readonly title: string;
  /** More details, in the language of the order. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly unit: Minor;
  readonly total: Minor;
  /** Its part of the discount, if a coupon applies to some lines only. Undefined: its part is in proportion. */
  readonly discount?: Minor;
  readonly rate: VatRate;
  readonly isGift: boolean;
}

/**
 * The sums of a bill. `total` = `itemsTotal` − `discount` + `shipping` + `rounding`, and the sum of `tax`. Units:
 * minor, tax included.
 */
export interface BillSums {
  /** Empty if an amount of money is credited without goods. */
  readonly lines: readonly BillLine[];
  readonly itemsTotal: Minor;
  readonly discount: Minor;
  readonly shipping: Minor;
  /** The rounding to the smallest coin. Negative if it reduces the total. Undefined if nothing was rounded. Source: PRICE-8. */
  readonly rounding?: Minor;
  readonly total: Minor;
  readonly tax: readonly VatLine[];
}

/** Units: minor. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The seller, with its tax and register numbers. */
export interface Seller {
  readonly shop: string;
  readonly company: string;
  readonly street: string;
  /** With the postcode. */
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
  readonly email: string;
  readonly register: string;
  readonly vatId: string;
  /** Its representative, and its share capital where the law asks for it. Undefined on bills issued without them. */
  readonly director?: string;
  readonly capital?: string;
  /** Its tax number in the country of delivery, if it declares the tax there. */
  readonly abroad?: { readonly country: CountryCode; readonly number: string };
}

export interface Buyer {
  /** As on an envelope. */
  readonly lines: readonly string[];
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: CountryCode;
  /** A company's VAT id, or a private person's number if a country requires it. */
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

/** An invoice or a credit note as issued. Later changes of the shop's data do not change it. Source: DOC-4. */
export interface Bill extends BillSums, BillReference {
  readonly kind: BillKind;
  /** The invoice that a credit note corrects. */
  readonly corrects?: BillReference;
  readonly order: { readonly number: string; readonly orderedOn: Day };
  readonly locale: Locale;
  readonly currency: Currency;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** The delivery address, if it differs from the billing address. */
  readonly delivery?: readonly string[];
  /** The coupon that gave the discount. */
  readonly coupon?: string;
  /** The tax in euros, if the tax is due in the European Union and the bill is in another currency. Source: DOC-9. */
  readonly euroTax?: EuroTax;
  readonly settled: Settled;
}
