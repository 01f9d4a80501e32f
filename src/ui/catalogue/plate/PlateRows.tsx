import { GoodsGrid } from '../card/GoodsGrid.tsx';
import type { GoodsRowsProps } from '../goods/goods-rows-props.ts';
import { PlateRow } from './PlateRow.tsx';

/** Products as plates, one per row, numbered across the pages of the list. Source: FACE-8. */
export const PlateRows = ({ products, view, rows, query, noteOf }: GoodsRowsProps) => {
  const before = (query.page - 1) * query.itemsPerPage;
  return (
    <GoodsGrid
      products={products}
      view={view}
      noteOf={noteOf}
      eager
      glides
      rows
      cardOf={(card) => (
        <PlateRow
          {...card}
          folio={before + products.indexOf(card.product) + 1}
          choice={rows?.choices[card.product.id]}
        />
      )}
    />
  );
};
