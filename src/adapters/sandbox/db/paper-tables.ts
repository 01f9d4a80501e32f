import type { Selectable } from 'kysely';
import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Bill, BillKind } from '../../../domain/orders/bill/bill.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { Json } from './json.ts';

/** The last number for each shop, kind and year. Taking a number locks the row until the bill is issued. */
interface BillSeriesTable {
  brand: BrandId;
  kind: BillKind;
  year: number;
  last: number;
  last_at: Date;
}

/** `cause`: the reason it was issued for, unique. `bill`: the bill as it was issued. */
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

/** A legal text as it once was. `digest`: of its content, so that each text is stored once. */
interface LawTextTable {
  digest: string;
  body: Json<LawText>;
}

/** The legal texts given to the buyer of an order, in order. */
interface OrderLawTable {
  order_token: string;
  place: number;
  digest: string;
}

/** Published reference rates: units of a currency for one euro. */
interface ExchangeRateTable {
  currency: Currency;
  day: Day;
  per_euro: number;
}

export interface PaperTables {
  bill_series: BillSeriesTable;
  bill: BillTable;
  law_text: LawTextTable;
  order_law: OrderLawTable;
  exchange_rate: ExchangeRateTable;
}

export type BillRow = Selectable<BillTable>;
