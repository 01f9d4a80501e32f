import type { Say } from '../../../application/shared/texts.ts';
import { maxComment } from '../../../domain/checkout/order-comment.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { lawFile } from '../documents/law-file.ts';
import { lawOf } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import {
  writtenDay,
  writtenLine,
  writtenPayment,
  writtenPrescription,
  writtenSums,
} from '../words/written-order.ts';
import {
  addressesOf,
  arrivalHeadline,
  type Confirmation,
  type LawInMail,
  lawInMail,
} from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { contactValues } from './contact-values.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';
import { greeting, nameOf } from './mailed-name.ts';

/** Returns what the confirmation of an order says, in the language of the order and in the shop's style. */
const confirmation = (
  { shops, publicUrl, clock }: Sandbox,
  t: Say,
  order: OrderRow,
  law: LawInMail | undefined,
): Confirmation => {
  const { basket, brand, locale, number } = order;
  const shop = shops[brand];
  const origin = publicUrl(brand);
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
      [t('papers:order.orderedOn'), writtenDay(shopDay(order.created_at.getTime(), clock.zone))],
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

/**
 * Builds the confirmation of an order on a durable medium, with the legal texts as they were when it was placed.
 * Source: DOC-1.
 */
export const confirmationLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter> => {
  const order = await getRow(trx, 'shop_order', { token });
  const { brand, locale, email } = order;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const law = lawInMail(sandbox, t, 'order', await lawOf(trx, token));
  const mail = confirmation(sandbox, t, order, law);
  const isAttached = law && law.texts.length === 0;
  return {
    brand,
    locale,
    recipient: email,
    subject: mail.subject,
    html: confirmationHtml(shop, mailLook(sandbox, brand), { locale, t }, mail),
    text: confirmationText(shop, { locale, t }, mail),
    valuesOf: token,
    ...(isAttached && { attachments: [{ name: lawFile(t, order), order: token }] }),
  };
};
