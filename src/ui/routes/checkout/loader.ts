import { redirect } from 'react-router';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import type { LoaderArgs } from '../../shared/load.ts';

/** Redirects the checkout without a step to the first step. Source: ROUTE-4. */
export const firstStepLoader = ({ request }: LoaderArgs) =>
  redirect(pathTo.checkout(localeOf(new URL(request.url).pathname)));
