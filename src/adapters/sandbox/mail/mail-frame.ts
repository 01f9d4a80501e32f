import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { type Html, html } from '../pages/html.ts';
import { imprint } from './imprint.ts';
import type { MailLook } from './mail-look.ts';

// Mail programs support neither style sheets nor modern layout: this file uses tables, and styles on each element.

/** Styles for mail programs with a dark mode that support media queries. All others use the styles on each element. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.g{background:#14161a!important;color:#eceef2!important}.s{background:#1e2126!important}.l,.l td{border-color:#3a3f49!important}.k{color:#c9d6ff!important}.q{background:#fff!important;border-radius:6px}}`;

/** A purely decorative drawing of the shop. */
const picture = ({ brand, origin, hasLines, align }: MailLook, name: DrawingName) =>
  html`<img class="${hasLines ? 'q' : ''}" src="${origin}/drawings/${brand}/${name}-640.png" width="240" height="160" alt="" style="display:block;width:240px;max-width:100%;height:auto;margin:${align === 'center' ? '0 auto 20px' : '0 0 20px'};border:0">`;

export const mailHeading = ({ headType, headWeight }: MailLook, text: string) =>
  html`<h1 style="margin:0 0 12px;font:${headWeight} 26px/1.2 ${headType}">${text}</h1>`;

/** The one fact that the reader opens the mail for: its label, and the fact large below it. */
export const mailHeadline = (
  { headType, headWeight, line }: MailLook,
  { label, fact }: { readonly label: string; readonly fact: string },
) =>
  html`<p class="l" style="margin:0 0 20px;padding:16px 0;border-top:1px solid ${line};border-bottom:1px solid ${line}"><span style="font-size:14px">${label}</span><br><strong style="font:${headWeight} 32px/1.15 ${headType}">${fact}</strong></p>`;

/**
 * A mail in the shop's style: its logo at the top, the content on white, the sender's details below. `preview` is the
 * text that mail lists show beside the subject.
 */
export const mailFrame = (
  shop: Pick<Shop, 'name' | 'contact' | 'country'>,
  look: MailLook,
  locale: Locale,
  {
    t,
    subject,
    preview,
    drawing,
    content,
  }: {
    readonly t: Say;
    readonly subject: string;
    readonly preview: string;
    readonly drawing?: DrawingName;
    readonly content: Html;
  },
): string =>
  html`<!doctype html>
<html lang="${pageLanguage(locale, shop.country)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><base target="_blank"><title>${subject}</title><style>${{ markup: dark }}</style></head>
<body class="g" style="margin:0;background:${look.ground};color:${look.text};font:16px/1.5 ${look.type}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table class="g" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.ground}"><tr><td align="center" style="padding:24px 12px">
<table class="s" role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:${look.radius}px">
<tr><td style="padding:18px 28px;background:${look.bar};border-bottom:3px solid ${look.primary};border-radius:${look.radius}px ${look.radius}px 0 0"><a href="${look.origin}" style="color:${look.primary};font:${look.headWeight} 22px/1.2 ${look.headType};text-decoration:none"><img src="${look.origin}/drawings/${look.brand}/logo-640.png" width="190" height="35" alt="${shop.name}" style="display:block;margin:${look.align === 'center' ? '0 auto' : '0'};border:0"></a></td></tr>
<tr><td style="padding:28px;word-break:break-word;overflow-wrap:anywhere;font:16px/1.5 ${look.type}">
${drawing && picture(look, drawing)}
${content}
</td></tr></table>
<p style="max-width:544px;margin:20px auto 0;padding:0 16px;font-size:12px;text-align:left">${imprint(shop, t).map((line) => html`${line}<br>`)}</p></td></tr></table></body></html>`
    .markup;

/** The mail's main call to action. */
export const mailButton = (
  look: MailLook,
  { url, label }: { readonly url: string; readonly label: string },
) =>
  html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:14px 24px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px;text-decoration:none;font-weight:600">${label}</a></p>`;

/** A secondary link. */
export const mailLink = (look: MailLook, { url, label }: { readonly url: string; readonly label: string }) =>
  html`<p style="margin:0 0 12px;font-size:14px"><a class="k" href="${url}" style="color:${look.primary}">${label}</a></p>`;

/** The unsubscribe link for mails of this kind, at the very end. */
export const mailStop = (t: Say, url: string) =>
  html`<p style="margin:24px 0 0;font-size:14px"><a href="${url}" style="color:inherit">${t('mails:letter.stop')}</a></p>`;
