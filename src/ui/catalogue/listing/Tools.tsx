import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import css from './product-listing.module.css';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface ToolsProps {
  readonly query: ListingQuery;
  /** Whether there are more products than the smallest page holds. */
  readonly sizes: boolean;
  /** Whether the list contains lenses. */
  readonly lenses: boolean;
}

/** The controls for page size, sort order and view. `listing-tools.ts` makes them interactive. Source: CAT-2, CAT-4. */
export const Tools = ({ query, sizes, lenses }: ToolsProps) => (
  <div className={css.choices}>
    {sizes && (
      <div className={css.size}>
        <PageSizeSelect value={query.itemsPerPage} />
      </div>
    )}
    <SortSelect value={query.sort} lenses={lenses} />
    <ViewToggle />
  </div>
);
