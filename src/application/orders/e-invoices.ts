import type * as E from 'fp-ts/Either';
import type { Bill } from '../../domain/orders/bill/bill.ts';

/** The texts of a bill beside its amounts, in the language of the order. */
export interface BillTexts {
  /** The line text of a credit note for an amount of money. */
  readonly creditedSum: string;
  readonly shipping: string;
  readonly discount: string;
  readonly rounding: string;
  readonly notes: readonly string[];
}

/** A machine-readable invoice, as a file embedded in the printed one. */
export interface EInvoice {
  readonly file: string;
  readonly type: 'text/xml';
  readonly content: string;
  /** The PDF's XMP metadata about it. */
  readonly metadata: string;
}

/** The bill violates these rules of EN 16931. It is issued on paper only. */
export interface NoEInvoice {
  readonly _tag: 'NoEInvoice';
  readonly rules: readonly string[];
}

/** Creates electronic invoices from bills. A shop that issues none has no implementation of this port. Source: DOC-6. */
export type EInvoices = (bill: Bill, texts: BillTexts) => E.Either<NoEInvoice, EInvoice>;
