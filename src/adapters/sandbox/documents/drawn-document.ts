import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Sandbox } from '../sandbox.ts';
import type { OrderDocument } from './order-documents.ts';
import { writtenBill } from './written-bill.ts';

/** A document of an order as a PDF; what draws it is loaded when it is first asked for. */
export const drawn = async (
  { shops, looks }: Pick<Sandbox, 'shops' | 'looks'>,
  brand: BrandId,
  { bill }: OrderDocument,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { billPdf } = await import('./bill-pdf.ts');
  return billPdf(writtenBill(shops[brand], bill), looks[brand]);
};
