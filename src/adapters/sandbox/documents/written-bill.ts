import type { BillTexts } from '../../../application/orders/e-invoices.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { Bill, BillLine } from '../../../domain/orders/bill/bill.ts';
import { dateOf } from '../../../domain/shared/dates.ts';
import { formatNumber } from '../../../domain/shared/format-money.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { formatVatRate, type VatRate, vatWithin } from '../../../domain/shared/vat.ts';
import { formatAmount, type Seller as Shop } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { type LabelledAmount, type WrittenLine, writtenDay } from '../words/written-order.ts';
import { billFoot } from './bill-foot.ts';

/** A line of a bill. `rate` is empty, and `netEach` absent, where nothing is taxed at a rate of its own. */
export interface WrittenBillLine extends WrittenLine {
  readonly rate: string;
  /** The price of one piece without tax, with its label. */
  readonly netEach?: string;
}

/** The texts of an invoice or a credit note, ready to be rendered. */
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
  /** The delivery address, if it differs from the billing address. */
  readonly delivery?: readonly [label: string, lines: readonly string[]];
  readonly columns: readonly [item: string, quantity: string, each: string, rate: string, amount: string];
  readonly lines: readonly WrittenBillLine[];
  readonly sums: readonly LabelledAmount[];
  readonly total: LabelledAmount;
  readonly tax: {
    readonly columns: readonly [rate: string, net: string, vat: string, gross: string];
    readonly rows: readonly (readonly [rate: string, net: string, vat: string, gross: string])[];
  };
  readonly notes: readonly string[];
  /** Returns the text for the page number and the number of pages. */
  readonly page: (page: number, pages: number) => string;
  readonly createdAt: Date;
}

interface Voice {
  readonly t: Say;
  readonly written: (amount: number) => string;
  readonly percent: (rate: VatRate) => string;
}

const settlement = ({ settled, kind }: Bill, { t }: Voice): readonly string[] => {
  if (kind === 'credit') return [t('papers:bill.creditNote')];
  if (settled._tag === 'Nothing') return [t('papers:bill.nothingToPay'), t('papers:bill.supplied')];
  const how =
    settled._tag === 'Paid'
      ? t('papers:bill.paidOn', { date: writtenDay(settled.on), method: methodName(t, settled.method) })
      : t('papers:bill.payBy', { date: writtenDay(settled.by) });
  return [how, t('papers:bill.supplied')];
};

const facts = (
  { kind, number, issuedOn, corrects, order: { number: ordered }, buyer }: Bill,
  { t }: Voice,
): readonly LabelledAmount[] => [
  [kind === 'invoice' ? t('papers:bill.number') : t('papers:bill.creditNumber'), number],
  [kind === 'invoice' ? t('papers:bill.date') : t('papers:bill.creditDate'), writtenDay(issuedOn)],
  ...(corrects
    ? [
        [
          t('papers:bill.corrects'),
          t('papers:bill.correctsInvoice', { number: corrects.number, date: writtenDay(corrects.issuedOn) }),
        ] as const,
      ]
    : []),
  [t('papers:order.number'), ordered],
  ...(buyer.taxNumber ? [[t('papers:bill.taxNumber'), buyer.taxNumber] as const] : []),
];

/**
 * A line with its rate and its price of one piece without tax. Source: Directive 2006/112/EC, article 226 (8) and (9);
 * article 242 nonies A of annex II to the Code général des impôts.
 */
const writtenLine =
  ({ t, written, percent }: Voice) =>
  ({ title, details, quantity, unit, total, rate, isGift }: BillLine): WrittenBillLine => {
    const said = { title, details, quantity };
    if (isGift) return { ...said, each: t('papers:order.gift'), rate: '', total: t('papers:order.given') };
    const net = written(unit - vatWithin({ rate, gross: unit }));
    return {
      ...said,
      each: written(unit),
      netEach: t('papers:bill.netEach', { price: net }),
      rate: percent(rate),
      total: written(total),
    };
  };

/** A refunded sum is a line of its own. The table of taxes states its rates. */
const sumLine = ({ order: { number }, total }: Bill, { t, written }: Voice): WrittenBillLine => ({
  title: t('papers:bill.creditedSum', { number }),
  details: [],
  quantity: 1,
  each: written(total),
  rate: '',
  total: written(total),
});

