import { use, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LoadingFailedContext } from '../../layout/loading-failed.ts';
import { NotFound } from './NotFound.tsx';
import { OtherError } from './OtherError.tsx';

/** Statuses behind which the shop itself is not there. */
const away: readonly number[] = [502, 503, 504];

/** What shows instead of a page that could not be shown. Source: NOTE-3, NOTE-4. */
export const RouteError = () => {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const fail = use(LoadingFailedContext);
  useEffect(() => {
    if (status !== 404) fail();
  }, [status, fail]);
  return status === 404 ? <NotFound /> : <OtherError kind={away.includes(status) ? 'offline' : 'other'} />;
};
