import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { Trx } from '../db/schema.ts';
import type { ConfirmedContract, SubscriptionEventRow, SubscriptionRow } from '../db/subscription-tables.ts';
import { lawFile } from '../documents/law-file.ts';
import { readLaw } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount, type Seller } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { writtenInterval } from '../words/written-interval.ts';
import { writtenAgreed, writtenDay } from '../words/written-order.ts';
import { addressesOf, type Confirmation, lawInMail, type Voice } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { contactValues } from './contact-values.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';

/** What is said of the event, to whom, and where the reader sees the subscription. */
interface Told extends Pick<Confirmation, 'subject' | 'greeting'> {
  readonly recipient: string;
  readonly text: string;
  readonly url: string;
}

/** Returns what one delivery costs. Without the shipping, if that is not known yet. */
const pricesOf = (
  shop: Seller,
  t: Voice['t'],
  { goods, currency, shipping, rounding = 0 }: ConfirmedContract,
): Pick<Confirmation, 'sums' | 'total'> => {
  const written = (amount: number) => formatAmount(shop, { amount, currency });
  const items = goods.reduce((sum, { total }) => sum + total, 0);
  if (shipping === undefined)
    return { sums: [], total: [t('mails:subscription.sumOfGoods'), written(items)] };
  return {
    sums: [
      [t('papers:order.items'), written(items)],
      [t('papers:order.shipping'), shipping === 0 ? t('papers:order.free') : written(shipping)],
      ...(rounding === 0 ? [] : [[t('papers:order.rounding'), written(rounding)] as const]),
    ],
    total: [t('mails:subscription.sum'), written(items + shipping + rounding)],
  };
};

/**
 * Builds the confirmation of a subscription, or of a change of it, on a durable medium: its terms on that day, with the
 * legal texts. It names no values of eyes. Source: LAW-45.
 */
export const subscriptionConfirmation = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  { at, detail: { next } }: SubscriptionEventRow,
  contract: ConfirmedContract,
  { recipient, subject, greeting, text, url }: Told,
): Promise<Letter> => {
  const { id: number, brand, locale, payment_method, shipping_address } = row;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const origin = sandbox.publicUrl(brand);
  const { goods, currency, law: digests } = contract;
  const law = lawInMail(sandbox, t, 'subscription', await readLaw(trx, digests));
  const values = contactValues(shop);
  const mail: Confirmation = {
    subject,
    picture: 'scene-shelf',
    greeting,
    lead: [text],
    facts: [
      [t('mails:subscription.number'), number],
      [t('mails:subscription.rhythm'), writtenInterval(contract, t)],
      ...(next === undefined ? [] : [[t('mails:subscription.next'), writtenDay(next)] as const]),
      [t('mails:subscription.term'), t('mails:subscription.termIs')],
      [t('papers:order.payment'), methodName(t, payment_method)],
    ],
    lines: goods.map(writtenAgreed(shop, t, { locale, currency, country: shipping_address.country_code })),
    ...pricesOf(shop, t, contract),
    vat: t('papers:order.vat'),
    addresses: addressesOf(shop, t, row),
    open: { label: t('mails:subscription.open'), url },
    end: { label: t('mails:subscription.end'), url: `${origin}${pagePath(locale, 'cancellation')}` },
    withdraw: { label: t('papers:order.withdraw'), url: `${origin}${pathTo.withdrawal(locale)}` },
    help: t('mails:letter.help', values),
    ...(law && { law }),
    bye: t('mails:letter.bye', values),
  };
  const isAttached = law && law.texts.length === 0;
  const attachment = {
    name: lawFile(t, { number }),
    law: { number, at: at.toISOString(), digests },
  };
  return {
    brand,
    locale,
    recipient,
    subject,
    html: confirmationHtml(shop, mailLook(sandbox, brand), { locale, t }, mail),
    text: confirmationText(shop, { locale, t }, mail),
    ...(isAttached && { attachments: [attachment] }),
  };
};
