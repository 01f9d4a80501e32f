import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasMoreFacets,
  type ListingQuery,
  offeredFacets,
  writeListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { showsPageSizes } from '../../../domain/catalogue/pagination.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';
import { MonthlyCost } from '../card/MonthlyCost.tsx';
import { goodsLayout } from '../goods/goods-layout.ts';
import { CompareLink } from './CompareLink.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { goodsView } from './goods-parts.ts';
import { gridLooks } from './grid-looks.ts';
import { listingViews } from './listing-parts.ts';
import type { ListingData } from './load-listing.ts';
import { countId, Pagination, resultsId } from './Pagination.tsx';
import css from './product-listing.module.css';
import { Tools } from './Tools.tsx';

interface ProductListingProps extends ListingData {
  /** The address of the listing, without a query. */
  readonly path: string;
  /** Shown if nothing was found. */
  readonly help: ReactNode;
}

/** Only a list with lenses can be sorted by the cost of wearing. */
const hasLenses = ({ facets }: ListingData['listing']): boolean =>
  facets.some(({ code, values }) => code === 'lens_usage' && values.length > 0);

/**
 * Whether lenses of different wearing periods are listed together. Their prices cannot be compared directly. Source:
 * LAW-17.
 */
const isMixed = ({ products }: ListingData['listing']): boolean =>
  new Set(products.flatMap(({ lensUsage }) => lensUsage ?? [])).size > 1;

/** Products with filters, sorting and pagination. Source: CAT-2, CAT-3, CAT-4. */
export const ProductListing = ({ query, listing, view, rows, path, help }: ProductListingProps) => {
  const { t } = useTranslation('listing');
  const { itemsPerPage, hero } = useServices().shop;
  const goods = goodsLayout[hero];
  const Rows = goodsView(goods);
  const isSheet = goods === 'sheet';
  const { CompareForm, CompareTick, FilterChips, NothingListed } = listingViews();
  const { total } = listing;
  const sizes = showsPageSizes({ total, itemsPerPage: query.itemsPerPage, themeDefault: itemsPerPage });
  const isNarrowed = Object.keys(query.filters).length > 0;
  const saysCost = query.sort === 'wear_cost' || isMixed(listing);
  /**
   * Shows the cost of wearing if the list is sorted by it or mixes wearing periods. In a comparison it adds a checkbox
   * for each lens.
   */
  const noteOf = useCallback(
    (product: ProductSummary) => (
      <>
        {saysCost && <MonthlyCost product={product} />}
        {CompareTick && <CompareTick product={product} query={query} />}
      </>
    ),
    [query, saysCost, CompareTick],
  );
  /** Rows have space for the checkbox, so they need no comparison mode. */
  const tickOf = useCallback(
    (product: ProductSummary) =>
      CompareTick && <CompareTick product={product} query={{ ...query, compared: query.compared ?? [] }} />,
    [query, CompareTick],
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
        <div id={countId} className={css.count}>
          <p role="status">{t('count', { count: total })}</p>
          {compares && !query.compared && <CompareLink query={query} to={to} isSheet={isSheet} />}
        </div>
        <Tools query={query} sizes={sizes} lenses={hasLenses(listing)} />
      </div>
      <section
        id={resultsId}
        className={`${css.results} ${gridLooks[hero] ?? ''}`}
        aria-label={[
          t('count', { count: total }),
          ...(total > query.itemsPerPage ? [t('page', { page: query.page })] : []),
        ].join(', ')}
        tabIndex={-1}
      >
        {isNarrowed && FilterChips && <FilterChips query={query} to={to} />}
        {total === 0 ? (
          NothingListed && (
            <NothingListed isSaid={!isNarrowed && query.search !== undefined}>
              {isNarrowed ? <p>{t('not_found_help')}</p> : help}
            </NothingListed>
          )
        ) : (
          <>
            {Rows && (
              <Rows
                products={listing.products}
                view={view}
                rows={rows}
                query={query}
                to={to}
                noteOf={isSheet ? tickOf : saysCost || query.compared ? noteOf : undefined}
              />
            )}
            {compares && (query.compared || isSheet) && CompareForm && (
              <CompareForm query={query} products={listing.products} to={to} />
            )}
            <Pagination query={query} total={total} path={path} />
          </>
        )}
      </section>
    </div>
  );
};
