/** Value-added tax that prices already hold, as an invoice must show it. */

import * as E from 'fp-ts/Either';
import { formatNumber } from './format-money.ts';
import type { Minor } from './money.ts';

/** Units: tenths of a percent; 81 is 8.1 %. */
export type VatRate = number & { readonly VatRate: unique symbol };
export type NotVatRate = { readonly _tag: 'NotVatRate' };

/** Refuses fractions of a tenth, what is negative and what exceeds the price itself. */
export const vatRate = (tenths: number): E.Either<NotVatRate, VatRate> =>
  Number.isInteger(tenths) && tenths >= 0 && tenths <= 1000
    ? E.right((tenths + 0) as VatRate)
    : E.left({ _tag: 'NotVatRate' });

/** What somebody pays for goods of one rate. Units: minor, tax included. */
export interface TaxedAmount {
  readonly rate: VatRate;
  readonly gross: Minor;
}

/** A row of an invoice's tax table: `net` and `vat` are `gross`. Units: minor. */
export interface VatLine extends TaxedAmount {
  readonly net: Minor;
  readonly vat: Minor;
}

/** The tax within a price, rounded to the nearest minor unit. */
export const vatWithin = ({ rate, gross }: TaxedAmount): number => Math.round((gross * rate) / (1000 + rate));

/**
 * Each with its part of `total`, in the proportion of weights that are not negative: whole, together exactly `total`,
 * each less than one unit away from its share. What rounding leaves over goes to those who lost most by it, the earlier
 * first. All weights nothing: the first takes all.
 */
export const shares = <A>(
  total: number,
  all: readonly A[],
  weightOf: (one: A) => number,
): readonly (readonly [one: A, part: number])[] => {
  const sum = all.reduce((weight, one) => weight + weightOf(one), 0);
  const due = all.map((one, at) => {
    const exact = sum > 0 ? (total * weightOf(one)) / sum : at === 0 ? total : 0;
    return { one, whole: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  const left = total - due.reduce((given, { whole }) => given + whole, 0);
  const lucky = new Set([...due].sort((a, b) => b.lost - a.lost).slice(0, left));
  return due.map((each) => [each.one, each.whole + (lucky.has(each) ? 1 : 0)]);
};

/**
 * The tax table of an order, the highest rate first. What is sent with goods is taxed as they are: shipping and
 * discount are spread over the rates by what the goods cost. Every row adds up, and all rows together are the total.
 */
export const vatLines = (goods: readonly TaxedAmount[], total: Minor): readonly VatLine[] => {
  const byRate = new Map<VatRate, number>();
  for (const { rate, gross } of goods) byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
  const rates = [...byRate].sort(([a], [b]) => b - a);
  return shares(total, rates, ([, gross]) => gross).map(([[rate], part]) => {
    const gross = part as Minor;
    const vat = vatWithin({ rate, gross }) as Minor;
    return { rate, gross, vat, net: (gross - vat) as Minor };
  });
};

/** A rate as invoices print it, with a tenth only where there is one: `19`, `8,1`. */
export const formatVatRate = (rate: VatRate, amountLocale?: string): string =>
  formatNumber(rate / 10, rate % 10 === 0 ? 0 : 1, amountLocale);
