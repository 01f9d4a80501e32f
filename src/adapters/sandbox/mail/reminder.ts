import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { abandonedCartPath } from '../../../domain/shared/mail-link.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { html } from '../pages/html.ts';
import { withoutValues, writtenGoods, writtenLine } from '../words/written-order.ts';
import { nameOf } from './confirmation.ts';
import { contactValues } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailStop } from './mail-frame.ts';
import { mailItem } from './mail-item.ts';
import type { MailLook } from './mail-look.ts';
import { personalWords } from './words/personal.ts';
import { reminderWords } from './words/reminder.ts';
import { stopWords } from './words/stop.ts';

/** Where a reminder goes, and in whose voice. */
export interface Reminded {
  readonly shop: Shop;
  readonly look: MailLook;
  readonly locale: Locale;
  readonly recipient: string;
  /** Where such reminders are ended. */
  readonly stop: string;
  /** Signs the cart's owner in, whose it alone is; none: a guest. Source: AUTH-8. */
  readonly hash?: string;
}

/** What lies in a cart that was left, with the link that brings it back. Source: REO-5. */
export const reminderLetter = (
  { shop, look, locale, recipient, stop, hash }: Reminded,
  cart: CartWire,
): Letter => {
  const words = spelled(shop.country, locale, reminderWords[locale][shop.style]);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const values = contactValues(shop);
  const name = nameOf(cart.billing_address, own);
  // Nobody has given a name before the address: the greeting ends without one.
  const greeting = filled(own.greeting, { name }).trim();
  // The values of somebody's eyes are for the order: a reminder does without.
  const lines = cart.items
    .map(
      writtenLine(shop, {
        locale,
        currency: cart.currency_code,
        country: cart.shipping_address?.country_code,
      }),
    )
    .map(withoutValues);
  const sums = writtenGoods(shop, locale, cart);
  const query = hash === undefined ? '' : `?hash=${hash}`;
  const url = `${look.origin}${abandonedCartPath(locale, 'mail', cart.token_value)}${query}`;
  const subject = filled(words.subject, values);
  const help = filled(own.help, values);
  const bye = filled(own.bye, values);
  const content = html`${mailHeading(look, greeting)}
<p style="margin:0 0 20px">${words.text}</p>
<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 24px">${lines.map(mailItem(look))}
${sums.map(([label, amount]) => html`<tr><td style="padding:12px 16px 0 0"><strong>${label}</strong></td><td align="right" style="padding:12px 0 0;white-space:nowrap"><strong>${amount}</strong></td></tr>`)}</table>
${mailButton(look, { url, label: words.open })}
<p style="margin:0 0 12px;font-size:14px">${words.note}</p>
<p style="margin:0 0 12px;font-size:14px">${help}</p>
<p style="margin:0">${bye}</p>${mailStop(locale, stop)}`;
  return {
    brand: shop.id,
    locale,
    recipient,
    subject,
    html: mailFrame(shop, look, locale, { subject, preview: words.text, drawing: 'state-empty', content }),
    text: signed(
      shop,
      locale,
      [
        greeting,
        '',
        words.text,
        '',
        ...lines.flatMap((line) => [`${line.quantity} × ${line.title}`, `    ${line.each}   ${line.total}`]),
        '',
        ...sums.map(([label, amount]) => `${label}  ${amount}`),
        '',
        `${words.open}  ${url}`,
        '',
        words.note,
        help,
        '',
        bye,
        '',
        `${stopWords[locale]}  ${stop}`,
      ].join('\n'),
    ),
    stop,
  };
};
