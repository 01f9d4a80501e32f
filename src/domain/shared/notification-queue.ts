/** Source: NOTE-1. */
export const maxShown = 3;
export const displayMs = 6000;

/** The newest goes last; of four, the oldest is dropped. Source: NOTE-1. */
export const notified =
  <A>(notification: A) =>
  (shown: readonly A[]): readonly A[] =>
    [...shown, notification].slice(-maxShown);

/** Without the one that was closed or has had its time. */
export const dismissed =
  (id: number) =>
  <A extends { readonly id: number }>(shown: readonly A[]): readonly A[] =>
    shown.filter((one) => one.id !== id);
