import { sql } from 'kysely';
import type { BillKind } from '../../../domain/orders/bill/bill.ts';
import { billNumber } from '../../../domain/orders/bill/bill-number.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Trx } from '../db/schema.ts';
import { brandPrefixes } from '../words/brand-prefix.ts';

/** A number taken from a series, with its date. */
export interface TakenNumber {
  readonly year: number;
  readonly count: number;
  readonly number: string;
  readonly at: Date;
}

/**
 * Takes the next number of a series. Its row is locked until the transaction ends: others wait, and a rollback takes no
 * number. In a series, no bill is dated before the previous one. Call it last, so that others wait only briefly.
 * Source: DOC-3.
 */
export const takeNumber = async (
  trx: Trx,
  brand: BrandId,
  kind: BillKind,
  at: Date,
  zone?: string,
): Promise<TakenNumber> => {
  const year = Number(shopDay(at.getTime(), zone).slice(0, 4));
  const { last: count, last_at } = await trx
    .insertInto('bill_series')
    .values({ brand, kind, year, last: 1, last_at: at })
    .onConflict((known) =>
      known.columns(['brand', 'kind', 'year']).doUpdateSet({
        last: sql`bill_series.last + 1`,
        last_at: sql`greatest(bill_series.last_at, excluded.last_at)`,
      }),
    )
    .returning(['last', 'last_at'])
    .executeTakeFirstOrThrow();
  return { year, count, number: billNumber(brandPrefixes[brand], kind, year, count), at: last_at };
};
