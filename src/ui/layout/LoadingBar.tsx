import type { LoadingBarView } from '../../domain/shared/loading-bar.ts';
import css from './LoadingBar.module.css';

/** A line along the top while the next page is on its way. */
export const LoadingBar = ({ view }: { readonly view: LoadingBarView }) =>
  view.visible && (
    <div className={css.track} data-failed={view.failed || undefined} aria-hidden="true">
      <div className={css.bar} style={{ scale: `${view.progress} 1` }} />
    </div>
  );
