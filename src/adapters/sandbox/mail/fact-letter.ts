import type { DrawingName } from '../../../domain/content/drawing.ts';
import { type Html, html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailHeadline } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';

/** A label and its value. Several values are shown one below the other. */
export type Fact = readonly [label: string, value: string | readonly string[]];

const valuesOf = (value: Fact[1]): readonly string[] => (typeof value === 'string' ? [value] : value);

const label = 'font-weight:400;word-break:normal;overflow-wrap:normal';

const row = ([name, value]: Fact) =>
  typeof value === 'string'
    ? html`<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;vertical-align:top;${label}">${name}</th><td style="padding:6px 0;vertical-align:top"><strong>${value}</strong></td></tr>`
    : html`<tr><th scope="row" colspan="2" align="left" style="padding:6px 0 0;${label}">${name}</th></tr>
<tr><td colspan="2" style="padding:0 0 6px">${value.map((one) => html`<strong>${one}</strong><br>`)}</td></tr>`;

/** The content of a letter that lists facts, in the order of display. Its texts are whole sentences, already translated. */
export interface FactLetter extends Pick<Letter, 'brand' | 'locale' | 'recipient' | 'subject'> {
  readonly greeting: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** The fact that the reader opens the letter for: shown large, and first among the facts in the plain-text part. */
  readonly headline?: { readonly label: string; readonly fact: string };
  /** The shop's drawing at the top. */
  readonly picture?: DrawingName;
  /** Content below the facts, as HTML and as text. */
  readonly drawing?: { readonly html: Html; readonly text: string };
  readonly note?: string;
  readonly button?: { readonly url: string; readonly label: string };
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
  const { headline, picture } = letter;
  const shop = sandbox.shops[brand];
  const look = mailLook(sandbox, brand);
  const t = sandbox.texts(brand, locale);
  const content = html`${mailHeading(look, greeting)}
<p style="margin:0 0 20px">${text}</p>
${headline && mailHeadline(look, headline)}
<table width="100%" cellspacing="0" style="margin:0 0 20px">${facts.map(row)}</table>
${drawing?.html}
${note === undefined ? undefined : html`<p style="margin:0 0 20px">${note}</p>`}
${button && mailButton(look, button)}
${after.map((small) => html`<p style="margin:0 0 12px;font-size:14px">${small}</p>`)}
<p style="margin:0">${bye}</p>`;
  const allFacts = headline ? [[headline.label, headline.fact] as const, ...facts] : facts;
  const mark = locale === 'fr' ? '\u202f:' : ':';
  const paragraphs = [
    greeting,
    text,
    allFacts.map(([name, value]) => `${name}${mark} ${valuesOf(value).join('; ')}`).join('\n'),
    ...(drawing ? [drawing.text] : []),
    ...(note === undefined ? [] : [note]),
    ...(button ? [`${button.label}  ${button.url}`] : []),
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
      preview: text,
      ...(picture && { drawing: picture }),
      content,
    }),
    text: signed(shop, t, paragraphs.join('\n\n')),
  };
};
