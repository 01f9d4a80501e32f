import { type ReactNode, useMemo, useState } from 'react';
import { LoadingContext } from '../shared/loading.ts';
import css from './LoadingBar.module.css';
import { scaleOf, useLoadingBar } from './use-loading-bar.ts';

/**
 * A line along the top while the next page, or what opens over it, is on its way. What stands below is not rendered with
 * it. `going`: the path of the page that is on its way.
 */
export const LoadingBar = ({
  going,
  children,
}: {
  readonly going?: string | undefined;
  readonly children: ReactNode;
}) => {
  const [awaited, setAwaited] = useState(0);
  const { view, drawn, fail } = useLoadingBar(going !== undefined || awaited > 0);
  const loading = useMemo(
    () => ({
      fail,
      wait: () => {
        setAwaited((count) => count + 1);
        return () => setAwaited((count) => count - 1);
      },
    }),
    [fail],
  );
  return (
    <LoadingContext value={loading}>
      {view.visible && (
        <div className={css.track} data-failed={view.failed || undefined} aria-hidden="true">
          <div ref={drawn} className={css.bar} style={{ scale: scaleOf(view) }} />
        </div>
      )}
      {children}
    </LoadingContext>
  );
};
