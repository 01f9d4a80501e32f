import { use, useEffect } from 'react';
import { LoadingContext } from '../../shared/loading.ts';
import { NotFound } from './NotFound.tsx';
import { OtherError } from './OtherError.tsx';

/** Statuses that mean the shop is unavailable. */
const away: readonly number[] = [502, 503, 504];

/**
 * Shown instead of a page that could not be loaded. It reloads the page when the connection is back. Source: NOTE-3,
 * NOTE-4.
 */
export const ErrorView = ({ status }: { readonly status: number }) => {
  /** The server has no `onLine` value, so only `false` counts. */
  const isAway = away.includes(status) || navigator.onLine === false;
  const { fail } = use(LoadingContext);
  useEffect(() => {
    if (status !== 404) fail();
  }, [status, fail]);
  useEffect(() => {
    if (status === 404) return undefined;
    const again = () => location.reload();
    // The connection came back while the page was still loading, but some of its code had failed by then.
    if (navigator.onLine && document.documentElement.dataset.missing !== undefined) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status]);
  return status === 404 ? <NotFound /> : <OtherError kind={isAway ? 'offline' : 'other'} />;
};
