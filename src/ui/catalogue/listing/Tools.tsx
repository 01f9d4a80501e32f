import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import css from './product-listing.module.css';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface ToolsProps {
  readonly query: ListingQuery;
  /** Whether there is more than the smallest page holds. */
  readonly sizes: boolean;
  /** Whether there are lenses among them. */
  readonly lenses: boolean;
}

/** How many products stand on a page, in which order, and how. `listing-tools.ts` brings it alive. Source: CAT-2, CAT-4. */
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
