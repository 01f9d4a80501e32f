import { afterAll, beforeAll, expect, it } from 'vitest';
import { facturX } from '../../../../src/adapters/e-invoice-cii/e-invoices.ts';
import { schemaErrors } from '../../e-invoice-cii/check-xsd.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { anyItem, cartWith, daily, done, knownBuyer, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const papers = { lawInMail: 'attachment', lensValues: true } as const;
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { papers, eInvoices: facturX });
});
afterAll(() => shop.close());

const invoiceOf = async (): Promise<ArrayBuffer> => {
  const client = shop.client();
  const cart = await cartWith(client, await anyItem(client, daily, 2));
  const { token_value: token } = await ordered(client, cart, { ...knownBuyer, payment: 'invoice' });
  const { result } = await done(client.getCustomerDocuments({ params: { token } }));
  const [path = ''] = result.urls;
  return (await shop.fetch(new Request(`http://okulino.localhost:4200${path}`))).arrayBuffer();
};

it('says the values of lenses where a shop wants that · DOC-4', async () => {
  const { text } = await readPdf(await invoiceOf());
  expect(text).toMatch(/Sphäre/);
});

it('holds the invoice for machines, as an archive keeps it, and can still be read aloud · DOC-6', async () => {
  const bytes = await invoiceOf();
  const said = Buffer.from(bytes).toString('latin1');
  expect(said).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(said).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(said).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(said).toContain('/AFRelationship /Alternative');
  const file = await readPdf(bytes);
  expect(file).toMatchObject({ isTagged: true, language: 'de-CH' });
  expect(file.title).toMatch(/^Rechnung OKU-INV-2026-\d{5}$/);
  const xml = await file.attached('factur-x.xml');
  expect(await schemaErrors(xml)).toEqual([]);
  expect(xml).toContain(file.title?.replace('Rechnung ', '') ?? 'none');
});
