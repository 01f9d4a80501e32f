import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import type { LoaderArgs } from '../../shared/load.ts';

/** A mail's link to subscriptions leads to all of them; its token stays in no address. Source: ROUTE-5. */
export const subscriptionsInstead = ({ request }: LoaderArgs) =>
  redirect(pathTo.account(localeOf(new URL(request.url).pathname), 'my-subscriptions'));
