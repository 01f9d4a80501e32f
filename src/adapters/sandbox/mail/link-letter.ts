import type { Transaction } from 'kysely';
import type { AddressStyle } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { authenticatePath, resetPasswordPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { cutSecret } from '../customers/mail-links.ts';
import type { Tables } from '../db/schema.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { filled } from '../words/filled.ts';
import { lensPassWords } from './lens-pass-words.ts';
import type { Letter } from './letter.ts';
import { loginWords } from './login-words.ts';
import { mailButton, mailFrame } from './mail-frame.ts';
import { personalWords } from './personal-words.ts';
import { type LinkWords, resetWords } from './reset-words.ts';

type Write = (trx: Transaction<Tables>, sandbox: Sandbox, linkId: string) => Promise<Letter | undefined>;

/** A letter with one link; none where the link was replaced by a newer one meanwhile. */
const linkLetter =
  (
    wordsOf: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>>,
    pathOf: (locale: Locale, secret: string, target: string | null) => string,
  ): Write =>
  async (trx, sandbox, linkId) => {
    const link = await trx
      .selectFrom('mail_link')
      .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
      .select(['customer.brand', 'customer.email', 'customer.first_name', 'customer.last_name'])
      .select(['mail_link.locale', 'mail_link.target'])
      .where('mail_link.id', '=', linkId)
      .executeTakeFirst();
    if (!link) return undefined;
    const { brand, locale, email } = link;
    const shop = sandbox.shops[brand];
    const look = sandbox.looks[brand];
    const words = wordsOf[locale][shop.style];
    const own = personalWords[locale][shop.style];
    const values = { shop: shop.name, phone: shop.contact.phone, email: shop.contact.email };
    const name = shop.style === 'informal' ? link.first_name : `${link.first_name} ${link.last_name}`;
    const greeting = filled(own.greeting, { name });
    const path = pathOf(locale, await cutSecret(trx, linkId), link.target);
    const url = `${sandbox.publicUrl(brand)}${path}`;
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

/** The letter with a link to a new password. Source: AUTH-11. */
export const resetLetter = linkLetter(resetWords, resetPasswordPath);

const signInPath = (locale: Locale, secret: string, target: string | null): string =>
  authenticatePath(locale, secret, target ?? pathTo.account(locale));

/** The letter with a link that signs in. Source: AUTH-7. */
export const loginLetter = linkLetter(loginWords, signInPath);

/** The letter with a link to the lens pass: it signs in, and holds no values. Source: ACC-9. */
export const lensPassLetter = linkLetter(lensPassWords, signInPath);
