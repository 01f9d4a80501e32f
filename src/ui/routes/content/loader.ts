import { data, redirect } from 'react-router';
import type { ShippingMethod } from '../../../domain/checkout/shipping.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { type LoaderArgs, loadOr, servicesOf } from '../../shared/load.ts';
import { isPageName } from './pages.ts';

/** A plain page by its slug; what no page has is not found. German may be asked for by its prefix. Source: ROUTE-2, D39. */
export const contentLoader = async (args: LoaderArgs) => {
  const slug = (args.params['*'] ?? '').replace(/\/$/, '');
  const { pathname, search } = new URL(args.request.url);
  if (/^\/de(\/|$)/.test(pathname)) throw redirect((pathname.slice(3) || '/') + search, 301);
  if (!isPageName(slug)) throw data(null, { status: 404 });
  if (slug !== 'shipping') return { page: slug, shipping: [] };
  const { shop, shipping } = servicesOf(args);
  const tables = await Promise.all(
    shop.countries.map(async ({ code }) => ({
      country: code as CountryCode,
      options: (await loadOr(shipping.shippingOptions(code), [] as readonly ShippingMethod[])).toSorted(
        (a, b) => a.price.minor - b.price.minor,
      ),
    })),
  );
  return { page: slug, shipping: tables.filter(({ options }) => options.length > 0) };
};

export type ContentData = Awaited<ReturnType<typeof contentLoader>>;
