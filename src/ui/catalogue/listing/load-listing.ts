import type { ListingRequest } from '../../../application/catalogue/ports.ts';
import type { Services } from '../../../application/services.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Listing } from '../../../domain/catalogue/listing.ts';
import {
  knownFilters,
  type ListingQuery,
  readListingQuery,
} from '../../../domain/catalogue/listing-query.ts';
import { pageCountOf } from '../../../domain/catalogue/pagination.ts';
import { loadOrThrow } from '../../shared/load.ts';
import { loadRows, type RowsData } from '../goods/load-rows.ts';
import { listingParts } from './listing-parts.ts';

/** The data of a listing. `query`: the valid part of the address's query. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing;
  /** The shop's view for visitors who chose none. */
  readonly view: Shop['listingView'];
  /** Additional data for products that are not shown as cards. */
  readonly rows?: RowsData | undefined;
}

/** Loads the page of products that an address names. A page beyond the last one becomes the last. Source: CAT-3. */
export const loadListing = async (
  services: Pick<Services, 'catalogue' | 'shop' | 'locale' | 'clock'>,
  address: URLSearchParams,
  within: Pick<ListingRequest, 'category' | 'search'>,
): Promise<ListingData> => {
  const { catalogue, shop } = services;
  const query = readListingQuery(address, shop.itemsPerPage);
  const { listingView: view } = shop;
  const ask = (page: number) => loadOrThrow(catalogue.products({ ...query, ...within, page }));
  const first = await ask(query.page);
  const page = Math.min(query.page, pageCountOf(first.total, query.itemsPerPage));
  const listing = page === query.page ? first : await ask(page);
  const known = { ...query, filters: knownFilters(query.filters, first.facets), page };
  const rows = await loadRows(services, listing, { ...query, ...within });
  const data = { query: known, listing, view, ...(rows && { rows }) };
  await Promise.all(listingParts(data).map((part) => part.load()));
  return data;
};
