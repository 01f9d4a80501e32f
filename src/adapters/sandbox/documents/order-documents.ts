import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { Bill } from '../../../domain/orders/bill/bill.ts';
import { isSold } from '../../../domain/orders/order-state.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { billsOf } from '../invoices/bill-store.ts';
import { lawOf } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { lawFile } from './law-file.ts';

interface File {
  readonly name: string;
  /** URL on this server. */
  readonly url: string;
}
export type OrderDocument = File & { readonly order: OrderRow } & (
    | { readonly _tag: 'Bill'; readonly bill: Bill }
    | { readonly _tag: 'Law'; readonly texts: readonly LawText[] }
  );

/** The legal texts that a subscription was confirmed with. They are attached to its mail, and not offered elsewhere. */
export interface SubscriptionLaw {
  readonly _tag: 'SubscriptionLaw';
  readonly subscription: Pick<OrderRow, 'brand' | 'locale' | 'number' | 'created_at'>;
  readonly texts: readonly LawText[];
}

const billFile = (t: Say, { kind, number }: Bill): string =>
  `${t(kind === 'invoice' ? 'papers:bill.file' : 'papers:bill.creditFile')}-${number}.pdf`;

/**
 * Returns the documents of an order that can be downloaded: its invoice once the sale is settled, its credit notes, and
 * the legal texts that were confirmed with it.
 */
export const documentsOf = async (
  { db, texts: said }: Pick<Sandbox, 'db' | 'texts'>,
  order: OrderRow,
): Promise<readonly OrderDocument[]> => {
  const { token, state, brand, locale } = order;
  const t = said(brand, locale);
  const file = (name: string) => ({ name, order, url: `/api/orders/${token}/documents/${name}` });
  const bills = await billsOf(db, token);
  const wasSold = isSold(state) || bills.length > 0;
  const texts = wasSold ? await lawOf(db, token) : [];
  return [
    ...bills.map((bill) => ({
      _tag: 'Bill' as const,
      bill,
      ...file(billFile(said(brand, bill.locale), bill)),
    })),
    ...(texts.length > 0 ? [{ _tag: 'Law' as const, texts, ...file(lawFile(t, order)) }] : []),
  ];
};

/** Returns a document of an order by its name, without checking who asks. */
export const documentNamed = async (
  sandbox: Pick<Sandbox, 'db' | 'texts'>,
  token: string,
  name: string,
): Promise<OrderDocument | undefined> => {
  const order = await sandbox.db
    .selectFrom('shop_order')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return order && (await documentsOf(sandbox, order)).find((document) => document.name === name);
};
