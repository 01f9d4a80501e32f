import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { maxComment } from '../../../domain/checkout/order-comment.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { addressLimits } from '../../../domain/customer/address-draft.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
import { arrivalDays, arrivalWeekdays } from '../../../domain/orders/arrival-days.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { formatAmount, type Seller } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import {
  type LabelledAmount,
  type WrittenLine,
  writtenAddress,
  writtenDay,
  writtenLine,
  writtenPayment,
  writtenPrescription,
  writtenSums,
} from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import type { Headline } from './mail-frame.ts';
import { greeting } from './mailed-name.ts';

export const confirmationTopic = 'order.confirmation';

/** What a confirmation says about the legal texts. `texts` is empty if they are attached as a file. */
export interface LawInMail {
  readonly note: string;
  readonly texts: readonly LawText[];
}

/** The confirmation of an order or a subscription, ready to be written as text or as HTML. */
export interface Confirmation {
  readonly subject: string;
  /** The shop's drawing at the top. */
  readonly picture: DrawingName;
  readonly greeting: string;
  /** Thanks, and how the order was or will be paid. */
  readonly lead: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The buyer's comment on the order. */
  readonly note?: readonly [label: string, text: string];
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly LabelledAmount[];
  readonly total: LabelledAmount;
  readonly vat: string;
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  /** The expected arrival, shown prominently. */
  readonly arrival?: Headline;
  readonly open: { readonly label: string; readonly url: string };
  /** Where the customer can withdraw from the contract. Source: LAW-4. */
  readonly withdraw: { readonly label: string; readonly url: string };
  /** Where the customer can end a contract that goes on. Source: LAW-45. */
  readonly end?: { readonly label: string; readonly url: string };
  /** Link that orders the same again. Undefined if the buyer has no account. Source: REO-1. */
  readonly again?: { readonly label: string; readonly url: string };
  readonly help: string;
  /** The legal texts as they were when the contract was concluded. Source: DOC-1, LAW-45. */
  readonly law?: LawInMail;
  readonly bye: string;
}

/** A language and the shop's texts in it. */
export interface Voice {
  readonly locale: Locale;
  readonly t: Say;
}

/** Returns the name by which a letter addresses the person an order is billed to. */
export const nameOf = (
  { style }: Pick<Seller, 'style'>,
  t: Say,
  address: AddressWire | undefined,
): string => {
  const { firstName, lastName } = addressLimits;
  const values = {
    first: mailedText(address?.first_name ?? '', firstName),
    last: mailedText(address?.last_name ?? '', lastName),
  };
  if (address?.salutation === 1) return t('mails:letter.male', values);
  if (address?.salutation === 2) return t('mails:letter.female', values);
  return style === 'informal' ? values.first : `${values.first} ${values.last}`.trim();
};

/** Returns the expected arrival of an order as a headline; undefined if it is unknown. */
export const arrivalHeadline = (t: Say, order: OrderRow): Headline | undefined => {
  const { arrival_min: earliest, arrival_max: latest, locale } = order;
  if (earliest === null || latest === null) return undefined;
  const arrival = { earliest, latest };
  return {
    label: t('papers:order.expected'),
    fact: arrivalDays(arrival),
    more: arrivalWeekdays(arrival, locale),
  };
};

/** Returns the addresses of a contract; an address for both bill and delivery once. Source: MAIL-6. */
export const addressesOf = (
  shop: Seller,
  t: Say,
  { billing_address, shipping_address }: Pick<OrderRow['basket'], 'billing_address' | 'shipping_address'>,
): Confirmation['addresses'] => {
  const [billing, delivery] = [billing_address, shipping_address].map(
    (address) => address && writtenAddress(shop, address),
  );
  if (billing && delivery && billing.join('\n') === delivery.join('\n'))
    return [[t('papers:order.billingAndDelivery'), billing]];
  return [
    ...(billing ? [[t('papers:order.billing'), billing] as const] : []),
    ...(delivery ? [[t('papers:order.delivery'), delivery] as const] : []),
  ];
};

/** The shop that a confirmation is from, and its texts. */
export interface Writer extends Pick<Voice, 't'> {
  readonly shop: Seller;
  readonly origin: string;
  readonly zone?: string | undefined;
}

/**
 * Builds the confirmation in the language of the order and in the shop's style. `origin`: the origin of the shop's
 * pages; `t`: its texts.
 */
export const confirmation = (
  { shop, t, origin, zone }: Writer,
  order: OrderRow,
  { law }: Pick<Confirmation, 'law'> = {},
): Confirmation => {
  const { basket, locale, number } = order;
  const values = { ...contactValues(shop), number };
  const payment = writtenPayment(t, order);
  const method = basket.shipments[0]?.method;
  const arrival = arrivalHeadline(t, order);
  const paidOrBilled = order.paid_at ? t('mails:letter.paidText') : t('mails:letter.invoiceText');
  return {
    subject: t('papers:order.subject', values),
    picture: 'state-thanks',
    greeting: greeting(t, nameOf(shop, t, basket.billing_address)),
    lead: [
      t('mails:letter.thanks'),
      ...(order.total === 0 ? [] : [paidOrBilled]),
      ...(basket.subscription
        ? [t(order.customer_id === null ? 'papers:order.guestSubscription' : 'papers:order.subscription')]
        : []),
    ],
    facts: [
      [t('papers:order.number'), number],
      [t('papers:order.orderedOn'), writtenDay(shopDay(order.created_at.getTime(), zone))],
      ...(method === undefined ? [] : [[t('papers:order.method'), methodName(t, method)] as const]),
      ...(payment === undefined ? [] : [[t('papers:order.payment'), payment] as const]),
      ...(basket.prescription
        ? [[t('papers:order.prescription'), writtenPrescription(basket.prescription)] as const]
        : []),
    ],
    ...(basket.comment !== undefined && {
      note: [t('papers:order.note'), mailedText(basket.comment, maxComment)] as const,
    }),
    lines: basket.items.map(writtenLine(shop, t, order)),
    sums: writtenSums(shop, t, order),
    total: [t('papers:order.total'), formatAmount(shop, { amount: order.total, currency: order.currency })],
    vat: t('papers:order.vat'),
    addresses: addressesOf(shop, t, basket),
    ...(arrival && { arrival }),
    open: { label: t('papers:order.open'), url: `${origin}${pathTo.thankYou(locale, order.token)}` },
    withdraw: { label: t('papers:order.withdraw'), url: `${origin}${pathTo.withdrawal(locale)}` },
    ...(order.customer_id !== null && {
      again: { label: t('papers:order.again'), url: `${origin}${reorderPath(locale, 'mail', order.token)}` },
    }),
    help: t('mails:letter.help', values),
    ...(law && { law }),
    bye: t('mails:letter.bye', values),
  };
};
