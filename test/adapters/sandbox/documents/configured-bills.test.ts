import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import { facturX } from '../../../../src/adapters/e-invoice-cii/e-invoices.ts';
import { issueCredit } from '../../../../src/adapters/sandbox/invoices/issue-bill.ts';
import { schemaErrors } from '../../e-invoice-cii/check-xsd.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { anyItem, care, cartWith, daily, done, item, knownBuyer, ordered } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const papers = { lawInMail: 'attachment', lensValues: true } as const;
let shop: TestSandbox;
beforeAll(async () => {
  const okulino = { ...shops.okulino, cashRounding: true };
  shop = await startSandbox(undefined, { papers, eInvoices: facturX, shops: { ...shops, okulino } });
});
afterAll(() => shop.close());

const bought = async () => {
  const client = shop.client();
  return cartWith(client, await anyItem(client, daily, 2));
};
const invoiceOf = async (cart: Promise<CartWire> = bought()): Promise<ArrayBuffer> => {
  const client = shop.client();
  const { token_value: token } = await ordered(client, await cart, { ...knownBuyer, payment: 'invoice' });
  const { result } = await done(client.getCustomerDocuments({ params: { token } }));
  const [path = ''] = result.urls;
  return (await shop.fetch(new Request(`http://okulino.localhost:4200${path}`))).arrayBuffer();
};

it('an invoice shows lens values if the shop is configured so · DOC-4', async () => {
  const { text } = await readPdf(await invoiceOf());
  expect(text).toMatch(/Sphäre/);
});

it('an invoice is an accessible PDF/A with the e-invoice embedded · DOC-6', async () => {
  const bytes = await invoiceOf();
  const said = Buffer.from(bytes).toString('latin1');
  expect(said).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(said).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(said).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(said).toContain('/AFRelationship /Alternative');
  // Requirements for archiving: known colours, explained metadata, the file named by the document.
  expect(said).toMatch(/\/OutputIntents \[[^\]]+\]/);
  expect(said).toContain('/S /GTS_PDFA1');
  expect(said).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
  expect(said).toMatch(/\/AF \[[^\]]+\]/);
  expect(said).toContain('/Subtype /text#2Fxml');
  const file = await readPdf(bytes);
  expect(file).toMatchObject({ isTagged: true, language: 'de-CH' });
  expect(file.title).toMatch(/^Rechnung OKU-INV-2026-\d{5}$/);
  const xml = await file.attached('factur-x.xml');
  expect(await schemaErrors(xml)).toEqual([]);
  expect(xml).toContain(file.title?.replace('Rechnung ', '') ?? 'none');
});

it('an invoice states the cash rounding of its total, on paper and in the e-invoice · DOC-4 · PRICE-8', async () => {
  const client = shop.client();
  const { token_value: token } = await cartWith(client, item(care, 3));
  const cart = done(client.applyCoupon({ params: { token }, body: { couponCode: 'SEHEN10' } }));
  const { rounding_total: rounding = 0 } = await cart;
  expect(rounding).not.toBe(0);
  const { text, attached } = await readPdf(await invoiceOf(cart));
  expect(text).toContain(`Rundung CHF ${(rounding / 100).toFixed(2).replace('-', '−')}`);
  expect(await attached('factur-x.xml')).toContain('Rundung</ram:Reason>');
});

it('a credit note for some of the goods has no rounding, and adds up · DOC-5', async () => {
  const client = shop.client();
  const { token_value } = await cartWith(client, item(care, 3), await anyItem(client, daily));
  const cart = await done(
    client.applyCoupon({ params: { token: token_value }, body: { couponCode: 'SEHEN10' } }),
  );
  const { token_value: token } = await ordered(client, cart, { ...knownBuyer, payment: 'invoice' });
  const goods = { cause: `goods ${token}`, returned: { _tag: 'Goods', places: [0] } } as const;
  const { clock, db } = shop.sandbox;
  const credit = await db
    .transaction()
    .execute((trx) => issueCredit(trx, { clock }, token, goods, new Date(clock.now())));
  expect(credit?.rounding).toBeUndefined();
  expect((credit?.itemsTotal ?? 0) - (credit?.discount ?? 0)).toBe(credit?.total);
});
