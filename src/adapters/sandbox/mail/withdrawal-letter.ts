import { mailedText } from '../../../domain/customer/plain-text.ts';
import { withdrawalLimits } from '../../../domain/orders/withdrawal.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import type { WithdrawalRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting } from './mailed-name.ts';

export const withdrawalTopic = 'withdrawal.received';

/**
 * The receipt on a durable medium: what was declared and when it was received. Source: Directive 2011/83/EU, article
 * 11a (4).
 */
const receiptLetter = (sandbox: Sandbox, row: WithdrawalRow): Letter => {
  const { brand, locale, email } = row;
  const name = mailedText(row.name, withdrawalLimits.name);
  const goods = row.goods.map((article) => mailedText(article, withdrawalLimits.article));
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const at = wallClock(row.received_at.toISOString(), sandbox.clock.zone);
  const { company, street, city } = shop.contact;
  const { returnDays, refundDays } = shop.law;
  const values = {
    ...contactValues(shop),
    number: row.order_number,
    at,
    address: `${company}, ${street}, ${city}`,
    name,
    returnDays,
    refundDays,
  };
  const facts: readonly Fact[] = [
    [t('mails:withdrawal.receipt'), row.receipt],
    [t('mails:withdrawal.received'), at],
    [t('mails:withdrawal.name'), name],
    [t('papers:order.number'), row.order_number],
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
      t('mails:withdrawal.back', values),
      t('mails:withdrawal.money', values),
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
  return row && receiptLetter(sandbox, row);
};
