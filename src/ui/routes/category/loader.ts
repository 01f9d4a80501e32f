import { data, redirect } from 'react-router';
import { once } from '../../../application/shared/once.ts';
import { categorySlugs } from '../../../domain/catalogue/category-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { loadListing } from '../../catalogue/listing/load-listing.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../../shared/load.ts';
import { introParts } from './intro-parts.ts';

const headCode = once(() => import('../../content/load-head.ts'));

/**
 * Loads a category with one page of its products and its editorial content, and redirects to its canonical address.
 * More than five levels are not found. Source: ROUTE-15, CAT-3, CONT-1.
 */
export const categoryLoader = async (args: LoaderArgs) => {
  const services = servicesOf(args);
  const slugs = categorySlugs(args.params['*'] ?? '');
  if (slugs._tag === 'Left') throw data(null, { status: 404 });
  const asked = slugs.right.join('/');
  const category = await loadOrThrow(services.catalogue.category(asked));
  const { search, searchParams: address } = new URL(args.request.url);
  const path = category.paths[services.locale];
  if (path !== asked) throw redirect(pathTo.category(services.locale, path) + search, 301);
  const [listing, head] = await Promise.all([
    loadListing(services, address, { category: category.id }),
    headCode().then(({ loadHead }) => loadHead(args, category.id)),
  ]);
  await Promise.all(introParts(head).map((part) => part.load()));
  return { category, head, ...listing };
};

export type CategoryData = Awaited<ReturnType<typeof categoryLoader>>;
