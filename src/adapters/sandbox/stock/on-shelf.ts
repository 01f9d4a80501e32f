import type { Db } from '../db/schema.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import { readStock } from './stock.ts';

/** Whether the stock covers all pieces of some lines. */
export const isOnShelf = async (
  db: Db,
  lines: readonly {
    readonly product: ProductFacts;
    readonly row: { readonly variant_id: string };
    readonly quantity: number;
  }[],
): Promise<boolean> => {
  const asked = lines.map(({ product, row, quantity }) => ({
    product,
    variantId: row.variant_id,
    quantity,
  }));
  const stock = await readStock(db, asked);
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of asked) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  return [...wanted].every(([variantId, quantity]) => (stock.get(variantId)?.onHand ?? 0) >= quantity);
};
