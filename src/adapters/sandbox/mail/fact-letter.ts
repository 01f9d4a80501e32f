import { type Html, html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame } from './mail-frame.ts';

/** Several values stand one below the other. */
export type Fact = readonly [label: string, value: string | readonly string[]];

const valuesOf = (value: Fact[1]): readonly string[] => (typeof value === 'string' ? [value] : value);

const label = 'font-weight:400;word-break:normal;overflow-wrap:normal';

const row = ([name, value]: Fact) =>
  typeof value === 'string'
    ? html`<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;vertical-align:top;${label}">${name}</th><td style="padding:6px 0;vertical-align:top"><strong>${value}</strong></td></tr>`
    : html`<tr><th scope="row" colspan="2" align="left" style="padding:6px 0 0;${label}">${name}</th></tr>
<tr><td colspan="2" style="padding:0 0 6px">${value.map((one) => html`<strong>${one}</strong><br>`)}</td></tr>`;

/** What a letter says that tells its reader facts, in this order. Its texts are whole sentences, ready to be read. */
export interface FactLetter extends Pick<Letter, 'brand' | 'locale' | 'recipient' | 'subject'> {
  readonly greeting: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** What stands below the facts, drawn and as text. */
  readonly drawing?: { readonly html: Html; readonly text: string };
  readonly note?: string;
  readonly button?: { readonly url: string; readonly label: string };
  /** What stands small below all else. */
  readonly after: readonly string[];
  readonly bye: string;
}

/** The letter as a page, its facts as a table, and as plain text, its facts as lines. */
export const factLetter = (
  { shops, looks }: Pick<Sandbox, 'shops' | 'looks'>,
  { brand, locale, recipient, subject, greeting, text, facts, drawing, note, button, after, bye }: FactLetter,
): Letter => {
  const look = looks[brand];
  const content = html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${greeting}</h1>
<p style="margin:0 0 20px">${text}</p>
<table width="100%" cellspacing="0" style="margin:0 0 20px">${facts.map(row)}</table>
${drawing?.html}
${note === undefined ? undefined : html`<p style="margin:0 0 20px">${note}</p>`}
${button && mailButton(look, button)}
${after.map((small) => html`<p style="margin:0 0 12px;font-size:14px">${small}</p>`)}
<p style="margin:0">${bye}</p>`;
  const mark = locale === 'fr' ? '\u202f:' : ':';
  const paragraphs = [
    greeting,
    text,
    facts.map(([name, value]) => `${name}${mark} ${valuesOf(value).join('; ')}`).join('\n'),
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
    html: mailFrame(shops[brand], look, locale, { subject, preview: text, content }),
    text: signed(shops[brand], locale, paragraphs.join('\n\n')),
  };
};
