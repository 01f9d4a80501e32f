import type { Sandbox } from '../sandbox.ts';
import type { OrderDocument } from './order-documents.ts';
import { writtenBill } from './written-bill.ts';

/** A document of an order as a PDF; what draws it is loaded when it is first asked for. */
export const drawn = async (
  { shops, looks, clock }: Pick<Sandbox, 'shops' | 'looks' | 'clock'>,
  document: OrderDocument,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { order } = document;
  const { brand } = order;
  if (document._tag === 'Law') {
    const { lawPdf } = await import('./law-pdf.ts');
    return lawPdf(shops[brand], looks[brand], order, document.texts, clock.zone);
  }
  const { billPdf } = await import('./bill-pdf.ts');
  return billPdf(writtenBill(shops[brand], document.bill), looks[brand]);
};
