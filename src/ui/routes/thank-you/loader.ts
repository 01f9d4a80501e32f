import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import type { LoaderArgs } from '../../shared/load.ts';

/** Redirects the thank-you page without an order to the home page. Source: ROUTE-4. */
export const homeInstead = ({ request }: LoaderArgs) =>
  redirect(pathTo.home(localeOf(new URL(request.url).pathname)));
