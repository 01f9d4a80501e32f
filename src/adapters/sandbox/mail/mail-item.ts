import { html } from '../pages/html.ts';
import { factsWithoutLineBreaks } from '../words/no-line-breaks.ts';
import type { LabelledAmount, WrittenGoods, WrittenLine } from '../words/written-order.ts';
import { mailMargin, whole } from './mail-frame.ts';
import type { MailLook } from './mail-look.ts';

/** Returns a product picture's URL in a format that mail programs can show. `image` is the value from the product. */
const pictureUrl = (origin: string, image: string): string => {
  const [path = '', query = ''] = image.split('?');
  return `${origin}${path}.png?size=140x140${query && `&${query}`}`;
};

/** One large product picture. */
export const mailPicture = (look: MailLook, image: string) =>
  html`<img class="q" src="${pictureUrl(look.origin, image)}" width="140" height="140" alt="" style="display:block;margin:${mailMargin(look)};border:0">`;

const pictured = ({ origin }: MailLook, { image }: WrittenGoods, rows: number) =>
  html`<td width="76" rowspan="${rows}" style="padding:12px 12px 12px 0;vertical-align:top">${
    image === undefined
      ? ''
      : html`<img class="q" src="${pictureUrl(origin, image)}" width="64" height="64" alt="" style="display:block;border:0">`
  }</td>`;

/**
 * An eye and its values in the style of a lens pass: each value below its label. Word ignores what holds the two together,
 * so that a value would be beside the label of the next: in Outlook it is beside its own.
 */
const valuesOf = ({ eye, values = [] }: WrittenGoods) =>
  eye === undefined
    ? undefined
    : html`<strong>${eye}</strong><br>${values.map(
        ([label, value]) =>
          html`<span style="display:inline-block;margin:4px 16px 4px 0;line-height:1.3"><span style="font-size:12px">${label}</span><!--[if mso]>&nbsp;<![endif]--><!--[if !mso]><!--><br><!--<![endif]--><strong>${value}</strong></span><!--[if mso]>&nbsp; <![endif]-->`,
      )}`;

/** Up to so many lines, each value has its own place. A longer mail would be cut off in Gmail, which shows 102 kB. */
const fewLines = 12;

/** Returns the details of a line; undefined if it has none. */
const detailsOf = (line: WrittenGoods, isShort = false) =>
  (isShort ? undefined : valuesOf(line)) ??
  (line.details.length === 0 ? undefined : html`${factsWithoutLineBreaks(line.details)}`);

const row = 'padding:0;font-size:14px';

/** One item of an order or cart: its picture and name, its details, and its price below them. `count`: of all lines. */
export const mailItem =
  (look: MailLook, count = 1) =>
  (line: WrittenLine) => {
    const details = detailsOf(line, count > fewLines);
    return html`<tr>${pictured(look, line, details ? 3 : 2)}<td colspan="2" style="padding:12px 0 0;vertical-align:top;${whole}"><strong>${line.quantity} × ${line.title}</strong></td></tr>
${details && html`<tr><td colspan="2" style="${row}">${details}</td></tr>`}
<tr class="l"><td style="padding:2px 12px 12px 0;border-bottom:1px solid ${look.line};font-size:14px;vertical-align:bottom;${whole}">${line.each}</td><td align="right" style="padding:2px 0 12px;border-bottom:1px solid ${look.line};vertical-align:bottom;white-space:nowrap">${line.total}</td></tr>`;
  };

/** A sum below the items. */
export const mailSum = ([label, amount]: LabelledAmount) =>
  html`<tr><td colspan="2" style="padding:12px 16px 0 0;${whole}"><strong>${label}</strong></td><td align="right" style="padding:12px 0 0;white-space:nowrap"><strong>${amount}</strong></td></tr>`;

/** One item without a price. */
export const mailGoods = (look: MailLook) => (line: WrittenGoods) => {
  const details = detailsOf(line);
  return html`<tr class="l">${pictured(look, line, 1)}<td style="padding:12px 0;border-bottom:1px solid ${look.line};vertical-align:top;font-size:14px"><strong style="font-size:16px;${whole}">${line.quantity} × ${line.title}</strong>${details && html`<br>${details}`}</td></tr>`;
};

/** One item without a price, as plain text. */
export const goodsText = ({ quantity, title, details }: WrittenGoods): string =>
  [`${quantity} × ${title}`, ...(details.length === 0 ? [] : [`    ${details.join(' · ')}`])].join('\n');
