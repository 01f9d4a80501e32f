import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * The account begins where its shop says; a mail's link to a subscription leads to all of them, and its token stays in no
 * address. Source: ROUTE-5, ROUTE-6.
 */
export const accountLoader = async (args: LoaderArgs) => {
  const { pathname, search } = new URL(args.request.url);
  if (args.params.pageName !== undefined) return null;
  const section = args.params.token ? 'my-subscriptions' : servicesOf(args).shop.accountEntry;
  return redirect(pathTo.account(localeOf(pathname), section) + search);
};

/** For pages that ask for everything themselves, of whoever is there. */
export const noData = async () => null;
