import { data, redirect } from 'react-router';
import { departTo } from '../../../domain/shared/after-sign-in.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * The server sends existing documents itself, so a request that reaches this loader has no document. Source: ROUTE-2,
 * ROUTE-16.
 */
export const downloadLoader = async (args: LoaderArgs) => {
  const { locale } = servicesOf(args);
  const file = redirectPath(new URL(args.request.url).searchParams.get('file') ?? '');
  if (file._tag === 'Left' || departTo(file.right, locale)._tag !== 'Download')
    throw redirect(pathTo.home(locale));
  return data(null, { status: 404 });
};
