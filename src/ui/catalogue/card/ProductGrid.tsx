import { memo } from 'react';
import { GoodsGrid, type GoodsProps } from './GoodsGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Goods as cards. Who leaves for another page does not wait until all of them are rendered once more. */
export const ProductGrid = memo(function ProductGrid(goods: GoodsProps) {
  return <GoodsGrid {...goods} cardOf={(card) => <ProductCard {...card} />} />;
});
