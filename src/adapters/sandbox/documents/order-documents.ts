import type { Kysely } from 'kysely';
import type { Bill } from '../../../domain/orders/bill/bill.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Tables } from '../db/schema.ts';
import { billsOf } from '../invoices/bill-store.ts';
import { billWords } from './bill-words.ts';

export type OrderDocument = {
  readonly name: string;
  /** Address on this server. */
  readonly url: string;
} & { readonly _tag: 'Bill'; readonly bill: Bill };

const nameOf = ({ locale, kind, number }: Bill): string => {
  const { file, creditFile } = billWords[locale];
  return `${kind === 'invoice' ? file : creditFile}-${number}.pdf`;
};

/** What there is to download of an order: its invoice once the sale is settled, and what of it was credited. */
export const documentsOf = async (
  db: Kysely<Tables>,
  { token }: Pick<OrderRow, 'token'>,
): Promise<readonly OrderDocument[]> =>
  (await billsOf(db, token)).map((bill) => {
    const name = nameOf(bill);
    return { _tag: 'Bill', bill, name, url: `/api/orders/${token}/documents/${name}` };
  });
