import { sql } from 'kysely';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { Difference } from '../db/differing-rows.ts';
import type { Db } from '../db/schema.ts';

interface PriceRow {
  readonly [column: string]: unknown;
  readonly channel: number;
  readonly product_id: number;
  readonly price: number;
}

const write = async (db: Db, rows: readonly object[], kept: 'least' | 'first'): Promise<void> => {
  if (rows.length === 0) return;
  const source = sql`insert into price_history
    select * from jsonb_populate_recordset(null::price_history, ${JSON.stringify(rows)}::text::jsonb)`;
  const clash =
    kept === 'least'
      ? sql`on conflict (channel, product_id, since)
          do update set price = least(price_history.price, excluded.price)`
      : sql`on conflict do nothing`;
  await sql`${source} ${clash}`.execute(db);
};

/**
 * Records the prices of products from today on. If a price changes twice a day, the lower one counts: the law asks for
 * the lowest price of the days before a reduction. An unrecorded earlier price is recorded as of yesterday. Source:
 * LAW-2.
 */
export const notePrices = async (
  db: Db,
  differing: readonly Difference<PriceRow>[],
  today: Day,
): Promise<void> => {
  const changed = differing.filter(({ row, before }) => before?.price !== row.price);
  if (changed.length === 0) return;
  const { rows: noted } = await sql<{
    readonly key: string;
  }>`select distinct channel || ' ' || product_id as key
    from price_history where product_id = any(${`{${changed.map(({ row }) => row.product_id).join(',')}}`}::int[])`.execute(
    db,
  );
  const known = new Set(noted.map(({ key }) => key));
  const former = changed.flatMap(({ row: { channel, product_id }, before }) =>
    before === undefined || known.has(`${channel} ${product_id}`)
      ? []
      : [{ channel, product_id, since: daysAfter(today, -1), price: before.price }],
  );
  await write(db, former, 'first');
  await write(
    db,
    changed.map(({ row: { channel, product_id, price } }) => ({ channel, product_id, since: today, price })),
    'least',
  );
};
