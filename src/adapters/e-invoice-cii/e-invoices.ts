import * as E from 'fp-ts/Either';
import type { EInvoices } from '../../application/orders/e-invoices.ts';
import type { Bill } from '../../domain/orders/bill/bill.ts';
import { brokenRules } from '../../domain/orders/bill/en16931.ts';
import { type NetSums, netSums } from '../../domain/orders/bill/net-sums.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { isReadable } from './xml.ts';

/** The file name by which programs find it in a PDF. */
const file = 'factur-x.xml';

/** Returns the rules of EN 16931 that missing names break: the names of the buyer and of the goods. */
const namesMissing = ({ buyer }: Bill, { lines }: NetSums): readonly string[] => [
  ...(isReadable(buyer.name) ? [] : ['BR-07']),
  ...(lines.every(({ title }) => isReadable(title)) ? [] : ['BR-25']),
];

/** ZUGFeRD and Factur-X, profile EN 16931: makes the XML to embed in the PDF. Source: DOC-6. */
export const facturX: EInvoices = (bill, texts) => {
  const sums = netSums(bill, texts.creditedSum);
  const rules = [...brokenRules(sums), ...namesMissing(bill, sums)];
  if (rules.length > 0) return E.left({ _tag: 'NoEInvoice', rules });
  return E.right({
    file,
    type: 'text/xml',
    content: crossIndustryInvoice(bill, sums, texts),
    metadata: facturXMetadata(file),
  });
};
