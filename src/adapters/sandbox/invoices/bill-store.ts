import type { Bill } from '../../../domain/orders/bill/bill.ts';
import { json } from '../db/json.ts';
import type { BillRow } from '../db/paper-tables.ts';
import type { Db } from '../db/schema.ts';
import type { TakenNumber } from './bill-series.ts';

/** Returns the bills of an order: its invoice first, then the credit notes in the order of issue. */
export const billsOf = async (db: Db, token: string): Promise<readonly Bill[]> => {
  const rows = await db
    .selectFrom('bill')
    .select('bill')
    .where('order_token', '=', token)
    .orderBy('kind', 'desc')
    .orderBy('year')
    .orderBy('count')
    .execute();
  return rows.map(({ bill }) => bill);
};

/** Whether a bill was already issued for this cause. A repeated cause is billed once. */
export const isIssued = async (db: Db, cause: string): Promise<boolean> =>
  (await db.selectFrom('bill').select('number').where('cause', '=', cause).executeTakeFirst()) !== undefined;

export const keepBill = async (
  db: Db,
  { brand, order_token, cause }: Pick<BillRow, 'brand' | 'order_token' | 'cause'>,
  { year, count, number, at }: TakenNumber,
  bill: Bill,
): Promise<void> => {
  await db
    .insertInto('bill')
    .values({
      brand,
      kind: bill.kind,
      year,
      count,
      number,
      order_token,
      cause,
      issued_at: at,
      bill: json(bill),
    })
    .execute();
};
