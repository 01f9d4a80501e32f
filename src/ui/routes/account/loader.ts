import { data, redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { readPlace } from '../../account/sections.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * Redirects to the section that the shop has configured as the account's start. A mail's link to a subscription leads
 * to the list of all subscriptions, and its token is removed from the address. A section that the shop does not have is
 * a missing page. Source: ROUTE-5, ROUTE-6, NOTE-3.
 */
export const accountLoader = async (args: LoaderArgs) => {
  const { pathname, search } = new URL(args.request.url);
  const { pageName, id, token } = args.params;
  const { shop } = servicesOf(args);
  if (pageName !== undefined) {
    if (readPlace(shop, pageName, id)) return null;
    throw data(null, { status: 404 });
  }
  const section = token ? 'my-subscriptions' : shop.accountEntry;
  return redirect(pathTo.account(localeOf(pathname), section) + search);
};
