import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { type Html, html } from '../pages/html.ts';
import { imprint } from './imprint.ts';
import type { MailLook } from './mail-look.ts';

/** Style that never breaks a word. */
export const whole = 'word-break:normal;overflow-wrap:normal';

/** Returns a style that keeps a short value on one line, such as a number or a date with its time. */
export const keepShort = (value: string): string => (value.length <= 18 ? ';white-space:nowrap' : '');

/** The separator between a label and its value. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u202f:' : ':');

// Mail programs support neither style sheets nor modern layout: this file uses tables, and styles on each element.

/** Styles for mail programs that support media queries: dark mode and phones. All others use the styles on each element. */
const conditions = ({ dark, plate }: MailLook) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.o{padding:0 0 24px!important}.c{padding:24px 20px!important}}@media (prefers-color-scheme:dark){.g{background:${dark.ground}!important;color:${dark.text}!important}.s{background:${dark.surface}!important;color:${dark.text}!important}.l,.l td{border-color:${dark.line}!important}.k{color:${dark.primary}!important}.b,.d{background:${dark.primary}!important;color:${dark.onPrimary}!important}.q{background:${plate}!important;border-radius:6px}.h{background:${dark.surface}!important;border-color:${dark.line}!important}.u{display:none!important}.n{display:block!important;max-height:none!important}}`;

/** The typefaces that every computer has. Word takes Times if the first typeface of a list is missing. */
const everywhere = (type: string): string => type.slice(type.indexOf(',') + 1);

/** What only Outlook reads, which renders mails with Word. */
const forWord = ({ type, headType }: MailLook) =>
  `<!--[if mso]><style>body,table,td,th,p,div,a,span,strong{font-family:${everywhere(type)}!important}h1,h2,h3,h1 span,.f{font-family:${everywhere(headType)}!important}</style><![endif]-->`;

/** A table within a mail. It names its typeface, because a page without a doctype hands none down to tables. */
export const mailTable = (
  { type, line }: MailLook,
  { margin, isRuled = false }: { readonly margin: string; readonly isRuled?: boolean },
  rows: readonly Html[],
): Html =>
  html`<table class="${isRuled ? 'l' : ''}" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:${margin};font:16px/1.5 ${type}${isRuled ? `;border-top:1px solid ${line};border-bottom:1px solid ${line}` : ''}">${rows}</table>`;

/** Fills the preview text in lists of mails, so that they do not continue with the first words of the body. */
const silence = '\u034f\u200c\u00a0'.repeat(60);

/** Returns the size of a drawing: portraits are upright, all others are landscape. */
const sizeOf = (name: DrawingName): readonly [width: number, height: number] =>
  /^(optician|person)-/.test(name) ? [160, 200] : [240, 160];

/** The margin that aligns a narrow element in a mail. */
export const mailMargin = ({ align }: Pick<MailLook, 'align'>): string =>
  align === 'center' ? '0 auto 20px' : '0 0 20px';

/** A purely decorative drawing of the shop. */
const picture = (look: MailLook, name: DrawingName) => {
  const [width, height] = sizeOf(name);
  return html`<img class="${look.hasLines ? 'q' : ''}" src="${look.origin}/drawings/${look.brand}/${name}-640.png" width="${width}" height="${height}" alt="" style="display:block;width:${width}px;max-width:100%;height:auto;margin:${mailMargin(look)};border:0">`;
};

const logo = ({ brand, origin, align }: MailLook, name: string, turns: 'always' | 'day' | 'night') => {
  const [kind, shown] = {
    always: ['', 'display:block'],
    day: ['u', 'display:block'],
    night: ['n', 'display:none;max-height:0;mso-hide:all'],
  }[turns];
  return html`<img class="${kind}" src="${origin}/drawings/${brand}/logo${turns === 'night' ? '-night' : ''}-640.png" width="190" height="35" alt="${name}" style="${shown};margin:${align === 'center' ? '0 auto' : '0'};border:0">`;
};

/** The shop's logo. Where pictures are off, its name is in the colour of the link around it. A bar that turns dark in dark mode has a second logo for it. Source: MAIL-4. */
const logos = (look: MailLook, name: string) =>
  look.bar === look.surface
    ? html`${logo(look, name, 'day')}<!--[if !mso]><!-->${logo(look, name, 'night')}<!--<![endif]-->`
    : logo(look, name, 'always');

/** Numbers with hyphens, such as that of an order. */
const numbers = /(\S*\d-\S*)/;

/** The one fact that the reader opens the mail for. `more`: a helpful addition, such as the weekdays of a date. */
export interface Headline {
  readonly label: string;
  readonly fact: string;
  readonly more?: string;
}

