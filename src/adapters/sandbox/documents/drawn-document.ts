import * as E from 'fp-ts/Either';
import type { EInvoice } from '../../../application/orders/e-invoices.ts';
import type { Bill } from '../../../domain/orders/bill/bill.ts';
import type { Sandbox } from '../sandbox.ts';
import type { OrderDocument, SubscriptionLaw } from './order-documents.ts';
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

/** Renders a document of an order or a subscription as a PDF. The PDF code is loaded on first use. */
export const drawn = async (
  sandbox: Drawing,
  document: OrderDocument | SubscriptionLaw,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { shops, looks, clock, texts } = sandbox;
  if (document._tag !== 'Bill') {
    const { lawPdf } = await import('./law-pdf.ts');
    const isOrder = document._tag === 'Law';
    const contract = isOrder ? document.order : document.subscription;
    const { brand, locale } = contract;
    const publisher = { shop: shops[brand], look: looks[brand], t: texts(brand, locale), zone: clock.zone };
    const intro = isOrder ? 'papers:law.intro' : 'papers:law.introSubscription';
    return lawPdf(publisher, contract, { intro, texts: document.texts });
  }
  const { brand } = document.order;
  const { billPdf } = await import('./bill-pdf.ts');
  const { bill } = document;
  const written = writtenBill(shops[brand], texts(brand, bill.locale), bill);
  return billPdf(written, looks[brand], eInvoiceOf(sandbox, brand, bill));
};
