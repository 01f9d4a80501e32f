import { ProductGrid } from '../card/ProductGrid.tsx';
import type { GoodsRowsProps } from '../goods/goods-rows-props.ts';

/** A list of cards, side by side or lying down. Source: CAT-2. */
export const CardRows = ({ products, view, noteOf, compare }: GoodsRowsProps) => (
  <>
    {compare}
    <ProductGrid products={products} view={view} eager glides noteOf={noteOf} />
  </>
);
