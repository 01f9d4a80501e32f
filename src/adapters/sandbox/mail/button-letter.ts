import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { contactValues, mailNote } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailStop } from './mail-frame.ts';
import { mailPicture } from './mail-item.ts';
import { mailLook } from './mail-look.ts';
import { greeting, mailedName } from './mailed-name.ts';

/** The texts of a mail with one button. `note`: how long its link is valid, and what to do if the reader did not request it. */
export interface ButtonWords {
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  readonly note: string;
}

/** The reader, the texts, and the target of the one button. `stop`: the unsubscribe URL for such mails. */
export interface ButtonLetter {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly words: ButtonWords;
  readonly url: string;
  readonly stop?: string;
  readonly drawing?: DrawingName;
  /** A product's picture, instead of a drawing. */
  readonly image?: string;
}

/** Creates a letter with one button. */
export const buttonLetter = (
  sandbox: Pick<Sandbox, 'shops' | 'looks' | 'publicUrl' | 'texts'>,
  {
    brand,
    locale,
    email,
    first_name,
    last_name,
    words: { subject, text, open, note },
    url,
    stop,
    drawing = 'eye-middle',
    image,
  }: ButtonLetter,
): Letter => {
  const shop = sandbox.shops[brand];
  const look = mailLook(sandbox, brand);
  const t = sandbox.texts(brand, locale);
  const values = contactValues(shop);
  const hello = greeting(t, mailedName(shop, { first_name, last_name }));
  const help = t('mails:letter.help', values);
  const bye = t('mails:letter.bye', values);
  const content = html`${image === undefined ? undefined : mailPicture(look, image)}${mailHeading(look, { subject, greeting: hello })}
<p style="margin:0 0 20px">${text}</p>
${mailButton(look, { url, label: open })}
<p style="margin:0 0 12px;font-size:14px">${note}</p>
${mailNote(shop, help)}
<p style="margin:0">${bye}</p>${stop === undefined ? '' : mailStop(t, stop)}`;
  const end = stop === undefined ? [] : [`${t('mails:letter.stop')}  ${stop}`, ''];
  const lines = [hello, '', text, '', `${open}  ${url}`, '', note, help, '', bye, '', ...end];
  return {
    brand,
    locale,
    recipient: email,
    subject,
    html: mailFrame(shop, look, locale, {
      t,
      subject,
      preview: text,
      ...(image === undefined && { drawing }),
      content,
    }),
    text: signed(shop, t, lines.join('\n')),
    ...(stop !== undefined && { stop }),
  };
};
