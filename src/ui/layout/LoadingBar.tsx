import { type ReactNode, useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { GoingContext } from '../shared/address.ts';
import { LoadingContext } from '../shared/loading.ts';
import css from './LoadingBar.module.css';
import { scaleOf, useLoadingBar } from './use-loading-bar.ts';

/** A line along the top while the next page, or what opens over it, is on its way. What stands below is not rendered with it. */
export const LoadingBar = ({ children }: { readonly children: ReactNode }) => {
  const [awaited, setAwaited] = useState(0);
  const going = useNavigation().location?.pathname;
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
      <GoingContext value={going}>{children}</GoingContext>
    </LoadingContext>
  );
};
