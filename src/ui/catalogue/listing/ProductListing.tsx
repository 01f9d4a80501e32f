import { type ReactNode, useEffect, useRef } from 'react';
import { changeListing } from '../../../domain/catalogue/listing-query.ts';
import { showsPageSizes } from '../../../domain/catalogue/pagination.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ProductGrid, ProductGridSkeleton } from '../card/ProductGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { ListingData } from './load-listing.ts';
import { Pagination } from './Pagination.tsx';
import css from './product-listing.module.css';
import { PageSizeSelect, SortSelect } from './SortSelect.tsx';
import { useListingNavigation } from './use-listing-navigation.ts';
import { useListingView } from './use-listing-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

interface ProductListingProps extends ListingData {
  /** Address of the listing, without a query. */
  readonly path: string;
  /** What is said when nothing was found. */
  readonly help: ReactNode;
}

/** Products with everything that narrows, orders and pages them. Source: CAT-2, CAT-3, CAT-4. */
export const ProductListing = ({ query, listing, path, help }: ProductListingProps) => {
  const { t } = useTranslation('listing');
  const { shop } = useServices();
  const [view, chooseView] = useListingView();
  const { go, goToForm, to, busy } = useListingNavigation(path, query);
  const { total } = listing;
  const results = useRef<HTMLElement>(null);
  const turned = useRef<number>(undefined);
  useEffect(() => {
    if (turned.current === query.page) results.current?.focus({ preventScroll: true });
    turned.current = undefined;
  }, [query.page]);
  const sizes = showsPageSizes({ total, itemsPerPage: query.itemsPerPage, themeDefault: shop.itemsPerPage });
  const isNarrowed = Object.keys(query.filters).length > 0;
  return (
    <div className={css.listing} data-bare={(total === 0 && !isNarrowed) || undefined}>
      <FilterPanel path={path} query={query} facets={listing.facets} total={total} onChange={goToForm} />
      <div className={css.toolbar}>
        <p role="status" className={css.count}>
          {t('count', { count: total })}
        </p>
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
      </div>
      <section
        ref={results}
        className={css.results}
        aria-label={t('page', { page: query.page })}
        tabIndex={-1}
      >
        <FilterChips query={query} to={to} />
        {total === 0 && busy ? (
          <ProductGridSkeleton view={view} />
        ) : total === 0 ? (
          <div className={css.empty}>
            <h2>{t('not_found')}</h2>
            {isNarrowed ? <p>{t('not_found_help')}</p> : help}
          </div>
        ) : (
          <>
            <ProductGrid products={listing.products} view={view} eager busy={busy} />
            <Pagination
              query={query}
              total={total}
              path={path}
              onTurn={(page) => {
                turned.current = page;
              }}
            />
          </>
        )}
      </section>
    </div>
  );
};
