import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { GoodsProps } from '../card/GoodsGrid.tsx';
import type { RowsData } from './load-rows.ts';

/** The properties of the components that draw the products of a list, in each shop's own way. */
export interface GoodsRowsProps extends Required<Pick<GoodsProps, 'products' | 'view'>> {
  readonly rows: RowsData | undefined;
  readonly query: ListingQuery;
  readonly to: (query: ListingQuery) => string;
  /** Renders a note on the price of a product, and its checkbox for a comparison. */
  readonly noteOf: GoodsProps['noteOf'];
}
