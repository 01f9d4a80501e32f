/** Value-added tax included in prices, as an invoice must show it. */

import * as E from 'fp-ts/Either';
import { formatNumber } from './format-money.ts';
import type { Minor } from './money.ts';

/** Units: tenths of a percent; 81 is 8.1 %. */
export type VatRate = number & { readonly VatRate: unique symbol };
export type NotVatRate = { readonly _tag: 'NotVatRate' };

/** Refuses fractions of a tenth, negative rates and rates above 100 %. */
export const vatRate = (tenths: number): E.Either<NotVatRate, VatRate> =>
  Number.isInteger(tenths) && tenths >= 0 && tenths <= 1000
    ? E.right((tenths + 0) as VatRate)
    : E.left({ _tag: 'NotVatRate' });

/** The amount paid for goods of one rate. Units: minor, tax included. */
export interface TaxedAmount {
  readonly rate: VatRate;
  readonly gross: Minor;
}

/** A row of an invoice's tax table: `net` plus `vat` is `gross`. Units: minor. */
export interface VatLine extends TaxedAmount {
  readonly net: Minor;
  readonly vat: Minor;
}

/** Returns the tax included in a price, rounded to the nearest minor unit. */
export const vatWithin = ({ rate, gross }: TaxedAmount): number => Math.round((gross * rate) / (1000 + rate));

/**
 * Splits `total` in proportion to non-negative weights. The parts are whole, add up to exactly `total`, and each
 * differs from its exact share by less than one unit. The rounding remainder goes to those with the largest fraction,
 * earlier ones first. If all weights are zero, the first gets everything.
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
 * Returns the tax table of an order, the highest rate first. Shipping is taxed like the goods: shipping and a
 * discount on all goods are spread over the rates in proportion to the price of the goods. `goods`: at prices after a
 * discount that is on some of them only. Every row adds up, and all rows together give the total.
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

/** Formats a rate for invoices, with a decimal only if needed: `19`, `8,1`. */
export const formatVatRate = (rate: VatRate, amountLocale?: string): string =>
  formatNumber(rate / 10, rate % 10 === 0 ? 0 : 1, amountLocale);
