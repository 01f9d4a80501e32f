import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { html } from '../pages/html.ts';
import type { Confirmation, Voice } from './confirmation.ts';
import { mailNote } from './contact-values.ts';
import {
  headlineText,
  keepShort,
  mailButton,
  mailFrame,
  mailHeading,
  mailLink,
  mailTable,
  whole,
} from './mail-frame.ts';
import { mailItem } from './mail-item.ts';
import type { MailLook } from './mail-look.ts';

const fact = ([label, value]: readonly [string, string]) =>
  html`<tr><td style="padding:6px 16px 6px 0;vertical-align:top;${whole}">${label}</td><td align="right" style="padding:6px 0;vertical-align:top${keepShort(value)}">${value}</td></tr>`;

const sum = ([label, amount]: readonly [string, string]) =>
  html`<tr><td style="padding:6px 16px 6px 0;vertical-align:top;${whole}">${label}</td><td align="right" style="padding:6px 0;vertical-align:top;white-space:nowrap">${amount}</td></tr>`;

const lawHtml =
  ({ line }: MailLook) =>
  ({ title, sections }: LawText) =>
    html`<div style="margin:28px 0 0;border-top:1px solid ${line};font-size:14px"><h2 style="margin:20px 0 8px;font-size:18px">${title}</h2>
${sections.map(({ heading, paragraphs }) => html`<h3 style="margin:16px 0 4px;font-size:15px">${heading}</h3>${paragraphs.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`)}</div>`;

/** The HTML part of the confirmation mail, in the shop's colours. */
export const confirmationHtml = (
  shop: Shop,
  look: MailLook,
  { locale, t }: Voice,
  mail: Confirmation,
): string => {
  const [totalLabel, totalAmount] = mail.total;
  const content = html`${mailHeading(look, { ...mail, headline: mail.arrival })}
${mail.lead.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
<div style="height:12px;font-size:0;line-height:12px">&nbsp;</div>
${mailButton(look, mail.open)}
${mailTable(look, { margin: '0 0 20px', isRuled: true }, mail.facts.map(fact))}
${mail.note && html`<p style="margin:0 0 20px"><strong>${mail.note[0]}</strong><br>${mail.note[1]}</p>`}
${mailTable(look, { margin: '0' }, mail.lines.map(mailItem(look, mail.lines.length)))}
${mailTable(look, { margin: '12px 0 24px' }, [
  ...mail.sums.map(sum),
  html`<tr><td style="padding:8px 8px 8px 0;font-size:18px;${whole}"><strong>${totalLabel}</strong> <span style="font-size:13px;white-space:nowrap">${mail.vat}</span></td><td align="right" style="padding:8px 0;vertical-align:top;font-size:18px;white-space:nowrap"><strong>${totalAmount}</strong></td></tr>`,
])}
<div>${mail.addresses.map(
    ([label, lines]) =>
      html`<div style="display:inline-block;vertical-align:top;width:100%;max-width:260px;margin:0 0 20px"><strong>${label}</strong><br>${lines.map((line) => html`${line}<br>`)}</div>`,
  )}</div>
${mail.again === undefined ? '' : mailLink(look, mail.again)}
${mail.end && mailLink(look, mail.end)}
${mailLink(look, mail.withdraw)}
${mailNote(shop, mail.help)}
${mail.law && html`<p style="margin:0 0 12px;font-size:14px">${mail.law.note}</p>`}
<p style="margin:0">${mail.bye}</p>
${(mail.law?.texts ?? []).map(lawHtml(look))}`;
  return mailFrame(shop, look, locale, {
    t,
    subject: mail.subject,
    preview: [...(mail.arrival ? [headlineText(locale, mail.arrival)] : []), ...mail.lead].join(' · '),
    drawing: mail.picture,
    content,
  });
};
