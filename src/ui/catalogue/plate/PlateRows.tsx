import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { ProductGrid, type ProductGridProps } from '../card/ProductGrid.tsx';
import type { OpticianChoice } from './optician-choice.ts';
import { PlateRow } from './PlateRow.tsx';

interface PlateRowsProps extends Pick<ProductGridProps, 'products' | 'view' | 'noteOf'> {
  readonly query: Pick<ListingQuery, 'page' | 'itemsPerPage'>;
  readonly choices: Readonly<Record<string, OpticianChoice>>;
}

/** Products as plates, one to a row, numbered through the whole list. Source: FACE-8. */
export const PlateRows = ({ products, query: { page, itemsPerPage }, choices, ...grid }: PlateRowsProps) => {
  const before = (page - 1) * itemsPerPage;
  return (
    <ProductGrid
      {...grid}
      products={products}
      eager
      cardOf={(card) => (
        <PlateRow
          {...card}
          folio={before + products.indexOf(card.product) + 1}
          choice={choices[card.product.id]}
        />
      )}
    />
  );
};
