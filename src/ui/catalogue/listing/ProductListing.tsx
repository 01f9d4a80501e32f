import { type ReactNode, useCallback } from 'react';
import {
  hasMoreFacets,
  type ListingQuery,
  offeredFacets,
  writeListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { showsPageSizes } from '../../../domain/catalogue/pagination.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { namedTitle } from '../../shared/elements/named-title.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { CompareForm, CompareLink, CompareTick } from './Compare.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { gridLooks } from './grid-looks.ts';
import type { ListingData } from './load-listing.ts';
import { MonthlyCost } from './MonthlyCost.tsx';
import { countId, Pagination, resultsId } from './Pagination.tsx';
import css from './product-listing.module.css';
import { Tools } from './Tools.tsx';

interface ProductListingProps extends ListingData {
  /** Address of the listing, without a query. */
  readonly path: string;
  /** What is said when nothing was found. */
  readonly help: ReactNode;
}

/** Only among lenses there is something to order by what wearing costs. */
const hasLenses = ({ facets }: ListingData['listing']): boolean =>
  facets.some(({ code, values }) => code === 'lens_usage' && values.length > 0);

/** Products with everything that narrows, orders and pages them. Source: CAT-2, CAT-3, CAT-4. */
export const ProductListing = ({ query, listing, path, help }: ProductListingProps) => {
  const { t } = useTranslation('listing');
  const { itemsPerPage, listingView, hero } = useServices().shop;
  const { total } = listing;
  const sizes = showsPageSizes({ total, itemsPerPage: query.itemsPerPage, themeDefault: itemsPerPage });
  const isNarrowed = Object.keys(query.filters).length > 0;
  /** In the order of what wearing costs, each says what that is; where lenses are compared, each can be taken. */
  const noteOf = useCallback(
    (product: ProductSummary) => (
      <>
        {query.sort === 'wear_cost' && <MonthlyCost product={product} />}
        <CompareTick product={product} query={query} />
      </>
    ),
    [query],
  );
  const compares = total > 1 && hasLenses(listing);
  const to = (next: ListingQuery) => `${path}${writeListingQuery(next, itemsPerPage)}`;
  return (
    <div className={css.listing} data-bare={(total === 0 && !isNarrowed) || undefined}>
      <FilterPanel
        path={path}
        query={query}
        facets={offeredFacets(query, listing.facets)}
        more={hasMoreFacets(query, listing.facets)}
        total={total}
        lenses={hasLenses(listing)}
      />
      <div className={css.toolbar}>
        <p id={countId} role="status" className={css.count}>
          {t('count', { count: total })}
        </p>
        <Tools query={query} sizes={sizes} lenses={hasLenses(listing)} />
      </div>
      <section
        id={resultsId}
        className={`${css.results} ${gridLooks[hero] ?? ''}`}
        aria-label={t('page', { page: query.page })}
        tabIndex={-1}
      >
        <FilterChips query={query} to={to} />
        {compares && !query.compared && <CompareLink query={query} to={to} />}
        {total === 0 ? (
          <div className={css.empty}>
            <Drawing name="state-nothing" className={css.drawing} />
            <h2>{t('not_found')}</h2>
            {isNarrowed ? <p>{t('not_found_help')}</p> : help}
          </div>
        ) : (
          <>
            <ProductGrid
              products={listing.products}
              view={listingView}
              named={hero === 'wide' ? namedTitle : undefined}
              eager
              {...((query.sort === 'wear_cost' || query.compared) && { noteOf })}
            />
            {compares && query.compared && <CompareForm query={query} products={listing.products} to={to} />}
            <Pagination query={query} total={total} path={path} />
          </>
        )}
      </section>
    </div>
  );
};
