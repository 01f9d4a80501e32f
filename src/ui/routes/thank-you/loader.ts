import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import type { LoaderArgs } from '../../shared/load.ts';

/** Thanks without an order lead home. Source: ROUTE-4. */
export const homeInstead = ({ request }: LoaderArgs) =>
  redirect(pathTo.home(localeOf(new URL(request.url).pathname)));

export const thankYouLoader = async () => null;
