import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Confirmation, Voice } from './confirmation.ts';
import { signed } from './imprint.ts';
import { colon, headlineText } from './mail-frame.ts';

const pair =
  (locale: Locale) =>
  ([label, value]: readonly [string, string]): string =>
    `${label}${colon(locale)} ${value}`;

const lawLines = ({ title, sections }: LawText): readonly string[] => [
  '',
  '',
  title.toUpperCase(),
  ...sections.flatMap(({ heading, paragraphs }) => [
    '',
    heading,
    ...paragraphs.flatMap((text) => ['', text]),
  ]),
];

/** The plain-text part of the confirmation mail. */
export const confirmationText = (shop: Shop, { locale, t }: Voice, mail: Confirmation): string =>
  signed(
    shop,
    t,
    [
      mail.greeting,
      '',
      ...mail.lead,
      '',
      ...(mail.arrival ? [headlineText(locale, mail.arrival)] : []),
      ...mail.facts.map(pair(locale)),
      ...(mail.note ? [pair(locale)(mail.note)] : []),
      '',
      ...mail.lines.flatMap(({ title, details, quantity, each, total }) => [
        `${quantity} × ${title}`,
        ...(details.length > 0 ? [`    ${details.join(' · ')}`] : []),
        `    ${each}   ${total}`,
      ]),
      '',
      ...mail.sums.map(pair(locale)),
      `${pair(locale)(mail.total)} (${mail.vat})`,
      '',
      ...mail.addresses.flatMap(([label, lines]) => [label, ...lines.map((line) => `    ${line}`), '']),
      pair(locale)([mail.open.label, mail.open.url]),
      ...(mail.again === undefined ? [] : [pair(locale)([mail.again.label, mail.again.url])]),
      ...(mail.end ? [pair(locale)([mail.end.label, mail.end.url])] : []),
      pair(locale)([mail.withdraw.label, mail.withdraw.url]),
      '',
      mail.help,
      ...(mail.law ? ['', mail.law.note] : []),
      '',
      mail.bye,
      ...(mail.law?.texts ?? []).flatMap(lawLines),
    ].join('\n'),
  );
