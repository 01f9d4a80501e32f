import type { Confirmation } from './confirmation.ts';

/** The confirmation for those who read mail without markup. */
export const confirmationText = (mail: Confirmation): string =>
  [
    mail.greeting,
    '',
    ...mail.lead,
    '',
    ...mail.facts.map(([label, value]) => `${label}: ${value}`),
    ...(mail.arrives === undefined ? [] : [mail.arrives]),
    '',
    ...mail.lines.flatMap(({ title, details, quantity, each, total }) => [
      `${quantity} × ${title}`,
      ...(details.length > 0 ? [`    ${details.join(' · ')}`] : []),
      `    ${each}   ${total}`,
    ]),
    '',
    ...mail.sums.map(([label, amount]) => `${label}: ${amount}`),
    `${mail.total[0]}: ${mail.total[1]} (${mail.vat})`,
    '',
    ...mail.addresses.flatMap(([label, lines]) => [label, ...lines.map((line) => `    ${line}`), '']),
    `${mail.open.label}: ${mail.open.url}`,
    '',
    mail.help,
    '',
    mail.bye,
    '',
  ].join('\n');
