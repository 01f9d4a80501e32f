import { sql } from 'kysely';
import type { VariantStock } from '../../../domain/orders/allocate.ts';
import { refreshProduct } from '../catalogue/refresh-product.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { ProductFacts } from '../products/product-facts.ts';

/** A variant of a product whose stock is requested. */
export interface StockQuestion {
  readonly product: ProductFacts;
  readonly variantId: string;
}

export type StockOfVariants = ReadonlyMap<string, VariantStock>;

const firstOf = (questions: readonly StockQuestion[]): readonly StockQuestion[] => [
  ...new Map(questions.map((question) => [question.variantId, question])).values(),
];

/** Reads the stock of each variant. One that was never ordered has its initial stock: reading inserts no rows. */
export const readStock = async (db: Db, questions: readonly StockQuestion[]): Promise<StockOfVariants> => {
  const asked = firstOf(questions);
  const rows =
    asked.length === 0
      ? []
      : await db
          .selectFrom('stock')
          .select(['variant_id', 'on_hand', 'stop_order'])
          .where(
            'variant_id',
            'in',
            asked.map(({ variantId }) => variantId),
          )
          .execute();
  const known = new Map(rows.map((row) => [row.variant_id, row]));
  return new Map(
    asked.map(({ product, variantId }) => {
      const row = known.get(variantId);
      const level = row
        ? { onHand: row.on_hand, stopOrder: row.stop_order }
        : product.initialStock(variantId);
      return [variantId, level];
    }),
  );
};

/** Inserts missing rows and locks all of them, ordered by id, so that no two orders deadlock. */
export const lockStock = async (trx: Trx, questions: readonly StockQuestion[]): Promise<StockOfVariants> => {
  const asked = [...firstOf(questions)].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
  if (asked.length === 0) return new Map();
  await trx
    .insertInto('stock')
    .values(
      asked.map(({ product, variantId }) => {
        const { onHand, stopOrder } = product.initialStock(variantId);
        return {
          variant_id: variantId,
          product_id: product.id,
          on_hand: onHand,
          oversold: onHand < 0,
          stop_order: stopOrder,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('variant_id').doNothing())
    .execute();
  const rows = await trx
    .selectFrom('stock')
    .select(['variant_id', 'on_hand', 'stop_order'])
    .where(
      'variant_id',
      'in',
      asked.map(({ variantId }) => variantId),
    )
    .orderBy(sql`variant_id collate "C"`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.variant_id, { onHand: row.on_hand, stopOrder: row.stop_order }]));
};

/**
 * Locks the stock of variants that were ordered before, in the same order. For a transaction that moves stock more than
 * once: it calls this first, with all of them.
 */
export const holdStock = async (trx: Trx, variantIds: readonly string[]): Promise<void> => {
  if (variantIds.length === 0) return;
  await trx
    .selectFrom('stock')
    .select('variant_id')
    .where('variant_id', 'in', variantIds)
    .orderBy(sql`variant_id collate "C"`)
    .forUpdate()
    .execute();
};

/**
 * Adds pieces to the stock, or removes them if negative. The rows must be locked, or this transaction must hold no
 * other row locks. If a variant becomes empty or available again, listings are updated.
 */
export const moveStock = async (
  trx: Trx,
  moves: readonly { readonly variantId: string; readonly pieces: number }[],
): Promise<void> => {
  const turned: number[] = [];
  for (const { variantId, pieces } of moves) {
    if (pieces === 0) continue;
    const row = await trx
      .updateTable('stock')
      .set({ on_hand: sql`on_hand + ${pieces}` })
      .where('variant_id', '=', variantId)
      .returning(['product_id', 'on_hand'])
      .executeTakeFirst();
    const hasTurned = row && row.on_hand > 0 !== row.on_hand - pieces > 0;
    if (hasTurned && row.product_id === variantId) turned.push(Number(row.product_id));
  }
  // Only after all rows are changed: otherwise waiting for the counters could block rows that another order needs.
  for (const id of turned) await refreshProduct(trx, id);
};
