import type { Transaction } from 'kysely';
import { resetPasswordPath } from '../../../domain/shared/mail-link.ts';
import { cutSecret } from '../customers/mail-links.ts';
import type { Tables } from '../db/schema.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { filled } from '../words/filled.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame } from './mail-frame.ts';
import { personalWords } from './personal-words.ts';
import { resetWords } from './reset-words.ts';

/** The letter with a link to a new password; none where the link was replaced by a newer one meanwhile. Source: AUTH-11. */
export const resetLetter = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  linkId: string,
): Promise<Letter | undefined> => {
  const link = await trx
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .select(['customer.brand', 'customer.email', 'customer.first_name', 'customer.last_name'])
    .select('mail_link.locale')
    .where('mail_link.id', '=', linkId)
    .executeTakeFirst();
  if (!link) return undefined;
  const { brand, locale, email } = link;
  const shop = sandbox.shops[brand];
  const look = sandbox.looks[brand];
  const words = resetWords[locale][shop.style];
  const own = personalWords[locale][shop.style];
  const values = { shop: shop.name, phone: shop.contact.phone, email: shop.contact.email };
  const name = shop.style === 'informal' ? link.first_name : `${link.first_name} ${link.last_name}`;
  const greeting = filled(own.greeting, { name });
  const url = `${sandbox.publicUrl(brand)}${resetPasswordPath(locale, await cutSecret(trx, linkId))}`;
  const subject = filled(words.subject, values);
  const help = filled(own.help, values);
  const bye = filled(own.bye, values);
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${greeting}</h1>
<p style="margin:0 0 20px">${words.text}</p>
${mailButton(look, { url, label: words.open })}
<p style="margin:0 0 12px;font-size:14px">${words.note}</p>
<p style="margin:0 0 12px;font-size:14px">${help}</p>
<p style="margin:0">${bye}</p>`;
  const { note, open, text } = words;
  const lines = [greeting, '', text, '', `${open}  ${url}`, '', note, help, '', bye, ''];
  return {
    brand,
    locale,
    recipient: email,
    subject,
    html: mailFrame(shop, look, locale, { subject, content }),
    text: lines.join('\n'),
  };
};
