import { changeListing } from '../../../domain/catalogue/listing-query.ts';
import { island } from '../../shared/island.tsx';
import css from './product-listing.module.css';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import { type ListingPlace, useListingNavigation } from './use-listing-navigation.ts';
import { useListingView } from './use-listing-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

interface ToolsProps extends ListingPlace {
  /** Whether there is more than the smallest page holds. */
  readonly sizes: boolean;
}

const ToolsView = ({ path, query, sizes }: ToolsProps) => {
  const [view, chooseView] = useListingView();
  const { go } = useListingNavigation({ path, query });
  return (
    <div className={css.choices}>
      {sizes && (
        <div className={css.size}>
          <PageSizeSelect
            value={query.itemsPerPage}
            onChoose={(itemsPerPage) => go(changeListing(query, { itemsPerPage }))}
          />
        </div>
      )}
      <SortSelect value={query.sort} onChoose={(sort) => go(changeListing(query, { sort }))} />
      <ViewToggle view={view} onChoose={chooseView} />
    </div>
  );
};

/** How many products stand on a page, in which order, and how. Source: CAT-2, CAT-4. */
export const Tools = island('tools', ToolsView);