const sums = (
  { lines, itemsTotal, discount, shipping, rounding, coupon, kind }: Bill,
  { t, written }: Voice,
): readonly LabelledAmount[] => {
  if (lines.length === 0) return [];
  return [
    [t('papers:order.items'), written(itemsTotal)],
    ...(discount === 0
      ? []
      : [[`${t('papers:order.discount')}${coupon ? ` (${coupon})` : ''}`, written(-discount)] as const]),
    ...(kind === 'credit' && shipping === 0
      ? []
      : [[t('papers:order.shipping'), shipping === 0 ? t('papers:order.free') : written(shipping)] as const]),
    ...(rounding === undefined ? [] : [[t('papers:order.rounding'), written(rounding)] as const]),
  ];
};

/** The tax in euros, and how it was converted. Source: DOC-9. */
const euroNotes = (
  shop: Pick<Shop, 'amountLocale'>,
  { euroTax, currency }: Bill,
  { t, percent }: Voice,
): readonly string[] => {
  if (!euroTax) return [];
  const { vat, by } = euroTax;
  const euros = (amount: number) => formatAmount(shop, { amount, currency: 'EUR' });
  return [
    t('papers:bill.euroTax', {
      vat: vat.map((row) => `${percent(row.rate)}: ${euros(row.vat)}`).join('; '),
      rate: `${formatNumber(by.perEuro, 4, shop.amountLocale)} ${currency}`,
      date: writtenDay(by.day),
    }),
  ];
};

const voiceOf = (shop: Pick<Shop, 'amountLocale'>, t: Say, { currency }: Bill): Voice => ({
  t,
  written: (amount) => formatAmount(shop, { amount, currency }),
  percent: (rate) => `${formatVatRate(rate, shop.amountLocale)}\u00a0%`,
});

/** Returns the texts of a bill for its electronic invoice. Source: DOC-6. */
export const billTexts = (shop: Pick<Shop, 'amountLocale'>, t: Say, bill: Bill): BillTexts => {
  const voice = voiceOf(shop, t, bill);
  return {
    creditedSum: sumLine(bill, voice).title,
    shipping: t('papers:order.shipping'),
    discount: t('papers:order.discount'),
    rounding: t('papers:order.rounding'),
    notes: settlement(bill, voice),
  };
};

/** Returns the texts of a bill in the language of the order, with amounts, days and parties as they were when it was issued. */
export const writtenBill = (
  shop: Pick<Shop, 'country' | 'amountLocale'>,
  t: Say,
  bill: Bill,
): WrittenBill => {
  const { locale, seller, buyer, delivery, kind } = bill;
  const voice = voiceOf(shop, t, bill);
  const { written, percent } = voice;
  const { company, street, city, phone, email } = seller;
  return {
    language: pageLanguage(locale, shop.country),
    title: kind === 'invoice' ? t('papers:bill.title') : t('papers:bill.creditTitle'),
    number: bill.number,
    seller: {
      name: seller.shop,
      lines: [company, street, city, phone, email],
      foot: billFoot(seller, t),
    },
    recipient: buyer.lines,
    facts: facts(bill, voice),
    ...(delivery && kind === 'invoice' && { delivery: [t('papers:bill.delivery'), delivery] as const }),
    columns: [
      t('papers:bill.item'),
      t('papers:bill.quantity'),
      t('papers:bill.each'),
      t('papers:bill.vat'),
      t('papers:bill.amount'),
    ],
    lines: bill.lines.length === 0 ? [sumLine(bill, voice)] : bill.lines.map(writtenLine(voice)),
    sums: sums(bill, voice),
    total: [kind === 'invoice' ? t('papers:order.total') : t('papers:bill.credited'), written(bill.total)],
    tax: {
      columns: [t('papers:bill.rate'), t('papers:bill.net'), t('papers:bill.vat'), t('papers:bill.gross')],
      rows: bill.tax.map(({ rate, net, vat, gross }) => [
        percent(rate),
        written(net),
        written(vat),
        written(gross),
      ]),
    },
    notes: [...euroNotes(shop, bill, voice), ...settlement(bill, voice)],
    page: (page, pages) => t('papers:bill.page', { page, pages }),
    createdAt: dateOf(bill.issuedOn),
  };
};
