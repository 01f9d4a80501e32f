import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { contactValues } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailStop } from './mail-frame.ts';
import { mailPicture } from './mail-item.ts';
import { mailLook } from './mail-look.ts';
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
  readonly drawing?: DrawingName;
  /** A product's picture, in the place of a drawing. */
  readonly image?: string;
}

/** A letter with one thing to do. */
export const buttonLetter = (
  sandbox: Pick<Sandbox, 'shops' | 'looks' | 'publicUrl'>,
  {
    brand,
    locale,
    email,
    first_name,
    last_name,
    words,
    url,
    stop,
    drawing = 'eye-middle',
    image,
  }: ButtonLetter,
): Letter => {
  const shop = sandbox.shops[brand];
  const look = mailLook(sandbox, brand);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const values = contactValues(shop);
  const greeting = filled(own.greeting, { name: mailedName(shop, { first_name, last_name }) });
  const { subject: about, note, open, text } = spelled(shop.country, locale, words);
  const subject = filled(about, values);
  const help = filled(own.help, values);
  const bye = filled(own.bye, values);
  const content = html`${image === undefined ? undefined : mailPicture(look, image)}${mailHeading(look, greeting)}
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
    html: mailFrame(shop, look, locale, {
      subject,
      preview: text,
      ...(image === undefined && { drawing }),
      content,
    }),
    text: signed(shop, locale, lines.join('\n')),
    ...(stop !== undefined && { stop }),
  };
};
