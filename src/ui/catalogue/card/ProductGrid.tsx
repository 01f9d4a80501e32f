import { memo } from 'react';
import { GoodsGrid, type GoodsProps } from './GoodsGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Products as cards. It is memoised, so that leaving the page does not wait for all of them to render again. */
export const ProductGrid = memo(function ProductGrid(goods: GoodsProps) {
  return <GoodsGrid {...goods} cardOf={(card) => <ProductCard {...card} />} />;
});
