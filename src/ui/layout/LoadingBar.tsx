import { type ReactNode, useMemo, useState } from 'react';
import { LoadingContext } from '../shared/loading.ts';
import css from './LoadingBar.module.css';
import { scaleOf, useLoadingBar } from './use-loading-bar.ts';

/**
 * A bar along the top while the next page, or something that opens over it, is loading. It does not cause the content
 * below to render again. `going`: the path of the page being loaded.
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
