import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { formatVatRate } from '../../../domain/shared/vat.ts';
import { filled } from '../../shop-server/words/filled.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { formatAmount, type Seller } from '../words/format-amount.ts';
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

const paymentNote = (
  { locale, total, payment_method, paid_at, created_at }: OrderRow,
  zone: string | undefined,
): string => {
  const words = invoiceWords[locale];
  if (total === 0 || payment_method === null) return words.nothingToPay;
  return paid_at
    ? filled(words.paidOn, {
        date: writtenDay(shopDay(paid_at.getTime(), zone)),
        method: methodName(payment_method, locale),
      })
    : filled(words.payBy, { date: writtenDay(daysAfter(shopDay(created_at.getTime(), zone), paymentTerm)) });
};

/** Of an order whose sale is settled; in its language, with the amounts of its moment. */
export const invoiceOf = (shop: Seller, order: OrderRow, zone?: string): Invoice => {
  const { basket, locale, number } = order;
  const words = spelled(shop.country, locale, invoiceWords[locale]);
  const written = (amount: number) => formatAmount(shop, { amount, currency: order.currency });
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
      [words.date, writtenDay(shopDay(order.created_at.getTime(), zone))],
      ...(taxNumber ? [[words.taxNumber, taxNumber] as const] : []),
    ],
    ...(delivery.join() !== billing.join() && { delivery: [words.delivery, delivery] as const }),
    columns: [words.item, words.quantity, words.each, words.amount],
    lines: basket.items.map((item) => ({
      ...writtenLine(shop, order)(item),
      each: item.is_gift ? orderWords[locale].gift : written(item.unit_price),
    })),
    sums: writtenSums(shop, order),
    total: [orderWords[locale].total, written(order.total)],
    tax: {
      columns: [words.rate, words.net, words.vat, words.gross],
      rows: (basket.vat_lines ?? []).map(({ rate, net, vat, gross }) => [
        `${formatVatRate(rate, shop.amountLocale)}\u00a0%`,
        written(net),
        written(vat),
        written(gross),
      ]),
    },
    notes: [paymentNote(order, zone), words.supplied],
    page: words.page,
    createdAt: order.created_at,
  };
};
