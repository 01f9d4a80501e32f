import { readListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { hitsRequested } from '../../../domain/search/search.ts';
import { loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, loadOr, servicesOf } from '../../shared/load.ts';

/** What was found, and what was probably meant by a word that nothing has. No word: the whole shop. Source: SRCH-3, D34. */
export const searchLoader = async (args: LoaderArgs) => {
  const services = servicesOf(args);
  const address = new URL(args.request.url).searchParams;
  const { search } = readListingQuery(address, services.shop.itemsPerPage);
  if (search === undefined) return { ...(await loadListing(services, address, {})), categories: [] };

  const [found, hits] = await Promise.all([
    loadListing(services, address, { search }),
    loadOr(services.search.search(search, hitsRequested), null),
  ]);
  const corrected = hits?.corrected;
  if (found.listing.total > 0)
    return { ...found, categories: [], ...(corrected !== undefined && { corrected }) };
  const root = await loadOr(services.catalogue.category(''), null);
  return { ...found, categories: root?.children ?? [] };
};
