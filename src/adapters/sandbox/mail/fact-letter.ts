import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Html, html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import type { WrittenGoods } from '../words/written-order.ts';
import { mailNote } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import {
  colon,
  type Headline,
  headlineText,
  keepShort,
  mailButton,
  mailFrame,
  mailHeading,
  mailLink,
  mailTable,
  whole,
} from './mail-frame.ts';
import { goodsText, mailGoods } from './mail-item.ts';
import { mailLook } from './mail-look.ts';

/** A label and its value. Several values are shown one below the other. */
export type Fact = readonly [label: string, value: string | readonly string[]];

/** A fact without markup; several values stand one below the other there as well. */
const factText =
  (locale: Locale) =>
  ([name, value]: Fact): string =>
    typeof value === 'string'
      ? `${name}${colon(locale)} ${value}`
      : [`${name}${colon(locale)}`, ...value.map((one) => `    ${one}`)].join('\n');

const label = `font-weight:400;${whole}`;

const row = ([name, value]: Fact) =>
  typeof value === 'string'
    ? html`<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;vertical-align:top;${label}">${name}</th><td style="padding:6px 0;vertical-align:top${keepShort(value)}"><strong>${value}</strong></td></tr>`
    : html`<tr><th scope="row" colspan="2" align="left" style="padding:6px 0 0;${label}">${name}</th></tr>
<tr><td colspan="2" style="padding:0 0 6px">${value.map((one) => html`<strong>${one}</strong><br>`)}</td></tr>`;

/** The content of a letter that lists facts, in the order of display. Its texts are whole sentences, already translated. */
export interface FactLetter extends Pick<Letter, 'brand' | 'locale' | 'recipient' | 'subject'> {
  readonly greeting: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** The fact that the reader opens the letter for: shown large, and first among the facts in the plain-text part. */
  readonly headline?: Headline;
  /** The shop's drawing at the top. */
  readonly picture?: DrawingName;
  /** Content above the facts, as HTML and as text. */
  readonly drawing?: { readonly html: Html; readonly text: string };
  /** What it is about, below the facts. */
  readonly goods?: readonly WrittenGoods[];
  readonly note?: string;
  /** Right below the headline where there is one, else below all that has to be known first. */
  readonly button?: { readonly url: string; readonly label: string };
  /** A secondary link beside the one button. */
  readonly link?: { readonly url: string; readonly label: string };
  /** Small print at the end. */
  readonly after: readonly string[];
  readonly bye: string;
}

/** Builds the letter as HTML with the facts in a table, and as plain text with the facts as lines. */
export const factLetter = (
  sandbox: Pick<Sandbox, 'shops' | 'looks' | 'publicUrl' | 'texts'>,
  letter: FactLetter,
): Letter => {
  const { brand, locale, recipient, subject, greeting, text, facts, drawing, note, button, after, bye } =
    letter;
  const { headline, picture, goods = [], link } = letter;
  const shop = sandbox.shops[brand];
  const look = mailLook(sandbox, brand);
  const t = sandbox.texts(brand, locale);
  const content = html`${mailHeading(look, { subject, headline, greeting })}
<p style="margin:0 0 20px">${text}</p>
${drawing?.html}
${headline ? button && mailButton(look, button) : undefined}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font:16px/1.5 ${look.type}">${facts.map(row)}</table>
${goods.length === 0 ? undefined : mailTable(look, { margin: '0 0 20px' }, goods.map(mailGoods(look)))}
${note === undefined ? undefined : html`<p style="margin:0 0 20px">${note}</p>`}
${headline ? undefined : button && mailButton(look, button)}
${link && mailLink(look, link)}
${after.map((small) => mailNote(shop, small))}
<p style="margin:0">${bye}</p>`;
  const first = headline === undefined ? [] : [headlineText(locale, headline)];
  const paragraphs = [
    greeting,
    text,
    [...first, ...facts.map(factText(locale))].join('\n'),
    ...(drawing ? [drawing.text] : []),
    ...(goods.length === 0 ? [] : [goods.map(goodsText).join('\n')]),
    ...(note === undefined ? [] : [note]),
    ...[button, link].flatMap((way) => (way ? [`${way.label}  ${way.url}`] : [])),
    after.join('\n'),
    bye,
  ];
  return {
    brand,
    locale,
    recipient,
    subject,
    html: mailFrame(shop, look, locale, {
      t,
      subject,
      preview: [...first, text].join(' · '),
      ...(picture && { drawing: picture }),
      content,
    }),
    text: signed(shop, t, paragraphs.join('\n\n')),
  };
};
