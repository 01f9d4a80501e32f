import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import css from './LoadingBar.module.css';
import { LoadingFailedContext } from './loading-failed.ts';
import { scaleOf, useLoadingBar } from './use-loading-bar.ts';

/** A line along the top while the next page is on its way. What stands below it is not rendered with it. */
export const LoadingBar = ({ children }: { readonly children: ReactNode }) => {
  const { view, drawn, fail } = useLoadingBar(useNavigation().state !== 'idle');
  return (
    <LoadingFailedContext value={fail}>
      {view.visible && (
        <div className={css.track} data-failed={view.failed || undefined} aria-hidden="true">
          <div ref={drawn} className={css.bar} style={{ scale: scaleOf(view) }} />
        </div>
      )}
      {children}
    </LoadingFailedContext>
  );
};
