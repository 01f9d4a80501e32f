import type { Transaction } from 'kysely';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import type { WithdrawalRow } from '../db/commerce-tables.ts';
import type { Tables } from '../db/schema.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { filled } from '../words/filled.ts';
import { orderWords } from '../words/order-words.ts';
import type { Letter } from './letter.ts';
import { mailFrame } from './mail-frame.ts';
import { personalWords } from './personal-words.ts';
import { withdrawalWords } from './withdrawal-words.ts';

export const withdrawalTopic = 'withdrawal.received';

/** The receipt on paper that lasts: what was declared, and when it came. Source: Directive 2011/83/EU, article 11a (4). */
export const receiptLetter = (sandbox: Sandbox, row: WithdrawalRow): Letter => {
  const { brand, locale, email, goods } = row;
  const shop = sandbox.shops[brand];
  const words = withdrawalWords[locale];
  const own = personalWords[locale][shop.style];
  const at = wallClock(row.received_at.toISOString());
  const { company, street, city, phone } = shop.contact;
  const values = {
    number: row.order_number,
    at,
    address: `${company}, ${street}, ${city}`,
    phone,
    email: shop.contact.email,
    shop: shop.name,
    name: row.name,
  };
  const say = (text: string): string => filled(text, values);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.receipt, row.receipt],
    [words.received, at],
    [words.name, row.name],
    [orderWords[locale].number, row.order_number],
    ['E-Mail', email],
    [words.goods, goods.length === 0 ? words.all : goods.join('; ')],
  ];
  const subject = say(words.subject);
  const after = [words.back, words.money, words.mistake, own.help].map(say);
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${say(own.greeting)}</h1>
<p style="margin:0 0 20px">${say(words.text)}</p>
<table width="100%" cellspacing="0" style="margin:0 0 20px">${facts.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;vertical-align:top;font-weight:400">${label}</th><td style="padding:6px 0;word-break:break-word"><strong>${value}</strong></td></tr>`,
  )}</table>
${after.map((text) => html`<p style="margin:0 0 12px;font-size:14px">${text}</p>`)}
<p style="margin:0">${say(own.bye)}</p>`;
  const mark = locale === 'fr' ? '\u00a0:' : ':';
  return {
    brand,
    locale,
    recipient: email,
    subject,
    html: mailFrame(shop, sandbox.looks[brand], locale, { subject, content }),
    text: [
      say(own.greeting),
      '',
      say(words.text),
      '',
      ...facts.map(([label, value]) => `${label}${mark} ${value}`),
      '',
      ...after,
      '',
      say(own.bye),
      '',
    ].join('\n'),
  };
};

/** Its receipt; none where the declaration is gone. */
export const withdrawalLetter = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await trx
    .selectFrom('withdrawal')
    .selectAll()
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return row && receiptLetter(sandbox, row);
};
