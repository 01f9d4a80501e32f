import type { Minor } from '../../shared/money.ts';
import { shares, type VatRate, vatWithin } from '../../shared/vat.ts';
import { type Bill, type BillLine, sumOf } from './bill.ts';

// Prices include tax; EN 16931 uses amounts without it. Units: minor.

/** A line without tax. */
export interface NetLine extends Pick<BillLine, 'title' | 'quantity' | 'rate'> {
  readonly net: number;
}

/** The amounts taxed at one rate: `basis` = its lines − `allowance` + `charge`. */
export interface NetRate {
  readonly rate: VatRate;
  readonly allowance: number;
  readonly charge: number;
  readonly basis: number;
  readonly vat: number;
}

/** An invoice in the terms of EN 16931. The comments give the numbers of the terms there. */
export interface NetSums {
  readonly lines: readonly NetLine[];
  readonly rates: readonly NetRate[];
  /** BT-106. */
  readonly lineTotal: number;
  /** BT-107. */
  readonly allowanceTotal: number;
  /** BT-108. */
  readonly chargeTotal: number;
  /** BT-109. */
  readonly basisTotal: number;
  /** BT-110. */
  readonly vatTotal: number;
  /** BT-112. */
  readonly grandTotal: number;
  /** BT-113. */
  readonly prepaid: number;
  /** BT-115. */
  readonly due: number;
}

type Billed = Pick<Bill, 'lines' | 'discount' | 'shipping' | 'total' | 'tax' | 'settled'>;

/** A gift has no tax rate of its own: it counts under the first rate of the bill. */
const ratedLines = ({ lines, tax }: Billed): readonly BillLine[] =>
  lines.map((line) => {
    const known = tax.some(({ rate }) => rate === line.rate);
    return known ? line : { ...line, rate: tax[0]?.rate ?? line.rate };
  });

interface Share {
  readonly rate: VatRate;
  /** The amounts for lines, for shipping, and for the total. */
  readonly goods: number;
  readonly shipping: number;
  readonly gross: number;
  readonly net: number;
}

/** Returns the amounts of a rate without tax: the sum of the lines, the allowance and the charge. None is negative. */
const split = ({ rate, goods, shipping, gross, net }: Share) => {
  const netOf = (amount: number) => amount - vatWithin({ rate, gross: amount as Minor });
  if (goods + shipping <= gross) {
    const lines = goods === gross ? net : Math.min(net, netOf(goods));
    return { lines, charge: net - lines, allowance: 0 };
  }
  const top = Math.max(net, netOf(goods + shipping));
  const lines = netOf(goods);
  return { lines, charge: top - lines, allowance: top - net };
};

/**
 * Returns a bill's amounts without tax, so that every sum of EN 16931 holds exactly. Rounding differences go to the
 * line, shipping or discount that they come from. `of`: the title of the line of a credit note without goods. Source:
 * DOC-6.
 */
export const netSums = (bill: Billed, of: string): NetSums => {
  const { tax, total, settled } = bill;
  const named: readonly BillLine[] =
    bill.lines.length > 0
      ? ratedLines(bill)
      : tax.map(({ rate, gross }) => ({
          title: of,
          details: [],
          quantity: 1,
          unit: gross,
          total: gross,
          rate,
          isGift: false,
        }));
  const goodsOf = (rate: VatRate) =>
    sumOf(named.filter((line) => line.rate === rate).map(({ total: gross }) => gross));
  const parts = shares(bill.shipping, tax, ({ rate }) => goodsOf(rate)).map(
    ([{ rate, gross, net, vat }, part]) => ({
      rate,
      vat,
      basis: net,
      ...split({ rate, goods: goodsOf(rate), shipping: bill.discount === 0 ? 0 : part, gross, net }),
    }),
  );
  const lines = parts.flatMap(({ rate, lines: net }) =>
    shares(
      net,
      named.filter((line) => line.rate === rate),
      ({ total: gross }) => gross,
    ).map(([{ title, quantity }, part]) => ({ title, quantity, rate, net: part })),
  );
  const prepaid = settled._tag === 'Paid' ? total : 0;
  return {
    lines,
    rates: parts.map(({ rate, allowance, charge, basis, vat }) => ({ rate, allowance, charge, basis, vat })),
    lineTotal: sumOf(lines.map(({ net }) => net)),
    allowanceTotal: sumOf(parts.map(({ allowance }) => allowance)),
    chargeTotal: sumOf(parts.map(({ charge }) => charge)),
    basisTotal: sumOf(parts.map(({ basis }) => basis)),
    vatTotal: sumOf(parts.map(({ vat }) => vat)),
    grandTotal: total,
    prepaid,
    due: total - prepaid,
  };
};
