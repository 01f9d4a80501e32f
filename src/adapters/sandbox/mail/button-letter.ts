import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { contactValues } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailStop } from './mail-frame.ts';
import { mailedName } from './mailed-name.ts';
import { personalWords } from './words/personal.ts';
import type { LinkWords } from './words/reset.ts';
import { stopWords } from './words/stop.ts';

/** To whom, what, and where its one button leads; `stop`: where mails of its kind are ended. */
export interface ButtonLetter {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly words: LinkWords;
  readonly url: string;
  readonly stop?: string;
}

/** A letter with one thing to do. */
export const buttonLetter = (
  { shops, looks }: Pick<Sandbox, 'shops' | 'looks'>,
  { brand, locale, email, first_name, last_name, words, url, stop }: ButtonLetter,
): Letter => {
  const shop = shops[brand];
  const look = looks[brand];
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const values = contactValues(shop);
  const greeting = filled(own.greeting, { name: mailedName(shop, { first_name, last_name }) });
  const { subject: about, note, open, text } = spelled(shop.country, locale, words);
  const subject = filled(about, values);
  const help = filled(own.help, values);
  const bye = filled(own.bye, values);
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${greeting}</h1>
<p style="margin:0 0 20px">${text}</p>
${mailButton(look, { url, label: open })}
<p style="margin:0 0 12px;font-size:14px">${note}</p>
<p style="margin:0 0 12px;font-size:14px">${help}</p>
<p style="margin:0">${bye}</p>${stop === undefined ? '' : mailStop(locale, stop)}`;
  const end = stop === undefined ? [] : [`${stopWords[locale]}  ${stop}`, ''];
  const lines = [greeting, '', text, '', `${open}  ${url}`, '', note, help, '', bye, '', ...end];
  return {
    brand,
    locale,
    recipient: email,
    subject,
    html: mailFrame(shop, look, locale, { subject, preview: text, content }),
    text: signed(shop, locale, lines.join('\n')),
    ...(stop !== undefined && { stop }),
  };
};
