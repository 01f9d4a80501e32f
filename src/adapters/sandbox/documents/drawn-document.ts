import * as E from 'fp-ts/Either';
import type { EInvoice } from '../../../application/orders/e-invoices.ts';
import type { Bill } from '../../../domain/orders/bill/bill.ts';
import type { Sandbox } from '../sandbox.ts';
import type { OrderDocument } from './order-documents.ts';
import { billTexts, writtenBill } from './written-bill.ts';

type Drawing = Pick<Sandbox, 'shops' | 'looks' | 'clock' | 'eInvoices' | 'report' | 'texts'>;

/** Returns the electronic invoice. If the amounts of a bill break a rule, it is issued on paper only, and this is reported. */
const eInvoiceOf = (
  { eInvoices, shops, report, texts }: Drawing,
  brand: keyof Sandbox['shops'],
  bill: Bill,
): EInvoice | undefined => {
  const made = eInvoices?.(bill, billTexts(shops[brand], texts(brand, bill.locale), bill));
  if (!made || E.isRight(made)) return made?.right;
  const detail = `${bill.number} breaks ${made.left.rules.join(', ')}`;
  report({ operation: 'e-invoice', kind: 'wrong-answer', detail });
  return undefined;
};

/** Renders a document of an order as a PDF. The PDF code is loaded on first use. */
export const drawn = async (sandbox: Drawing, document: OrderDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const { shops, looks, clock, texts } = sandbox;
  const { order } = document;
  const { brand } = order;
  if (document._tag === 'Law') {
    const { lawPdf } = await import('./law-pdf.ts');
    const t = texts(brand, order.locale);
    return lawPdf({ shop: shops[brand], look: looks[brand], t, zone: clock.zone }, order, document.texts);
  }
  const { billPdf } = await import('./bill-pdf.ts');
  const { bill } = document;
  const written = writtenBill(shops[brand], texts(brand, bill.locale), bill);
  return billPdf(written, looks[brand], eInvoiceOf(sandbox, brand, bill));
};
