import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import { addDays, writeDay } from '../../../domain/shared/day-arithmetic.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { formatVatRate } from '../../../domain/shared/vat.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { filled } from '../words/filled.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { orderWords } from '../words/order-words.ts';
import {
  type LabelledAmount,
  type WrittenLine,
  writtenAddress,
  writtenDay,
  writtenLine,
  writtenSums,
} from '../words/written-order.ts';
import { invoiceWords } from './invoice-words.ts';

/** An invoice in words, ready to be drawn. */
export interface Invoice {
  readonly locale: Locale;
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
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

/** Units: days. */
const paymentTerm = 30;

const dayOf = (at: Date): string => warehouseTime(at.getTime()).day;

const dueDay = (from: string): string =>
  E.match(
    () => from,
    (day: Day) => writeDay(addDays(day, paymentTerm)),
  )(readDay(from));

const paymentNote = ({ locale, total, payment_method, paid_at, created_at }: OrderRow): string => {
  const words = invoiceWords[locale];
  if (total === 0 || payment_method === null) return words.nothingToPay;
  return paid_at
    ? filled(words.paidOn, { date: writtenDay(dayOf(paid_at)), method: methodName(payment_method, locale) })
    : filled(words.payBy, { date: writtenDay(dueDay(dayOf(created_at))) });
};

/** Of an order whose sale is settled; in its language, with the amounts of its moment. */
export const invoiceOf = (shop: Shop, order: OrderRow): Invoice => {
  const { basket, locale, number } = order;
  const words = spelled(shop.country, locale, invoiceWords[locale]);
  const amount = (minor: number) => formatAmount(shop, minor);
  const { company, street, city, register, vatId, phone, email } = shop.contact;
  const billing = basket.billing_address ? writtenAddress(shop, basket.billing_address) : [];
  const delivery = basket.shipping_address ? writtenAddress(shop, basket.shipping_address) : [];
  const taxNumber = basket.billing_address?.tax_number;
  return {
    locale,
    title: words.title,
    seller: { name: shop.name, lines: [company, street, city, phone, email, vatId, register] },
    recipient: billing,
    facts: [
      [words.number, number],
      [words.date, writtenDay(dayOf(order.created_at))],
      ...(taxNumber ? [[words.taxNumber, taxNumber] as const] : []),
    ],
    ...(delivery.join() !== billing.join() && { delivery: [words.delivery, delivery] as const }),
    columns: [words.item, words.quantity, words.each, words.amount],
    lines: basket.items.map((item) => ({
      ...writtenLine(shop, locale)(item),
      each: item.is_gift ? orderWords[locale].gift : amount(item.unit_price),
    })),
    sums: writtenSums(shop, order),
    total: [orderWords[locale].total, amount(order.total)],
    tax: {
      columns: [words.rate, words.net, words.vat, words.gross],
      rows: (basket.vat_lines ?? []).map(({ rate, net, vat, gross }) => [
        `${formatVatRate(rate, shop.amountLocale)}\u00a0%`,
        amount(net),
        amount(vat),
        amount(gross),
      ]),
    },
    notes: [paymentNote(order), words.supplied],
    page: words.page,
    createdAt: order.created_at,
  };
};
