import { withdrawalDays } from '../../../application/orders/withdrawal-days.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
import { maxNumberLength } from '../../../domain/orders/order-lookup.ts';
import { hasLeft } from '../../../domain/orders/order-state.ts';
import { withdrawalLimits } from '../../../domain/orders/withdrawal.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import type { OrderRow, WithdrawalRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { subscriptionBegunWith } from '../order-rows/begun-subscription.ts';
import type { Sandbox } from '../sandbox.ts';
import { writtenArticle, writtenDay } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting } from './mailed-name.ts';

export const withdrawalTopic = 'withdrawal.received';

/**
 * The receipt on a durable medium: what was declared and when it was received. Goods that have not left are not asked
 * back. `state` and `country`: of the order, if the shop has it; `ended`: the subscription that the withdrawal ended.
 * Source: Directive 2011/83/EU, article 11a (4).
 */
const receiptLetter = (
  sandbox: Sandbox,
  row: WithdrawalRow,
  { state, country, ended }: Partial<Pick<OrderRow, 'state' | 'country'>> & { readonly ended?: string },
): Letter => {
  const { brand, locale, email } = row;
  const name = mailedText(row.name, withdrawalLimits.name);
  const number = mailedText(row.order_number, maxNumberLength);
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const written = writtenArticle(t, locale);
  const goods = row.goods.map((article) => mailedText(written(article), withdrawalLimits.article));
  const at = wallClock(row.received_at.toISOString(), sandbox.clock.zone);
  const { company, street, city } = shop.contact;
  const { returnDays, refundDays } = lawFor(shop, country);
  const received = shopDay(row.received_at.getTime(), sandbox.clock.zone);
  const { returnBy, refundBy } = withdrawalDays(shop, country, received);
  const values = {
    ...contactValues(shop),
    number,
    at,
    address: `${company}, ${street}, ${city}`,
    name,
    returnDays,
    refundDays,
    returnBy: writtenDay(returnBy),
    refundBy: writtenDay(refundBy),
  };
  const facts: readonly Fact[] = [
    [t('mails:withdrawal.receipt'), row.receipt],
    [t('mails:withdrawal.received'), at],
    [t('mails:withdrawal.name'), name],
    [t('papers:order.number'), number],
    [t('mails:withdrawal.email'), [email]],
    [t('mails:withdrawal.goods'), goods.length === 0 ? t('mails:withdrawal.all') : goods],
  ];
  return factLetter(sandbox, {
    picture: 'hand-case',
    brand,
    locale,
    recipient: email,
    subject: t('mails:withdrawal.subject', values),
    greeting: greeting(t, values.name),
    text: t('mails:withdrawal.text', values),
    facts,
    after: [
      ...(state === undefined || hasLeft(state)
        ? [t('mails:withdrawal.back', values), t('mails:withdrawal.money', values)]
        : [t('mails:withdrawal.unsent', values)]),
      ...(ended === undefined ? [] : [t('mails:withdrawal.ended', { subscription: ended })]),
      t('mails:withdrawal.mistake'),
      t('mails:letter.help', values),
    ],
    bye: t('mails:letter.bye', values),
  });
};

/** The receipt of a withdrawal. Undefined if the declaration does not exist any more. */
export const withdrawalLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await findRow(trx, 'withdrawal', { receipt });
  if (!row) return undefined;
  const token = row.order_token ?? undefined;
  const order = token === undefined ? undefined : await findRow(trx, 'shop_order', { token });
  const begun = order && (await subscriptionBegunWith(trx, order));
  const letter = receiptLetter(sandbox, row, {
    ...(order && { state: order.state, country: order.country }),
    ...(begun?.state === 'cancelled' && { ended: begun.id }),
  });
  return { ...letter, ...(token !== undefined && { valuesOf: token }) };
};
