import type { Shop } from '../../../application/shared/shop.ts';
import { abandonedCartPath } from '../../../domain/shared/mail-link.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { html } from '../pages/html.ts';
import { withoutValues, writtenGoods, writtenLine } from '../words/written-order.ts';
import type { Voice } from './confirmation.ts';
import { contactValues, mailNote } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailStop, mailTable } from './mail-frame.ts';
import { mailItem, mailSum } from './mail-item.ts';
import type { MailLook } from './mail-look.ts';
import { greeting, mailedName, nameOf } from './mailed-name.ts';

/** The recipient of a reminder, with the shop, its look and its texts. */
export interface Reminded extends Voice {
  readonly shop: Shop;
  readonly look: MailLook;
  readonly recipient: string;
  /** Where the reader unsubscribes from such reminders. */
  readonly stop: string;
  /** The customer who owns the cart. Undefined for a guest. */
  readonly owner?: Pick<CustomerRow, 'first_name' | 'last_name'> | undefined;
  /** Secret that signs in the customer who owns the cart. Undefined for a guest. Source: AUTH-8. */
  readonly hash?: string;
}

/** The reminder of an abandoned cart: its contents and a link that restores it. Source: REO-5. */
export const reminderLetter = (
  { shop, look, locale, t, recipient, stop, owner, hash }: Reminded,
  cart: CartWire,
): Letter => {
  const values = contactValues(shop);
  // A guest's name is unknown before the address step.
  const name = nameOf(shop, t, cart.billing_address) || (owner ? mailedName(shop, owner) : '');
  const hello = greeting(t, name);
  // Eye values belong to the order: a reminder does not show them.
  const lines = cart.items
    .map(
      writtenLine(shop, t, {
        locale,
        currency: cart.currency_code,
        country: cart.shipping_address?.country_code,
      }),
    )
    .map(withoutValues);
  const sums = writtenGoods(shop, t, cart);
  const query = hash === undefined ? '' : `?hash=${hash}`;
  const url = `${look.origin}${abandonedCartPath(locale, 'mail', cart.token_value)}${query}`;
  const subject = t('mails:cart.subject', values);
  const help = t('mails:letter.help', values);
  const bye = t('mails:letter.bye', values);
  const text = t('mails:cart.text');
  const open = t('mails:cart.open');
  const note = t('mails:cart.note');
  const content = html`${mailHeading(look, { subject, greeting: hello })}
<p style="margin:0 0 20px">${text}</p>
${mailTable(look, { margin: '0 0 24px' }, [...lines.map(mailItem(look, lines.length)), ...sums.map(mailSum)])}
${mailButton(look, { url, label: open })}
<p style="margin:0 0 12px;font-size:14px">${note}</p>
${mailNote(shop, help)}
<p style="margin:0">${bye}</p>${mailStop(t, stop)}`;
  return {
    brand: shop.id,
    locale,
    recipient,
    subject,
    html: mailFrame(shop, look, locale, { t, subject, preview: text, drawing: 'state-empty', content }),
    text: signed(
      shop,
      t,
      [
        hello,
        '',
        text,
        '',
        ...lines.flatMap((line) => [`${line.quantity} × ${line.title}`, `    ${line.each}   ${line.total}`]),
        '',
        ...sums.map(([label, amount]) => `${label}  ${amount}`),
        '',
        `${open}  ${url}`,
        '',
        note,
        help,
        '',
        bye,
        '',
        `${t('mails:letter.stop')}  ${stop}`,
      ].join('\n'),
    ),
    stop,
  };
};
