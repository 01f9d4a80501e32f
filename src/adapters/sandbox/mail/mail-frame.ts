import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import { type Html, html } from '../pages/html.ts';
import { stopWords } from './words/stop.ts';

// Mail programs read neither style sheets nor modern layout: tables, and styles on each element.

/** A mail in the shop's colours: its name above, the content on white. */
export const mailFrame = (
  { name }: Pick<Shop, 'name'>,
  look: BrandLook,
  locale: Locale,
  { subject, content }: { readonly subject: string; readonly content: Html },
): string =>
  html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${subject}</title></head>
<body style="margin:0;background:${look.ground};color:${look.text};font:16px/1.5 system-ui,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:${look.radius}px">
<tr><td style="padding:20px 28px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px ${look.radius}px 0 0;font-size:22px;font-weight:700">${name}</td></tr>
<tr><td style="padding:28px">
${content}
</td></tr></table></td></tr></table></body></html>`.markup;

/** The one thing that a mail asks its reader to do. */
export const mailButton = (
  look: BrandLook,
  { url, label }: { readonly url: string; readonly label: string },
) =>
  html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 20px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px;text-decoration:none;font-weight:600">${label}</a></p>`;

/** The way out of mails of this kind, at the very end. */
export const mailStop = (locale: Locale, url: string) =>
  html`<p style="margin:24px 0 0;font-size:14px"><a href="${url}" style="color:inherit">${stopWords[locale]}</a></p>`;

const cell = 'padding:10px 0;vertical-align:top';

/** One thing that was ordered, or waits to be. */
export const mailItem =
  (line: string) =>
  (item: {
    readonly quantity: number;
    readonly title: string;
    readonly details: readonly string[];
    readonly each: string;
    readonly total: string;
  }) =>
    html`<tr><td style="${cell};border-bottom:1px solid ${line}"><strong>${item.quantity} × ${item.title}</strong><br>
<span style="font-size:14px">${item.details.join(' · ')}</span>${item.details.length > 0 ? html`<br>` : ''}
<span style="font-size:14px">${item.each}</span></td>
<td align="right" style="${cell};border-bottom:1px solid ${line};white-space:nowrap">${item.total}</td></tr>`;
