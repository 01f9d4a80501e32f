import { readListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { hitsRequested } from '../../../domain/search/search.ts';
import { type ListingData, loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';
import { loadOr } from '../../shared/load-or.ts';
import type { Help } from './help-on.ts';

export interface SearchData extends ListingData {
  /** The query that was used instead, if the typed words find nothing. */
  readonly corrected?: string;
  /** Set if nothing was found. */
  readonly help?: Help;
}

/**
 * Loads the results, also for a likely correction if a word finds nothing. Without a query: the whole shop. Source:
 * SRCH-3.
 */
export const searchLoader = async (args: LoaderArgs): Promise<SearchData> => {
  const services = servicesOf(args);
  const address = new URL(args.request.url).searchParams;
  const { search } = readListingQuery(address, services.shop.itemsPerPage);
  if (search === undefined) return loadListing(services, address, {});

  const [found, hits] = await Promise.all([
    loadListing(services, address, { search }),
    loadOr(services.search.search(search, hitsRequested), null),
  ]);
  const corrected = hits?.corrected;
  if (found.listing.total > 0) return { ...found, ...(corrected !== undefined && { corrected }) };
  // Few searches need this code, so it is not part of the route table's chunk.
  const { helpOn } = await import('./help-on.ts');
  return { ...found, help: await helpOn(services, search) };
};
