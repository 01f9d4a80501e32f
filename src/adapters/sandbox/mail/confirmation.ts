import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { deliveryDate } from '../../../domain/shared/dates.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { AddressWire } from '../../contract/address.ts';
import type { CartItemWire } from '../../contract/cart.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { optionValue } from '../words/option-values.ts';
import { filled, type PersonalWords, personalWords, plainWords } from './confirmation-words.ts';

export interface MailLine {
  readonly title: string;
  /** Eye and values: `Rechtes Auge · Sphäre −2,50`. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly each: string;
  readonly total: string;
}

/** An order's confirmation, ready to be written as text or as HTML. */
export interface Confirmation {
  readonly subject: string;
  readonly greeting: string;
  /** Thanks, and how it was or will be paid. */
  readonly lead: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly MailLine[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
  readonly vat: string;
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly arrives?: string;
  readonly open: { readonly label: string; readonly url: string };
  readonly help: string;
  readonly bye: string;
}

const day = (iso: string): string => E.getOrElse(() => iso)(deliveryDate(iso, 'dd.MM.yyyy'));

const nameOf = (address: AddressWire | undefined, words: PersonalWords): string => {
  const values = { first: address?.first_name ?? '', last: address?.last_name ?? '' };
  if (address?.salutation === 1) return filled(words.male, values);
  if (address?.salutation === 2) return filled(words.female, values);
  return words.male === '{first}' ? values.first : `${values.first} ${values.last}`.trim();
};

const addressLines = (address: AddressWire): readonly string[] =>
  [
    address.company,
    `${address.first_name} ${address.last_name}`,
    address.recipient,
    `${address.street} ${address.street_number}`,
    address.apartment,
    address.additional_info,
    `${address.country_code}-${address.postcode} ${address.city}`,
  ].filter((line): line is string => Boolean(line));

const lineOf =
  (shop: Shop, locale: Locale) =>
  (item: CartItemWire): MailLine => {
    const words = plainWords[locale];
    return {
      title: item.title,
      details: [
        ...(item.meta.eye ? [words[item.meta.eye]] : []),
        ...item.formatted_options.map(({ label, value }) => `${label} ${optionValue(value, locale)}`),
      ],
      quantity: item.quantity,
      each: filled(words.each, { price: formatAmount(shop, item.unit_price) }),
      total: formatAmount(shop, item.total),
    };
  };

const sumsOf = (shop: Shop, { basket, locale }: OrderRow): Confirmation['sums'] => {
  const words = plainWords[locale];
  const coupon = basket.promotion_coupon ? ` (${basket.promotion_coupon.code})` : '';
  return [
    [words.items, formatAmount(shop, basket.items_total_before_promotion)],
    ...(basket.order_promotion_total === 0
      ? []
      : [[`${words.discount}${coupon}`, formatAmount(shop, basket.order_promotion_total)] as const]),
    [words.shipping, basket.shipping_total === 0 ? words.free : formatAmount(shop, basket.shipping_total)],
  ];
};

const paymentOf = ({ payment_method: method, paid_at, locale }: OrderRow): string | undefined => {
  if (method === null) return undefined;
  const words = plainWords[locale];
  return `${methodName(method, locale)} (${paid_at ? words.paid : words.onInvoice})`;
};

/** In the language of the order and in the shop's style. `origin`: where the shop's pages are. */
export const confirmation = (shop: Shop, origin: string, order: OrderRow): Confirmation => {
  const { basket, locale, number } = order;
  const words = plainWords[locale];
  const own = personalWords[locale][shop.style];
  const values = { number, shop: shop.name, phone: shop.contact.phone, email: shop.contact.email };
  const payment = paymentOf(order);
  const method = basket.shipments[0]?.method;
  const paidOrBilled = order.paid_at ? own.paidText : own.invoiceText;
  return {
    subject: filled(words.subject, values),
    greeting: filled(own.greeting, { name: nameOf(basket.billing_address, own) }),
    lead: [own.thanks, ...(order.total === 0 ? [] : [paidOrBilled])],
    facts: [
      [words.number, number],
      [words.orderedOn, day(warehouseTime(order.created_at.getTime()).day)],
      ...(method === undefined ? [] : [[words.method, methodName(method, locale)] as const]),
      ...(payment === undefined ? [] : [[words.payment, payment] as const]),
      ...(basket.comment === undefined ? [] : [[words.note, basket.comment] as const]),
    ],
    lines: basket.items.map(lineOf(shop, locale)),
    sums: sumsOf(shop, order),
    total: [words.total, formatAmount(shop, order.total)],
    vat: words.vat,
    addresses: [
      ...(basket.billing_address ? [[words.billing, addressLines(basket.billing_address)] as const] : []),
      ...(basket.shipping_address ? [[words.delivery, addressLines(basket.shipping_address)] as const] : []),
    ],
    ...(order.arrival_min !== null &&
      order.arrival_max !== null && {
        arrives: filled(order.arrival_min === order.arrival_max ? words.arrivesOn : words.arrives, {
          from: day(order.arrival_min),
          to: day(order.arrival_max),
        }),
      }),
    open: { label: words.open, url: `${origin}${pathTo.thankYou(locale, order.token)}` },
    help: filled(own.help, values),
    bye: filled(own.bye, values),
  };
};
