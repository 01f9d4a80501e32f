import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { facturX } from '../../../src/adapters/e-invoice-cii/e-invoices.ts';
import type { Bill } from '../../../src/domain/orders/bill/bill.ts';
import { euroTax } from '../../../src/domain/orders/bill/euro-tax.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { type VatRate, vatLines } from '../../../src/domain/shared/vat.ts';
import { creditsOf, invoice, number } from '../../arbitraries/issued-bill.ts';
import { schemaErrors } from './check-xsd.ts';

const texts = {
  creditedSum: 'Gutschrift zur Bestellung OKU-1234-5678',
  shipping: 'Versand',
  discount: 'Rabatt',
  rounding: 'Rundung',
  notes: ['Zahlbar bis 19.12.2026.', 'Das Lieferdatum entspricht dem Tag des Versands.'],
};
const xmlOf = (bill: Bill): string => {
  const made = facturX(bill, texts);
  if (E.isLeft(made)) throw new Error(`breaks ${made.left.rules.join()}`);
  return made.right.content;
};
const [{ rounding: _, ...simple } = undefined as never] = fc.sample(invoice, { numRuns: 1, seed: 7 });
const valuesOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, value = '']) => value,
  );

describe('an e-invoice', () => {
  it('is valid against the official schema, whatever is billed, and so are its credit notes · DOC-6', async () => {
    expect(await schemaErrors('<no-invoice/>')).not.toEqual([]);
    const bills = fc.sample(invoice, { numRuns: 25, seed: 16_931 });
    const all = bills.flatMap((bill) => [bill, ...creditsOf(bill)]);
    expect(await schemaErrors(...all.map(xmlOf))).toEqual([]);
  });

  it('states the total tax in euros as well, if the bill does · DOC-6 · DOC-9', async () => {
    const by = { currency: 'CHF', perEuro: 0.9312, day: '2026-11-18' as Day } as const;
    const bill = { ...simple, euroTax: euroTax(simple.tax, by) };
    const xml = xmlOf(bill);
    expect(await schemaErrors(xml)).toEqual([]);
    expect(valuesOf(xml, 'TaxCurrencyCode')).toEqual(['EUR']);
    const euros = bill.euroTax.vat.reduce((sum, { vat }) => sum + vat, 0) / 100;
    expect(xml).toContain(`<ram:TaxTotalAmount currencyID="EUR">${euros.toFixed(2)}</ram:TaxTotalAmount>`);
    expect(valuesOf(xmlOf(simple), 'TaxCurrencyCode')).toEqual([]);
  });

  it('has its number, its currency, its total and the amount due · DOC-6', () => {
    const xml = xmlOf({ ...simple, settled: { _tag: 'Nothing' } });
    expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
    expect(xml).toContain(`<ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>`);
    expect(valuesOf(xml, 'InvoiceCurrencyCode')).toEqual(['CHF']);
    const total = (simple.total / 100).toFixed(2);
    expect(valuesOf(xml, 'GrandTotalAmount')).toEqual([total]);
    expect(valuesOf(xml, 'DuePayableAmount')).toEqual([total]);
  });

  it('names the seller by a VAT id that begins with the country · DOC-6', () =>
    expect(xmlOf(simple)).toContain('<ram:ID schemeID="VA">CHE000114207MWST</ram:ID>'));

  it('names the seller by the number under which it declares the tax · DOC-6', () => {
    const abroad = { country: 'DE', number: 'DE 123 456 789' } as const;
    const xml = xmlOf({ ...simple, seller: { ...simple.seller, abroad } });
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
    expect(xml).not.toContain('CHE000114207MWST');
  });

  it.each([
    ['DE 123 456 789', '<ram:ID schemeID="VA">DE123456789</ram:ID>'],
    ['KLLMRA85T50F205X', '<ram:BuyerTradeParty><ram:ID>KLLMRA85T50F205X</ram:ID>'],
  ])('contains the tax number %s of the buyer · DOC-6', (taxNumber, said) =>
    expect(xmlOf({ ...simple, buyer: { ...simple.buyer, taxNumber } })).toContain(said),
  );

  it('of a credit note is of type 381 and names the corrected invoice · DOC-5 · DOC-6', () => {
    for (const credit of creditsOf(simple)) {
      const xml = xmlOf(credit);
      expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(xml).toContain(
        `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261119</qdt:DateTimeString>`,
      );
    }
    expect(creditsOf(simple)).toHaveLength(2);
  });

  it.each([
    ['a discount', { discount: 300, shipping: 0, total: 8700 }, ['Rabatt']],
    ['shipping', { discount: 0, shipping: 500, total: 9500 }, ['Versand']],
    ['the rounding up of a total', { discount: 0, shipping: 0, rounding: 2, total: 9002 }, ['Rundung']],
    ['the rounding down of a total', { discount: 0, shipping: 0, rounding: -2, total: 8998 }, ['Rundung']],
    ['both', { discount: 0, shipping: 501, rounding: 2, total: 9503 }, ['Versand, Rundung']],
  ])('states what is added and deducted: %s · DOC-6', (_what, sums, reasons) => {
    const [line = undefined as never] = simple.lines;
    const rate = 81 as VatRate;
    const bill = {
      ...simple,
      ...sums,
      lines: [{ ...line, quantity: 1, unit: 9000, total: 9000, rate, isGift: false }],
      itemsTotal: 9000,
      tax: vatLines([{ rate, gross: 9000 as Minor }], sums.total as Minor),
    } as unknown as Bill;
    expect(valuesOf(xmlOf(bill), 'Reason')).toEqual(reasons);
  });

  it.each([
    ['a buyer with an unreadable name', { buyer: { ...simple.buyer, name: ' \u0007' } }, 'BR-07'],
    ['goods without a name', { lines: simple.lines.map((line) => ({ ...line, title: ' ' })) }, 'BR-25'],
  ])('is not made for %s · DOC-6', (_what, said, rule) =>
    expect(facturX({ ...simple, ...said }, texts)).toMatchObject({ left: { rules: [rule] } }),
  );

  it('is not made of amounts that break a rule of the standard · DOC-6', () => {
    const broken = facturX({ ...simple, total: (simple.total + 1) as Minor }, texts);
    expect(broken).toMatchObject({
      left: { _tag: 'NoEInvoice', rules: expect.arrayContaining(['BR-CO-15']) },
    });
  });
});
