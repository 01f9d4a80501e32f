import { isSold } from '../../../domain/orders/order-state.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { invoiceWords } from './invoice-words.ts';

export interface OrderDocument {
  readonly name: string;
  /** Address on this server. */
  readonly url: string;
}

/** What there is to download of an order: an invoice, once the sale is settled. */
export const documentsOf = ({ token, number, locale, state }: OrderRow): readonly OrderDocument[] => {
  if (!isSold(state)) return [];
  const name = `${invoiceWords[locale].file}-${number}.pdf`;
  return [{ name, url: `/api/orders/${token}/documents/${name}` }];
};
