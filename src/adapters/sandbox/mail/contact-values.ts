import type { Shop } from '../../../application/shared/shop.ts';
import { type Html, html } from '../pages/html.ts';
import { noLineBreaks } from '../words/no-line-breaks.ts';

/** Returns the values that a letter's sentences use for the shop: its name and contact data. */
export const contactValues = ({ name, contact: { phone, email } }: Pick<Shop, 'name' | 'contact'>) => ({
  shop: name,
  phone: noLineBreaks(phone),
  email,
});

const way = (href: string, said: string) => html`<a href="${href}" style="color:inherit">${said}</a>`;

/** A sentence of a letter, small, in which the shop's telephone and e-mail are one press away. */
export const mailNote = ({ contact: { phone, email } }: Pick<Shop, 'contact'>, text: string): Html => {
  const ways = new Map([
    [noLineBreaks(phone), `tel:${phone.replaceAll(' ', '')}`],
    [email, `mailto:${email}`],
  ]);
  const parts = [...ways].reduce<readonly string[]>(
    (found, [said]) =>
      found.flatMap((part) => part.split(said).flatMap((rest, i) => (i === 0 ? [rest] : [said, rest]))),
    [text],
  );
  return html`<p style="margin:0 0 12px;font-size:14px">${parts.map((part) => {
    const href = ways.get(part);
    return href === undefined ? html`${part}` : way(href, part);
  })}</p>`;
};
