import type * as E from 'fp-ts/Either';
import type { Bill } from '../../domain/orders/bill/bill.ts';

/** What a bill says beside its amounts, in the language of the order. */
export interface BillTexts {
  /** The line of a credit note over a sum of money. */
  readonly creditedSum: string;
  readonly shipping: string;
  readonly discount: string;
  readonly rounding: string;
  readonly notes: readonly string[];
}

/** An invoice for machines, as a file within the printed one. */
export interface EInvoice {
  readonly file: string;
  readonly type: 'text/xml';
  readonly content: string;
  /** What the XMP metadata of the PDF say of it. */
  readonly metadata: string;
}

/** What a bill says breaks these rules of EN 16931: of it there is paper only. */
export interface NoEInvoice {
  readonly _tag: 'NoEInvoice';
  readonly rules: readonly string[];
}

/** Makes electronic invoices of bills. Where a shop issues none, nobody stands behind this port. Source: DOC-6. */
export type EInvoices = (bill: Bill, texts: BillTexts) => E.Either<NoEInvoice, EInvoice>;
