import * as fc from 'fast-check';
import type { BillLine, BillSums } from '../../src/domain/orders/bill/bill.ts';
import { roundedToCoin } from '../../src/domain/shared/cash-rounding.ts';
import type { Minor } from '../../src/domain/shared/money.ts';
import { type VatRate, vatLines } from '../../src/domain/shared/vat.ts';

const rates = fc.constantFrom(0, 26, 40, 81, 170, 190, 200, 210, 220).map((tenths) => tenths as VatRate);

const soldLine: fc.Arbitrary<BillLine> = fc
  .record({
    title: fc.constantFrom('Tageslinse', 'Monatslinse', 'Pflege'),
    quantity: fc.integer({ min: 1, max: 40 }),
    unit: fc.integer({ min: 0, max: 30_000 }),
    rate: rates,
  })
  .map(({ title, quantity, unit, rate }) => ({
    title,
    details: [],
    quantity,
    unit: unit as Minor,
    total: (unit * quantity) as Minor,
    rate,
    isGift: false,
  }));

const giftLine: fc.Arbitrary<BillLine> = soldLine.map((line) => ({
  ...line,
  quantity: 1,
  unit: 0 as Minor,
  total: 0 as Minor,
  isGift: true,
}));

/** Amounts that a shop bills: goods at one or more rates, a discount on all or some of them, sometimes shipping and rounding, now and then a gift. */
export const billSums: fc.Arbitrary<BillSums> = fc
  .record({
    sold: fc.array(soldLine, { minLength: 1, maxLength: 6 }),
    gifts: fc.array(giftLine, { maxLength: 1 }),
    discountPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    isLimited: fc.boolean(),
    shipping: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 })),
    toCoin: fc.boolean(),
  })
  .map(({ sold: bought, gifts, discountPart, isLimited, shipping, toCoin }) => {
    const [first, ...others] = bought;
    // A coupon that applies to all but the first line.
    const off = (line: BillLine) => Math.floor(line.total * discountPart) as Minor;
    const sold =
      isLimited && first
        ? [{ ...first, discount: 0 as Minor }, ...others.map((line) => ({ ...line, discount: off(line) }))]
        : bought;
    const itemsTotal = sold.reduce((sum, { total }) => sum + total, 0);
    const discount = isLimited
      ? sold.reduce((sum, line) => sum + (line.discount ?? 0), 0)
      : Math.floor(itemsTotal * discountPart);
    const exact = (itemsTotal - discount + shipping) as Minor;
    const total = toCoin ? roundedToCoin({ minor: exact, currency: 'CHF' }).minor : exact;
    return {
      lines: [...sold, ...gifts],
      itemsTotal: itemsTotal as Minor,
      discount: discount as Minor,
      shipping: shipping as Minor,
      ...(total !== exact && { rounding: (total - exact) as Minor }),
      total,
      tax: vatLines(
        sold.map((line) => ({ rate: line.rate, gross: (line.total - (line.discount ?? 0)) as Minor })),
        total,
      ),
    };
  });
