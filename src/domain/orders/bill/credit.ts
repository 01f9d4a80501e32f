import type { Minor } from '../../shared/money.ts';
import { shares, type VatLine, vatWithin } from '../../shared/vat.ts';
import type { BillSums } from './bill.ts';

/**
 * The part of an invoice that is credited. `Goods`: indexes of its lines, from 0. If all its goods are named, it counts
 * as `Rest`.
 */
export type Returned =
  | { readonly _tag: 'Rest' }
  | { readonly _tag: 'Amount'; readonly amount: number }
  | { readonly _tag: 'Goods'; readonly places: readonly number[] };

type Sums = Pick<BillSums, 'total' | 'tax'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the part of an invoice that has not been credited yet. Units: minor. */
export const restOf = (invoice: Sums, earlier: readonly Sums[]): Minor =>
  (invoice.total - sumOf(earlier.map(({ total }) => total))) as Minor;

/** Splits an amount in proportion to weights, with no part above its maximum. The maxima together are at least the amount. */
const fitted = (amount: number, rooms: readonly number[], weights: readonly number[]): readonly number[] => {
  const wished = shares(amount, weights, (weight) => weight).map(([, part], at) =>
    Math.min(rooms[at] as number, part),
  );
  let left = amount - sumOf(wished);
  return wished.map((part, at) => {
    const more = Math.min(left, (rooms[at] as number) - part);
    left -= more;
    return part + more;
  });
};

/**
 * Returns the tax of a credit by rate. No rate is credited more than it was billed. If an invoice is credited
 * completely, its credits together have exactly its tax. `weights`: the credited amounts by rate.
 */
const creditTax = (
  { tax }: Sums,
  earlier: readonly Sums[],
  amount: number,
  weights: readonly number[],
): readonly VatLine[] => {
  const before = tax.map(({ rate }) =>
    sumOf(
      earlier.flatMap((credit) => credit.tax.filter((row) => row.rate === rate)).map(({ gross }) => gross),
    ),
  );
  const rooms = tax.map(({ gross }, at) => gross - (before[at] as number));
  const parts = fitted(amount, rooms, weights);
  return tax.flatMap(({ rate }, at) => {
    const gross = parts[at] as Minor;
    const until = before[at] as Minor;
    const vat = (vatWithin({ rate, gross: (until + gross) as Minor }) -
      vatWithin({ rate, gross: until })) as Minor;
    return gross === 0 ? [] : [{ rate, gross, vat, net: (gross - vat) as Minor }];
  });
};

/** Returns the price of each line after discount. Units: minor. */
const paidFor = ({ lines, itemsTotal, discount }: BillSums): readonly number[] =>
  shares(itemsTotal - discount, lines, ({ total }) => total).map(([, part]) => part);

const ofAmount = (invoice: BillSums, earlier: readonly Sums[], amount: number): BillSums => ({
  lines: [],
  itemsTotal: amount as Minor,
  discount: 0 as Minor,
  shipping: 0 as Minor,
  total: amount as Minor,
  tax: creditTax(
    invoice,
    earlier,
    amount,
    invoice.tax.map(({ gross }) => gross),
  ),
});

const ofGoods = (invoice: BillSums, earlier: readonly Sums[], places: readonly number[]): BillSums => {
  const paid = paidFor(invoice);
  const wanted = sumOf(places.map((place) => paid[place] as number));
  const rest = restOf(invoice, earlier);
  // The amount by which the invoice was rounded down is missing from the last goods credited.
  const missing = Math.max(0, -(invoice.rounding ?? 0));
  if (wanted - missing > rest) return ofAmount(invoice, earlier, rest);
  const amount = Math.min(wanted, rest);
  const lines = invoice.lines.filter((_, place) => places.includes(place));
  const itemsTotal = sumOf(lines.map(({ total }) => total));
  return {
    lines,
    itemsTotal: itemsTotal as Minor,
    discount: (itemsTotal - amount) as Minor,
    shipping: 0 as Minor,
    total: amount as Minor,
    tax: creditTax(
      invoice,
      earlier,
      amount,
      invoice.tax.map(({ rate }) =>
        sumOf(lines.filter((line) => line.rate === rate).map(({ total }) => total)),
      ),
    ),
  };
};

/**
 * Returns the sums of a credit note: never more than the part of the invoice that is left. Undefined if nothing is
 * left. An invoice that is credited completely at once is credited line by line, including shipping. Source: DOC-5.
 */
export const creditOf = (
  invoice: BillSums,
  earlier: readonly Sums[],
  returned: Returned,
): BillSums | undefined => {
  const rest = restOf(invoice, earlier);
  if (rest <= 0) return undefined;
  const sold = invoice.lines.flatMap(({ isGift }, place) => (isGift ? [] : [place]));
  const places = returned._tag === 'Goods' ? sold.filter((place) => returned.places.includes(place)) : [];
  const isWhole = returned._tag === 'Rest' || (returned._tag === 'Goods' && places.length === sold.length);
  if (isWhole && earlier.length === 0) {
    const { lines, itemsTotal, discount, shipping, rounding, total, tax } = invoice;
    return {
      lines,
      itemsTotal,
      discount,
      shipping,
      ...(rounding !== undefined && { rounding }),
      total,
      tax,
    };
  }
  if (isWhole) return ofAmount(invoice, earlier, rest);
  const credit =
    returned._tag === 'Amount'
      ? ofAmount(invoice, earlier, Math.min(returned.amount, rest))
      : ofGoods(invoice, earlier, places);
  return credit.total > 0 ? credit : undefined;
};
