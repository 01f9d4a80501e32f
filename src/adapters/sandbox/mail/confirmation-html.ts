import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import { html } from '../pages/html.ts';
import type { Confirmation, MailLine } from './confirmation.ts';

// Mail programs read neither style sheets nor modern layout: tables, and styles on each element.
const cell = 'padding:10px 0;vertical-align:top';

const itemRow = (line: string) => (item: MailLine) =>
  html`<tr><td style="${cell};border-bottom:1px solid ${line}"><strong>${item.quantity} × ${item.title}</strong><br>
<span style="font-size:14px">${item.details.join(' · ')}</span>${item.details.length > 0 ? html`<br>` : ''}
<span style="font-size:14px">${item.each}</span></td>
<td align="right" style="${cell};border-bottom:1px solid ${line};white-space:nowrap">${item.total}</td></tr>`;

const pair = ([label, value]: readonly [string, string]) =>
  html`<tr><td style="padding:6px 0">${label}</td><td align="right" style="padding:6px 0">${value}</td></tr>`;

/** The confirmation as mail programs show it, in the shop's colours. */
export const confirmationHtml = (
  { name }: Shop,
  look: BrandLook,
  locale: Locale,
  mail: Confirmation,
): string => {
  const [totalLabel, totalAmount] = mail.total;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${mail.subject}</title></head>
<body style="margin:0;background:${look.ground};color:${look.text};font:16px/1.5 system-ui,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:${look.radius}px">
<tr><td style="padding:20px 28px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px ${look.radius}px 0 0;font-size:22px;font-weight:700">${name}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${mail.greeting}</h1>
${mail.lead.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
<table role="presentation" width="100%" cellspacing="0" style="margin:20px 0;border-top:1px solid ${look.line};border-bottom:1px solid ${look.line}">${mail.facts.map(pair)}</table>
${mail.arrives === undefined ? '' : html`<p style="margin:0 0 20px"><strong>${mail.arrives}</strong></p>`}
<table role="presentation" width="100%" cellspacing="0">${mail.lines.map(itemRow(look.line))}</table>
<table role="presentation" width="100%" cellspacing="0" style="margin:12px 0 24px">${mail.sums.map(pair)}
<tr><td style="padding:8px 0;font-size:18px"><strong>${totalLabel}</strong> <span style="font-size:13px">${mail.vat}</span></td><td align="right" style="padding:8px 0;font-size:18px"><strong>${totalAmount}</strong></td></tr></table>
<table role="presentation" width="100%"><tr>${mail.addresses.map(
    ([label, lines]) =>
      html`<td width="50%" style="vertical-align:top;padding:0 12px 20px 0"><strong>${label}</strong><br>${lines.map((line) => html`${line}<br>`)}</td>`,
  )}</tr></table>
<p style="margin:0 0 24px"><a href="${mail.open.url}" style="display:inline-block;padding:12px 20px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px;text-decoration:none;font-weight:600">${mail.open.label}</a></p>
<p style="margin:0 0 12px;font-size:14px">${mail.help}</p>
<p style="margin:0">${mail.bye}</p>
</td></tr></table></td></tr></table></body></html>`.markup;
};
