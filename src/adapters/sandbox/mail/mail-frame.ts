import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import { type Html, html } from '../pages/html.ts';
import { unbrokenFacts } from '../words/unbroken.ts';
import { imprint } from './imprint.ts';
import { stopWords } from './words/stop.ts';

// Mail programs read neither style sheets nor modern layout: tables, and styles on each element.

/**
 * A mail in the shop's colours: its name above, the content on white, who writes below. `preview` is what lists of mails
 * show beside the subject.
 */
export const mailFrame = (
  shop: Pick<Shop, 'name' | 'contact' | 'country'>,
  look: BrandLook,
  locale: Locale,
  {
    subject,
    preview,
    content,
  }: { readonly subject: string; readonly preview: string; readonly content: Html },
): string =>
  html`<!doctype html>
<html lang="${pageLanguage(locale, shop.country)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${subject}</title></head>
<body style="margin:0;background:${look.ground};color:${look.text};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:${look.radius}px">
<tr><td style="padding:20px 28px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px ${look.radius}px 0 0;font-size:22px;font-weight:700">${shop.name}</td></tr>
<tr><td style="padding:28px;word-break:break-word;overflow-wrap:anywhere">
${content}
</td></tr></table>
<p style="max-width:544px;margin:20px auto 0;padding:0 16px;font-size:12px;text-align:left">${imprint(shop, locale).map((line) => html`${line}<br>`)}</p></td></tr></table></body></html>`
    .markup;

/** The one thing that a mail asks its reader to do. */
export const mailButton = (
  look: BrandLook,
  { url, label }: { readonly url: string; readonly label: string },
) =>
  html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 20px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px;text-decoration:none;font-weight:600">${label}</a></p>`;

/** A way on that is not the one thing to do. */
export const mailLink = (look: BrandLook, { url, label }: { readonly url: string; readonly label: string }) =>
  html`<p style="margin:0 0 12px;font-size:14px"><a href="${url}" style="color:${look.primary}">${label}</a></p>`;

/** The way out of mails of this kind, at the very end. */
export const mailStop = (locale: Locale, url: string) =>
  html`<p style="margin:24px 0 0;font-size:14px"><a href="${url}" style="color:inherit">${stopWords[locale]}</a></p>`;

/** One thing that was ordered, or waits to be: name and price, and below them, all across, what it is in detail. */
export const mailItem =
  (line: string) =>
  ({
    quantity,
    title,
    details,
    each,
    total,
  }: {
    readonly quantity: number;
    readonly title: string;
    readonly details: readonly string[];
    readonly each: string;
    readonly total: string;
  }) =>
    html`<tr><td style="padding:10px 16px 0 0;vertical-align:top"><strong>${quantity} × ${title}</strong></td>
<td align="right" style="padding:10px 0 0;vertical-align:top;white-space:nowrap">${total}</td></tr>
<tr><td colspan="2" style="padding:0 0 10px;border-bottom:1px solid ${line};font-size:14px">${unbrokenFacts(details)}${details.length > 0 ? html`<br>` : ''}${each}</td></tr>`;
