import type { Say } from '../../../application/shared/texts.ts';
import { parcelWay, type Stop } from '../../../domain/orders/parcel-way.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { html } from '../pages/html.ts';
import { writtenDay } from '../words/written-order.ts';
import type { MailLook } from './mail-look.ts';

/** A sign, not an empty box: Word gives an inline box no size. */
const dot = ({ standing }: Stop, look: MailLook) =>
  standing === 'ahead' ? html`○` : html`<span class="k" style="color:${look.primary}">●</span>`;

/** The stations of an order's parcel, as HTML and as text. Source: ORD-4. */
export const mailedWay = (
  { state, created_at, arrival_min: earliest, arrival_max: latest }: OrderRow,
  t: Say,
  look: MailLook,
) => {
  const delivery = earliest !== null && latest !== null && { earliest, latest };
  const stops = parcelWay({ state, createdAt: created_at.toISOString(), ...(delivery && { delivery }) });
  const nameOf = ({ station, standing, to }: Stop): string => {
    const name = t(`mails:dispatch.stations.${station}`);
    if (to === undefined || standing !== 'ahead') return name;
    return t('mails:dispatch.stations.expected', { station: name, day: writtenDay(to) });
  };
  const weight = ({ standing }: Stop): number => (standing === 'now' ? 700 : 400);
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font:16px/1.5 ${look.type}">${stops.map(
      (stop) =>
        html`<tr><td width="26" style="padding:4px 0;vertical-align:middle;font-size:20px;line-height:1">${dot(stop, look)}</td><td style="padding:4px 0;font-weight:${weight(stop)}">${nameOf(stop)}</td></tr>`,
    )}</table>`,
    text: stops.map((stop) => `${stop.standing === 'ahead' ? '○' : '●'} ${nameOf(stop)}`).join('\n'),
  };
};
