import type { Transaction } from 'kysely';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import type { Tables } from '../db/schema.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { filled } from '../words/filled.ts';
import { writtenDay } from '../words/written-order.ts';
import { cancellationWords } from './cancellation-words.ts';
import type { Letter } from './letter.ts';
import { mailFrame } from './mail-frame.ts';
import { personalWords } from './personal-words.ts';

export const cancellationTopic = 'contract.cancelled';

/**
 * The receipt on paper that lasts: what was declared, when it came, and when the contract ends. Source: section 312k (4)
 * BGB.
 */
export const cancellationLetter = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await trx
    .selectFrom('cancellation')
    .selectAll()
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  if (!row) return undefined;
  const { brand, locale, email, name, number, kind, reason, ends_on } = row;
  const shop = sandbox.shops[brand];
  const words = cancellationWords[locale];
  const own = personalWords[locale][shop.style];
  const at = wallClock(row.received_at.toISOString());
  const values = { number, at, shop: shop.name, phone: shop.contact.phone, email: shop.contact.email, name };
  const say = (text: string): string => filled(text, values);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.receipt, row.receipt],
    [words.received, at],
    [words.name, name],
    [words.number, number],
    ['E-Mail', email],
    [words.kind, words[kind]],
    ...(reason === null ? [] : [[words.reason, reason] as const]),
    [words.ends, ends_on === null || kind === 'extraordinary' ? words.soonest : writtenDay(ends_on)],
  ];
  const subject = say(words.subject);
  const after = [words.mistake, own.help].map(say);
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${say(own.greeting)}</h1>
<p style="margin:0 0 20px">${say(words.text)}</p>
<table width="100%" cellspacing="0" style="margin:0 0 20px">${facts.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;vertical-align:top;font-weight:400">${label}</th><td style="padding:6px 0;word-break:break-word"><strong>${value}</strong></td></tr>`,
  )}</table>
${after.map((text) => html`<p style="margin:0 0 12px;font-size:14px">${text}</p>`)}
<p style="margin:0">${say(own.bye)}</p>`;
  const mark = locale === 'fr' ? '\u202f:' : ':';
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
