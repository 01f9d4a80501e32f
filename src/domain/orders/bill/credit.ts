import type { Minor } from '../../shared/money.ts';
import { shares, type VatLine, vatWithin } from '../../shared/vat.ts';
import type { BillSums } from './bill.ts';

/** What of an invoice is given back. `Goods`: places of its lines, from 0; all of its goods are the rest. */
export type Returned =
  | { readonly _tag: 'Rest' }
  | { readonly _tag: 'Amount'; readonly amount: number }
  | { readonly _tag: 'Goods'; readonly places: readonly number[] };

type Sums = Pick<BillSums, 'total' | 'tax'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What of an invoice was not credited yet. Units: minor. */
export const restOf = (invoice: Sums, earlier: readonly Sums[]): Minor =>
  (invoice.total - sumOf(earlier.map(({ total }) => total))) as Minor;

/** Parts of an amount in the proportion of weights, none above its room; the rooms hold the whole amount. */
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
 * The tax of a credit, rate by rate: no rate is credited more than it was billed, and the credits of an invoice that is
 * credited wholly have together its tax, to the unit. `weights`: what is given back by rate.
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

/** What the goods at some places cost after discount. Units: minor. */
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
  // What the invoice was rounded down by is missing from the last of its goods.
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
 * The sums of a credit note: never more than what of the invoice is left; undefined where nothing is. All of an invoice
 * that nothing was credited of is credited line by line, with its shipping. Source: DOC-5.
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
