import { sql } from 'kysely';
import type { RangeKeeper } from '../../shop-server/engine/range-keeper.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { dropCategoriesBut, keepCategories } from './keep-categories.ts';
import { dropProductsBut, keepProducts } from './keep-products.ts';
import { refreshStale } from './stale-products.ts';

export interface KeptRange {
  /** Identifies the engine by its address. */
  readonly engine: string;
  /** Called when the range was copied for the first time. */
  readonly onFirst?: () => Promise<void>;
}

/** Key of the lock for copying a range: two processes take turns. Any number works, but it must always be this one. */
const oneAtATime = 5_404_773;

/** Copies an engine's range to the tables of the catalogue, where lists, search and pages read it. */
export const makeRangeKeeper = (
  sandbox: Pick<Sandbox, 'db' | 'shops' | 'clock' | 'onPublished'>,
  { engine, onFirst }: KeptRange,
): RangeKeeper => {
  const { db } = sandbox;
  let isChanged = false;

  const write = async (work: (trx: Trx) => Promise<boolean>): Promise<void> => {
    const changed = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(oneAtATime)})`.execute(trx);
      return work(trx);
    });
    isChanged ||= changed;
  };

  const marks: RangeKeeper['marks'] = async () => {
    const rows = await db.selectFrom('range_mark').selectAll().where('engine', '=', engine).execute();
    return new Map(rows.map(({ brand, as_of, whole_at }) => [brand, { asOf: as_of, wholeAt: whole_at }]));
  };

  return {
    marks,
    keepProducts: (shop, products) => write((trx) => keepProducts(trx, sandbox, shop, products)),
    dropProductsBut: (there) => write((trx) => dropProductsBut(trx, there)),
    keepCategories: (categories) => write((trx) => keepCategories(trx, categories)),
    dropCategoriesBut: (there) => write((trx) => dropCategoriesBut(trx, there)),
    finish: async (reached) => {
      const isFirst = (await marks()).size === 0;
      const isRefreshed = await refreshStale(db, isFirst);
      if (isFirst) await onFirst?.();
      for (const [brand, { asOf, wholeAt }] of reached) {
        const row = { engine, as_of: asOf, whole_at: wholeAt };
        await db
          .insertInto('range_mark')
          .values({ brand, ...row })
          .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
          .execute();
      }
      if (isChanged || isRefreshed) sandbox.onPublished?.();
      isChanged = false;
    },
  };
};
