import { use, useEffect } from 'react';
import { LoadingContext } from '../../shared/loading.ts';
import { NotFound } from './NotFound.tsx';
import { OtherError } from './OtherError.tsx';

/** Statuses behind which the shop itself is not there. */
const away: readonly number[] = [502, 503, 504];

/** What shows instead of a page that could not be shown; back on the net it is asked for anew. Source: NOTE-3, NOTE-4. */
export const ErrorView = ({ status }: { readonly status: number }) => {
  /** A server has no such word: there is nothing to be told. */
  const isAway = away.includes(status) || navigator.onLine === false;
  const { fail } = use(LoadingContext);
  useEffect(() => {
    if (status !== 404) fail();
  }, [status, fail]);
  useEffect(() => {
    if (status === 404) return undefined;
    const again = () => location.reload();
    // The connection came back while the page was still on its way, but some of its code had failed by then.
    if (navigator.onLine && document.documentElement.dataset.missing !== undefined) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status]);
  return status === 404 ? <NotFound /> : <OtherError kind={isAway ? 'offline' : 'other'} />;
};
