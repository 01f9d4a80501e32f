import type { BillTexts } from '../../../application/orders/e-invoices.ts';
import type { Bill, BillLine } from '../../../domain/orders/bill/bill.ts';
import { dateOf } from '../../../domain/shared/dates.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { formatVatRate } from '../../../domain/shared/vat.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { formatAmount, type Seller as Shop } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { type OrderWords, orderWords } from '../words/order-words.ts';
import { type LabelledAmount, type WrittenLine, writtenDay } from '../words/written-order.ts';
import { type BillWords, billWords, vatIdNames } from './bill-words.ts';

/** An invoice or a credit note in words, ready to be drawn. */
export interface WrittenBill {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly seller: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly foot: readonly string[];
  };
  readonly recipient: readonly string[];
  readonly facts: readonly LabelledAmount[];
  /** Where it was sent, where that is not where it was billed. */
  readonly delivery?: readonly [label: string, lines: readonly string[]];
  readonly columns: readonly [item: string, quantity: string, each: string, amount: string];
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly LabelledAmount[];
  readonly total: LabelledAmount;
  readonly tax: {
    readonly columns: readonly [rate: string, net: string, vat: string, gross: string];
    readonly rows: readonly (readonly [rate: string, net: string, vat: string, gross: string])[];
  };
  readonly notes: readonly string[];
  /** `{page}` and `{pages}` are still to be filled. */
  readonly page: string;
  readonly createdAt: Date;
}

interface Say {
  readonly words: BillWords;
  readonly order: OrderWords;
  readonly written: (amount: number) => string;
}

const settlement = ({ locale, settled, kind }: Bill, { words }: Say): readonly string[] => {
  if (kind === 'credit') return [words.creditNote];
  if (settled._tag === 'Nothing') return [words.nothingToPay, words.supplied];
  const how =
    settled._tag === 'Paid'
      ? filled(words.paidOn, { date: writtenDay(settled.on), method: methodName(settled.method, locale) })
      : filled(words.payBy, { date: writtenDay(settled.by) });
  return [how, words.supplied];
};

const facts = (
  { kind, number, issuedOn, corrects, order: { number: ordered }, buyer }: Bill,
  { words, order }: Say,
): readonly LabelledAmount[] => [
  [kind === 'invoice' ? words.number : words.creditNumber, number],
  [kind === 'invoice' ? words.date : words.creditDate, writtenDay(issuedOn)],
  ...(corrects
    ? [
        [
          words.corrects,
          filled(words.correctsInvoice, { number: corrects.number, date: writtenDay(corrects.issuedOn) }),
        ] as const,
      ]
    : []),
  [order.number, ordered],
  ...(buyer.taxNumber ? [[words.taxNumber, buyer.taxNumber] as const] : []),
];

const writtenLine =
  ({ order, written }: Say) =>
  ({ title, details, quantity, unit, total, isGift }: BillLine): WrittenLine => ({
    title,
    details,
    quantity,
    each: isGift ? order.gift : written(unit),
    total: isGift ? order.given : written(total),
  });

/** A sum of money that goes back is a line of its own. */
const sumLine = ({ order: { number }, total }: Bill, { words, written }: Say): WrittenLine => ({
  title: filled(words.creditedSum, { number }),
  details: [],
  quantity: 1,
  each: written(total),
  total: written(total),
});

const sums = (
  { lines, itemsTotal, discount, shipping, rounding, coupon, kind }: Bill,
  { order, written }: Say,
): readonly LabelledAmount[] => {
  if (lines.length === 0) return [];
  return [
    [order.items, written(itemsTotal)],
    ...(discount === 0
      ? []
      : [[`${order.discount}${coupon ? ` (${coupon})` : ''}`, written(-discount)] as const]),
    ...(kind === 'credit' && shipping === 0
      ? []
      : [[order.shipping, shipping === 0 ? order.free : written(shipping)] as const]),
    ...(rounding === undefined ? [] : [[order.rounding, written(rounding)] as const]),
  ];
};

const sayOf = (shop: Pick<Shop, 'country' | 'amountLocale'>, { locale, currency }: Bill): Say => ({
  words: spelled(shop.country, locale, billWords[locale]),
  order: spelled(shop.country, locale, orderWords[locale]),
  written: (amount) => formatAmount(shop, { amount, currency }),
});

/** What an electronic invoice says of a bill in words. Source: DOC-6. */
export const billTexts = (shop: Pick<Shop, 'country' | 'amountLocale'>, bill: Bill): BillTexts => {
  const say = sayOf(shop, bill);
  const { shipping, discount, rounding } = say.order;
  return {
    creditedSum: sumLine(bill, say).title,
    shipping,
    discount,
    rounding,
    notes: settlement(bill, say),
  };
};

/** In the language of the order, with the amounts, the days and the parties as they were when it was issued. */
export const writtenBill = (shop: Pick<Shop, 'country' | 'amountLocale'>, bill: Bill): WrittenBill => {
  const { locale, seller, buyer, delivery, kind } = bill;
  const say = sayOf(shop, bill);
  const { words, order, written } = say;
  const { company, street, city, phone, email, register, vatId } = seller;
  const taxed = `${vatIdNames[seller.country] ?? ''} ${vatId}`.trim();
  return {
    language: pageLanguage(locale, shop.country),
    title: kind === 'invoice' ? words.title : words.creditTitle,
    number: bill.number,
    seller: {
      name: seller.shop,
      lines: [company, street, city, phone, email],
      foot: [
        [company, street, city].join(' · '),
        (vatId.includes(register) ? [taxed] : [register, taxed]).join(' · '),
      ],
    },
    recipient: buyer.lines,
    facts: facts(bill, say),
    ...(delivery && kind === 'invoice' && { delivery: [words.delivery, delivery] as const }),
    columns: [words.item, words.quantity, words.each, words.amount],
    lines: bill.lines.length === 0 ? [sumLine(bill, say)] : bill.lines.map(writtenLine(say)),
    sums: sums(bill, say),
    total: [kind === 'invoice' ? order.total : words.credited, written(bill.total)],
    tax: {
      columns: [words.rate, words.net, words.vat, words.gross],
      rows: bill.tax.map(({ rate, net, vat, gross }) => [
        `${formatVatRate(rate, shop.amountLocale)}\u00a0%`,
        written(net),
        written(vat),
        written(gross),
      ]),
    },
    notes: settlement(bill, say),
    page: words.page,
    createdAt: dateOf(bill.issuedOn),
  };
};
