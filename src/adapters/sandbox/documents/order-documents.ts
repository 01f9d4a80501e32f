import { isSold } from '../../../domain/orders/order-state.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { invoiceWords } from './invoice-words.ts';

export interface OrderDocument {
  readonly name: string;
  /** Address on this server. */
  readonly url: string;
}

/** What there is to download of an order: an invoice, once the sale is settled. One that was not made here has its bill elsewhere. */
export const documentsOf = ({
  token,
  number,
  locale,
  state,
  elsewhere,
}: OrderRow): readonly OrderDocument[] => {
  if (!isSold(state) || elsewhere) return [];
  const name = `${invoiceWords[locale].file}-${number}.pdf`;
  return [{ name, url: `/api/orders/${token}/documents/${name}` }];
};
