import type { Observable } from 'rxjs';

export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** `text` and `title` are keys of the words with their values, unless the other side sent a sentence of its own. */
export interface Notification {
  /** Stable name of what it is about: `checkout_failed`, `product_add_failed`. */
  readonly key: string;
  readonly tone: NotificationTone;
  readonly title?: Words;
  readonly text: Words;
}
export type Words =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly sentence: string };

export interface Shown extends Notification {
  readonly id: number;
}

export interface Notifications {
  readonly shown$: Observable<readonly Shown[]>;
  readonly notify: (notification: Notification) => void;
  readonly dismiss: (id: number) => void;
}
