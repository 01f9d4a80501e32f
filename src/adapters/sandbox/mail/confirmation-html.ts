import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import { html } from '../pages/html.ts';
import type { Confirmation } from './confirmation.ts';
import { mailButton, mailFrame, mailItem } from './mail-frame.ts';

const pair = ([label, value]: readonly [string, string]) =>
  html`<tr><td style="padding:6px 0">${label}</td><td align="right" style="padding:6px 0">${value}</td></tr>`;

/** The confirmation as mail programs show it, in the shop's colours. */
export const confirmationHtml = (shop: Shop, look: BrandLook, locale: Locale, mail: Confirmation): string => {
  const [totalLabel, totalAmount] = mail.total;
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${mail.greeting}</h1>
${mail.lead.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
<table role="presentation" width="100%" cellspacing="0" style="margin:20px 0;border-top:1px solid ${look.line};border-bottom:1px solid ${look.line}">${mail.facts.map(pair)}</table>
${mail.arrives === undefined ? '' : html`<p style="margin:0 0 20px"><strong>${mail.arrives}</strong></p>`}
<table role="presentation" width="100%" cellspacing="0">${mail.lines.map(mailItem(look.line))}</table>
<table role="presentation" width="100%" cellspacing="0" style="margin:12px 0 24px">${mail.sums.map(pair)}
<tr><td style="padding:8px 0;font-size:18px"><strong>${totalLabel}</strong> <span style="font-size:13px">${mail.vat}</span></td><td align="right" style="padding:8px 0;font-size:18px"><strong>${totalAmount}</strong></td></tr></table>
<table role="presentation" width="100%"><tr>${mail.addresses.map(
    ([label, lines]) =>
      html`<td width="50%" style="vertical-align:top;padding:0 12px 20px 0;word-break:break-word"><strong>${label}</strong><br>${lines.map((line) => html`${line}<br>`)}</td>`,
  )}</tr></table>
${mailButton(look, mail.open)}
${mail.again === undefined ? '' : html`<p style="margin:0 0 12px;font-size:14px"><a href="${mail.again.url}">${mail.again.label}</a></p>`}
<p style="margin:0 0 12px;font-size:14px"><a href="${mail.withdraw.url}">${mail.withdraw.label}</a></p>
<p style="margin:0 0 12px;font-size:14px">${mail.help}</p>
<p style="margin:0">${mail.bye}</p>`;
  return mailFrame(shop, look, locale, { subject: mail.subject, content });
};
