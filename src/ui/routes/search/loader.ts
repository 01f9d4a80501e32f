import { readListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { hitsRequested } from '../../../domain/search/search.ts';
import { loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, loadOr, servicesOf } from '../../shared/load.ts';

/** What was found; where nothing was, what was probably meant. An empty search shows the whole shop. Source: SRCH-3, D34. */
export const searchLoader = async (args: LoaderArgs) => {
  const services = servicesOf(args);
  const address = new URL(args.request.url).searchParams;
  const { search } = readListingQuery(address, services.shop.itemsPerPage);
  const found = await loadListing(services, address, search === undefined ? {} : { search });
  if (search === undefined || found.listing.total > 0) return { ...found, categories: [] };

  const hasFilters = Object.keys(found.query.filters).length > 0;
  const [hits, root] = await Promise.all([
    hasFilters ? null : loadOr(services.search.search(search, hitsRequested), null),
    loadOr(services.catalogue.category(''), null),
  ]);
  const categories = root?.children ?? [];
  const corrected = hits?.corrected;
  if (corrected === undefined) return { ...found, categories };
  const { listing } = await loadListing(services, address, { search: corrected });
  return listing.total > 0 ? { ...found, listing, corrected, categories: [] } : { ...found, categories };
};
