import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * Redirects to the section that the shop has configured as the account's start. A mail's link to a subscription leads
 * to the list of all subscriptions, and its token is removed from the address. Source: ROUTE-5, ROUTE-6.
 */
export const accountLoader = async (args: LoaderArgs) => {
  const { pathname, search } = new URL(args.request.url);
  if (args.params.pageName !== undefined) return null;
  const section = args.params.token ? 'my-subscriptions' : servicesOf(args).shop.accountEntry;
  return redirect(pathTo.account(localeOf(pathname), section) + search);
};

/** For pages that load all their data themselves, for the current visitor. */
export const noData = async () => null;
