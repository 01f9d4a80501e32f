import { namedTitle } from '../../shared/elements/named-title.tsx';
import { useServices } from '../../shared/services.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { GoodsRowsProps } from '../goods/goods-rows-props.ts';

/** A list of cards, as a grid or as rows. Source: CAT-2. */
export const CardRows = ({ products, view, noteOf }: GoodsRowsProps) => {
  const { hero } = useServices().shop;
  return (
    <ProductGrid
      products={products}
      view={view}
      eager
      glides
      named={hero === 'wide' ? namedTitle : undefined}
      noteOf={noteOf}
    />
  );
};