/** Returns the headline as plain text, also used as preview text. */
export const headlineText = (locale: Locale, { label, fact, more }: Headline): string =>
  `${label}${colon(locale)} ${fact}${more === undefined ? '' : ` (${more})`}`;

/** The headline as HTML: its label, and the fact large below it. */
const mailHeadline = ({ headType, headWeight, line }: MailLook, { label, fact, more }: Headline) =>
  html`<p class="l" style="margin:0 0 20px;padding:16px 0;border-top:1px solid ${line};border-bottom:1px solid ${line}"><span style="font-size:14px">${label}</span><br><strong class="f" style="font:${headWeight} 32px/1.15 ${headType}">${fact}</strong>${more && html`<br><span style="font-size:14px">${more}</span>`}</p>`;

/**
 * What the mail is about, its headline, and the greeting below. Mail programs show the subject above the mail, so beside
 * a headline it is small: the headline is read first. A number stays on one line. Source: MAIL-1.
 */
export const mailHeading = (
  look: MailLook,
  {
    subject,
    headline,
    greeting,
  }: { readonly subject: string; readonly headline?: Headline | undefined; readonly greeting: string },
) =>
  html`<h1 style="margin:0 0 12px;${whole};font:${look.headWeight} ${headline ? 18 : 26}px/1.2 ${look.headType}">${subject
    .split(numbers)
    .map((part) =>
      numbers.test(part) ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    )}</h1>
${headline && mailHeadline(look, headline)}
<p style="margin:0 0 8px">${greeting}</p>`;

/**
 * A mail in the shop's style: its logo at the top, the content on white, the sender's details below. `preview` is the
 * text that mail lists show beside the subject.
 */
export const mailFrame = (
  shop: Pick<Shop, 'name' | 'contact' | 'country' | 'facts'>,
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
<html lang="${pageLanguage(locale, shop.country)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><base target="_blank"><title>${subject}</title><style>${{ markup: conditions(look) }}</style>${{ markup: forWord(look) }}</head>
<body class="g" bgcolor="${look.ground}" style="margin:0;background:${look.ground};color:${look.text};font:16px/1.5 ${look.type}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${silence}</div>
<table class="g" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${look.ground}" style="background:${look.ground};color:${look.text};font:16px/1.5 ${look.type}"><tr><td class="o" align="center" style="padding:24px 12px">
<table class="s" role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:600px;width:100%;background:#ffffff;color:${look.text};font:16px/1.5 ${look.type};border-radius:${look.radius}px">
<tr><td class="${look.bar === look.surface ? 'h' : ''}" bgcolor="${look.bar}" style="padding:18px 28px;background:${look.bar};border-bottom:3px solid ${look.primary};border-radius:${look.radius}px ${look.radius}px 0 0"><a class="${look.bar === look.surface ? 'k' : ''}" href="${look.origin}" style="color:${look.bar === look.surface ? look.primary : '#ffffff'};font:${look.headWeight} 22px/1.2 ${look.headType};text-decoration:none">${logos(look, shop.name)}</a></td></tr>
<tr><td class="c" style="padding:28px;word-break:break-word;overflow-wrap:anywhere;font:16px/1.5 ${look.type}">
${drawing && picture(look, drawing)}
${content}
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%"><tr><td align="left" style="padding:20px 28px 0;font:12px/1.5 ${look.type}">${imprint(shop, t).map((line) => html`${line}<br>`)}</td></tr></table></td></tr></table></body></html>`
    .markup;

/** The mail's main call to action. In Outlook its space comes from the cell, as Word gives a link none. */
export const mailButton = (
  look: MailLook,
  { url, label }: { readonly url: string; readonly label: string },
) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="d" bgcolor="${look.primary}" style="background:${look.primary};border-radius:${look.radius}px;mso-padding-alt:14px 24px"><a class="b" href="${url}" style="display:inline-block;padding:14px 24px;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px;text-decoration:none;font:600 16px/1.4 ${look.type}">${label}</a></td></tr><tr><td style="height:24px;font-size:0;line-height:24px">&nbsp;</td></tr></table>`;

/** A secondary link. */
export const mailLink = (look: MailLook, { url, label }: { readonly url: string; readonly label: string }) =>
  html`<p style="margin:0 0 12px;font-size:14px"><a class="k" href="${url}" style="color:${look.primary}">${label}</a></p>`;

/** The unsubscribe link for mails of this kind, at the very end. */
export const mailStop = (t: Say, url: string) =>
  html`<p style="margin:24px 0 0;font-size:14px"><a href="${url}" style="color:inherit">${t('mails:letter.stop')}</a></p>`;
