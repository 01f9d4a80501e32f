import { html } from '../pages/html.ts';
import { unbrokenFacts } from '../words/unbroken.ts';
import type { WrittenLine } from '../words/written-order.ts';
import type { MailLook } from './mail-look.ts';

/** Returns a product picture's URL in a format that mail programs can show. `image` is the value from the product. */
const pictureUrl = (origin: string, image: string): string => {
  const [path = '', query = ''] = image.split('?');
  return `${origin}${path}.png?size=140x140${query && `&${query}`}`;
};

/** No word of a product's name is broken across lines. */
const whole = 'word-break:normal;overflow-wrap:normal';

/** One large product picture. */
export const mailPicture = ({ origin }: MailLook, image: string) =>
  html`<img class="q" src="${pictureUrl(origin, image)}" width="140" height="140" alt="" style="display:block;margin:0 0 20px;border:0">`;

const pictured = ({ origin }: MailLook, { image }: WrittenLine, rows: number) =>
  html`<td width="76" rowspan="${rows}" style="padding:12px 12px 12px 0;vertical-align:top">${
    image === undefined
      ? ''
      : html`<img class="q" src="${pictureUrl(origin, image)}" width="64" height="64" alt="" style="display:block;border:0">`
  }</td>`;

/** An eye and its values in the style of a lens pass: each value below its label. */
const valuesOf = ({ eye, values = [] }: WrittenLine) =>
  eye === undefined
    ? undefined
    : html`<strong>${eye}</strong><br>${values.map(
        ([label, value]) =>
          html`<span style="display:inline-block;margin:4px 16px 4px 0;line-height:1.3"><span style="font-size:12px">${label}</span><br><strong>${value}</strong></span>`,
      )}<br>`;

/** One item of an order or cart: its picture, name and price, with the details below. */
export const mailItem = (look: MailLook) => (line: WrittenLine) =>
  html`<tr>${pictured(look, line, 2)}<td style="padding:12px 16px 0 0;vertical-align:top;${whole}"><strong>${line.quantity} × ${line.title}</strong></td>
<td align="right" style="padding:12px 0 0;vertical-align:top;white-space:nowrap">${line.total}</td></tr>
<tr class="l"><td colspan="2" style="padding:0 0 12px;border-bottom:1px solid ${look.line};font-size:14px">${valuesOf(line) ?? unbrokenFacts(line.details)}${line.eye === undefined && line.details.length > 0 ? html`<br>` : ''}${line.each}</td></tr>`;

/** The same without a price. */
export const mailGoods = (look: MailLook) => (line: WrittenLine) =>
  html`<tr class="l">${pictured(look, line, 1)}<td style="padding:12px 0;border-bottom:1px solid ${look.line};vertical-align:top;font-size:14px"><strong style="font-size:16px">${line.quantity} × ${line.title}</strong><br>${valuesOf(line) ?? unbrokenFacts(line.details)}</td></tr>`;
