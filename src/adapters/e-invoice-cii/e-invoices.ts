import * as E from 'fp-ts/Either';
import type { EInvoices } from '../../application/orders/e-invoices.ts';
import { brokenRules } from '../../domain/orders/bill/en16931.ts';
import { netSums } from '../../domain/orders/bill/net-sums.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { facturXMetadata } from './factur-x-metadata.ts';

/** The name by which programs find it in a PDF. */
const file = 'factur-x.xml';

/** ZUGFeRD and Factur-X, profile EN 16931: the XML that goes into the PDF. Source: DOC-6. */
export const facturX: EInvoices = (bill, texts) => {
  const sums = netSums(bill, texts.creditedSum);
  const rules = brokenRules(sums);
  if (rules.length > 0) return E.left({ _tag: 'NoEInvoice', rules });
  return E.right({
    file,
    type: 'text/xml',
    content: crossIndustryInvoice(bill, sums, texts),
    metadata: facturXMetadata(file),
  });
};
