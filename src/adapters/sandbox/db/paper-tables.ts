import type { ColumnType, Selectable } from 'kysely';
import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Bill, BillKind } from '../../../domain/orders/bill/bill.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** Written as text by `json()`, read back as what it was. */
type Json<A> = ColumnType<A, unknown, unknown>;

/** How far the numbers of a shop, a kind and a year have come. Whoever takes one holds the row until it is issued. */
interface BillSeriesTable {
  brand: BrandId;
  kind: BillKind;
  year: number;
  last: number;
  last_at: Date;
}

/** `cause`: what it was issued for, once. `bill`: as it was issued. */
interface BillTable {
  brand: BrandId;
  kind: BillKind;
  year: number;
  count: number;
  number: string;
  order_token: string;
  cause: string;
  issued_at: Date;
  bill: Json<Bill>;
}

/** A text of the law as it once stood. `digest`: of its content, so that it is kept once. */
interface LawTextTable {
  digest: string;
  body: Json<LawText>;
}

/** What the law said to the buyer of an order, in this order. */
interface OrderLawTable {
  order_token: string;
  place: number;
  digest: string;
}

export interface PaperTables {
  bill_series: BillSeriesTable;
  bill: BillTable;
  law_text: LawTextTable;
  order_law: OrderLawTable;
}

export type BillRow = Selectable<BillTable>;
