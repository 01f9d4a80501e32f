import { readListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { hitsRequested } from '../../../domain/search/search.ts';
import { type ListingData, loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';
import { loadOr } from '../../shared/load-or.ts';
import type { Help } from './help-on.ts';

export interface SearchData extends ListingData {
  /** What was really searched for, where the words typed find nothing. */
  readonly corrected?: string;
  /** Where nothing was found. */
  readonly help?: Help;
}

/** What was found, and what was probably meant by a word that nothing has. No word: the whole shop. Source: SRCH-3, D34. */
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
  // What few searches need is no part of the route table.
  const { helpOn } = await import('./help-on.ts');
  return { ...found, help: await helpOn(services, search) };
};
