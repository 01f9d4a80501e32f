import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/** The account begins where its shop says. Source: ROUTE-6. */
export const accountLoader = async (args: LoaderArgs) => {
  const { pathname, search } = new URL(args.request.url);
  if (args.params.pageName !== undefined) return null;
  return redirect(pathTo.account(localeOf(pathname), servicesOf(args).shop.accountEntry) + search);
};

export const resetPasswordLoader = async () => null;
