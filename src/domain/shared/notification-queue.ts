/** Source: NOTE-1. */
export const maxShown = 3;
export const displayMs = 6000;

/** What the queue knows of a notification. */
interface Counted {
  /** All that is said, in one text: what says the same is the same. */
  readonly says: string;
  /** How often it was said. Whole, from 1. */
  readonly count: number;
}

/**
 * The newest goes last; of four, the oldest is dropped. What says the same as one that is shown takes its place, counts
 * on, and is the newest. Source: NOTE-1, NOTE-8.
 */
export const notified =
  <A extends Counted>(notification: A) =>
  (shown: readonly A[]): readonly A[] => {
    const before = shown.find(({ says }) => says === notification.says);
    const count = notification.count + (before?.count ?? 0);
    return [...shown.filter((one) => one !== before), { ...notification, count }].slice(-maxShown);
  };

/** Without what failed of a matter that has gone well since. Source: NOTE-11. */
export const settled =
  (matter: string) =>
  <A extends { readonly matter?: string }>(shown: readonly A[]): readonly A[] =>
    shown.filter((one) => one.matter !== matter);

/** Without the one that was closed or has had its time. */
export const dismissed =
  (id: number) =>
  <A extends { readonly id: number }>(shown: readonly A[]): readonly A[] =>
    shown.filter((one) => one.id !== id);
