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
import { listingParts } from './listing-parts.ts';

/** What a listing shows: `query` is what the address says, as far as it says something. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing;
  /** How this shop shows it to whoever chose no other way. */
  readonly view: Shop['listingView'];
}

/** The page of products that an address names; a page beyond the last is the last. Source: CAT-3. */
export const loadListing = async (
  { catalogue, shop }: Pick<Services, 'catalogue' | 'shop'>,
  address: URLSearchParams,
  within: Pick<ListingRequest, 'category' | 'search'>,
): Promise<ListingData> => {
  const query = readListingQuery(address, shop.itemsPerPage);
  const { listingView: view } = shop;
  const ask = (page: number) => loadOrThrow(catalogue.products({ ...query, ...within, page }));
  const listing = await ask(query.page);
  const last = pageCountOf(listing.total, query.itemsPerPage);
  const known = { ...query, filters: knownFilters(query.filters, listing.facets) };
  const data =
    query.page <= last
      ? { query: known, listing, view }
      : { query: { ...known, page: last }, listing: await ask(last), view };
  await Promise.all(listingParts(data).map((part) => part.load()));
  return data;
};
