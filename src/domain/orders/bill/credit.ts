import type { Minor } from '../../shared/money.ts';
import { shares, type VatLine, vatWithin } from '../../shared/vat.ts';
import { type BillLine, type BillSums, sumOf } from './bill.ts';

/** Pieces of a line that come back, and how many of it came back before. */
export interface ReturnedPieces {
  readonly count: number;
  readonly before: number;
}

/**
 * The part of an invoice that is credited. `Goods`: indexes of its lines, from 0, and the pieces of those of which not
 * all come back at once. If all its goods are named, it counts as `Rest`.
 */
export type Returned =
  | { readonly _tag: 'Rest' }
  | { readonly _tag: 'Amount'; readonly amount: number }
  | {
      readonly _tag: 'Goods';
      readonly places: readonly number[];
      readonly pieces?: ReadonlyMap<number, ReturnedPieces>;
    };

type Sums = Pick<BillSums, 'total' | 'tax'>;

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
  shares(itemsTotal - discount, lines, (line) => line.total - (line.discount ?? 0)).map(([, part]) => part);

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

/** Returns what an amount for all pieces of a line is for some. The amounts of all its pieces add up to it. */
const forPieces = (amount: number, quantity: number, { before, count }: ReturnedPieces): Minor => {
  const until = (pieces: number) => Math.floor((amount * pieces) / quantity);
  return (until(before + count) - until(before)) as Minor;
};

type ReturnedGoods = Extract<Returned, { readonly _tag: 'Goods' }>;

const ofGoods = (
  invoice: BillSums,
  earlier: readonly Sums[],
  { places, pieces }: Pick<ReturnedGoods, 'places' | 'pieces'>,
): BillSums => {
  const paid = paidFor(invoice);
  const returned = places.map((place): readonly [line: BillLine, paid: number] => {
    const line = invoice.lines[place] as BillLine;
    const some = pieces?.get(place);
    const price = paid[place] as number;
    if (some === undefined) return [line, price];
    const total = forPieces(line.total, line.quantity, some);
    const part = forPieces(price, line.quantity, some);
    const discount = line.discount !== undefined && { discount: (total - part) as Minor };
    return [{ ...line, quantity: some.count, total, ...discount }, part];
  });
  const wanted = sumOf(returned.map(([, price]) => price));
  const rest = restOf(invoice, earlier);
  // The amount by which the invoice was rounded down is missing from the last goods credited.
  const missing = Math.max(0, -(invoice.rounding ?? 0));
  if (wanted - missing > rest) return ofAmount(invoice, earlier, rest);
  const amount = Math.min(wanted, rest);
  const lines = returned.map(([line]) => line);
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
      invoice.tax.map(({ rate }) => sumOf(returned.map(([line, price]) => (line.rate === rate ? price : 0)))),
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
  const pieces = returned._tag === 'Goods' ? returned.pieces : undefined;
  const isWhole =
    returned._tag === 'Rest' ||
    (returned._tag === 'Goods' &&
      places.length === sold.length &&
      places.every((place) => pieces?.get(place) === undefined));
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
      : ofGoods(invoice, earlier, { places, ...(pieces && { pieces }) });
  return credit.total > 0 ? credit : undefined;
};
