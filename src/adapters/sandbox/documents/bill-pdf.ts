import type { EInvoice } from '../../../application/orders/e-invoices.ts';
import type { ShopLook } from '../pages/brand-look.ts';
import { factsWithoutLineBreaks } from '../words/no-line-breaks.ts';
import { makeSheet } from './sheet.ts';
import { muted, sheetWidth } from './sheet-pen.ts';
import type { WrittenBill } from './written-bill.ts';

const half = sheetWidth / 2;
const left = { x: 0, width: half + 16 };
const right = { x: half + 40, width: half - 40 };

/** The columns of the tables of goods, sums and taxes. */
const itemColumns = [
  { x: 0, width: sheetWidth - 266 },
  { x: sheetWidth - 258, width: 44, align: 'right' },
  { x: sheetWidth - 208, width: 80, align: 'right' },
  { x: sheetWidth - 122, width: 44, align: 'right' },
  { x: sheetWidth - 72, width: 72, align: 'right' },
] as const;
const sumColumns = [
  { x: half, width: half - 90 },
  { x: sheetWidth - 90, width: 90, align: 'right' },
] as const;
const taxColumns = [0, 1, 2, 3].map((i) => ({
  x: i * 84,
  width: 78,
  ...(i > 0 && { align: 'right' as const }),
}));

/**
 * Creates an invoice or a credit note as a tagged PDF in the shop's colours. Screen readers and search see the same
 * text as in print.
 */
export const billPdf = (
  bill: WrittenBill,
  look: ShopLook,
  embedded?: EInvoice,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { seller, recipient, delivery, sums, total, tax } = bill;
  const sheet = makeSheet({
    title: `${bill.title} ${bill.number}`,
    language: bill.language,
    author: seller.name,
    createdAt: bill.createdAt,
    text: look.text,
    muted,
    line: look.line,
    ...(embedded && { embedded }),
  });

  sheet.logo(look.logo, seller.name);
  sheet.goTo(60);
  for (const line of seller.lines) sheet.paragraph(line, { size: 8, colour: muted }, right);

  const addresses = Math.max(148, sheet.at() + 8);
  sheet.goTo(addresses);
  for (const line of recipient) sheet.paragraph(line, { size: 10.5 }, left);
  const afterRecipient = sheet.at();
  if (delivery) {
    const [label, lines] = delivery;
    sheet.goTo(addresses);
    sheet.paragraph(label, { size: 8, colour: muted }, right);
    for (const line of lines) sheet.paragraph(line, {}, right);
  }
  sheet.goTo(Math.max(afterRecipient, sheet.at(), 220) + 24);

  sheet.paragraph(bill.title, { tag: 'H1', size: 20, weight: 600 });
  sheet.space(4);
  for (const [label, value] of bill.facts) sheet.paragraph(`${label}\u00a0\u00a0${value}`, { colour: muted });
  sheet.space(20);

  sheet.table({
    columns: itemColumns,
    heading: bill.columns,
    rows: bill.lines.map(({ title, details, quantity, each, netEach, rate, total: amount }) => [
      { text: title, weight: 600, detail: factsWithoutLineBreaks(details) },
      { text: String(quantity) },
      { text: each, ...(netEach !== undefined && { detail: netEach }) },
      { text: rate },
      { text: amount },
    ]),
  });
  sheet.space(8);
  sheet.table({
    columns: sumColumns,
    heading: [],
    rows: [
      ...sums.map(([label, amount]) => [{ text: label, colour: muted }, { text: amount }]),
      total.map((text) => ({ text, size: 12, weight: 600 as const })),
    ],
  });
  sheet.space(16);
  if (tax.rows.length > 0)
    sheet.table({
      columns: taxColumns,
      heading: tax.columns,
      rows: tax.rows.map((row) => row.map((text) => ({ text }))),
    });
  sheet.space(12);
  for (const note of bill.notes) sheet.paragraph(note);

  return sheet.finish((page, pages) => [...seller.foot, bill.page(page, pages)]);
};
