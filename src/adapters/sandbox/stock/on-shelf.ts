import { piecesOfVariant } from '../../../domain/cart/cart-count.ts';
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
  return asked.every(
    ({ variantId }) => (stock.get(variantId)?.onHand ?? 0) >= piecesOfVariant(asked, variantId),
  );
};
