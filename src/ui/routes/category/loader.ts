import { data } from 'react-router';
import { categorySlugs } from '../../../domain/catalogue/category-path.ts';
import { loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../../shared/load.ts';

/** A category with one page of its products. A sixth level is no page. Source: ROUTE-15, CAT-3, D38. */
export const categoryLoader = async (args: LoaderArgs) => {
  const services = servicesOf(args);
  const slugs = categorySlugs(args.params['*'] ?? '');
  if (slugs._tag === 'Left') throw data(null, { status: 404 });
  const category = await loadOrThrow(services.catalogue.category(slugs.right.join('/')));
  const address = new URL(args.request.url).searchParams;
  return { category, ...(await loadListing(services, address, { category: category.id })) };
};
