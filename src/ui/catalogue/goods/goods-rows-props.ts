import type { ReactNode } from 'react';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { GoodsProps } from '../card/GoodsGrid.tsx';
import type { RowsData } from './load-rows.ts';

/** What draws the goods of a list, in each shop's own way. */
export interface GoodsRowsProps extends Required<Pick<GoodsProps, 'products' | 'view'>> {
  readonly rows: RowsData | undefined;
  readonly query: ListingQuery;
  readonly to: (query: ListingQuery) => string;
  /** What else the price of each comes to, and its place in a comparison. */
  readonly noteOf: GoodsProps['noteOf'];
  /** Leads to a list whose lenses can be ticked; nothing where they can be, or where there are none. */
  readonly compare: ReactNode;
}
