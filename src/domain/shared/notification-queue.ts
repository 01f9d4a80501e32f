/** The maximum number of notifications on screen. Source: NOTE-1. */
export const maxShown = 3;
/** How long each is shown. Units: milliseconds. Source: NOTE-1. */
export const displayMs = 6000;

/** The properties of a notification that the queue uses. */
interface Counted {
  /** The whole content as one text. Notifications with the same text are equal. */
  readonly says: string;
  /** How often it occurred. Whole, from 1. */
  readonly count: number;
}

/**
 * Adds a notification at the end. Of four, the oldest is dropped. One that equals a displayed one replaces it, adds to
 * its count and becomes the newest. Source: NOTE-1, NOTE-8.
 */
export const notified =
  <A extends Counted>(notification: A) =>
  (shown: readonly A[]): readonly A[] => {
    const before = shown.find(({ says }) => says === notification.says);
    const count = notification.count + (before?.count ?? 0);
    return [...shown.filter((one) => one !== before), { ...notification, count }].slice(-maxShown);
  };

/** Removes the failures of a matter that has since succeeded. Source: NOTE-11. */
export const settled =
  (matter: string) =>
  <A extends { readonly matter?: string }>(shown: readonly A[]): readonly A[] =>
    shown.filter((one) => one.matter !== matter);

/** Removes a notification that was closed or has expired. */
export const dismissed =
  (id: number) =>
  <A extends { readonly id: number }>(shown: readonly A[]): readonly A[] =>
    shown.filter((one) => one.id !== id);
