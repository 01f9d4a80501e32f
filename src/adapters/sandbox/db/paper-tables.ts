import type { ColumnType, Selectable } from 'kysely';
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

export interface PaperTables {
  bill_series: BillSeriesTable;
  bill: BillTable;
}

export type BillRow = Selectable<BillTable>;
