import { map, type Observable } from 'rxjs';
import { dismissed, displayMs, notified, settled } from '../../domain/shared/notification-queue.ts';
import { refusalKey } from '../../domain/shared/refusal-key.ts';
import { type Failure, isLimit } from './failure.ts';
import { makeStore } from './store.ts';

export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** A translation key with its values, or a sentence sent by the other side. */
export type Words =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly sentence: string };

export interface Notification {
  /** A stable name of the topic: `checkout_failed`, `product_add_failed`. */
  readonly key: string;
  readonly tone: NotificationTone;
  readonly title?: Words;
  readonly text: Words;
  /** The submitted form shows the same message and is read by screen readers. Here it is only displayed. Source: NOTE-1. */
  readonly silent?: true;
  /** The action that it belongs to. Once that succeeds, earlier failures of it are no longer shown. Source: NOTE-11. */
  readonly matter?: string;
}

export interface Shown extends Notification {
  readonly id: number;
  /** The whole content as one text. A repeated notification increases the count and is not shown twice. Source: NOTE-8. */
  readonly says: string;
  readonly count: number;
}

export interface Notifications {
  readonly state$: Observable<readonly Shown[]>;
  readonly notify: (notification: Notification) => void;
  readonly dismiss: (id: number) => void;
  /** An action has succeeded; its screen shows that itself. Source: NOTE-11. */
  readonly settle: (matter: string) => void;
  /** While held, no notification disappears by itself, because the pointer or the focus is on it. */
  readonly hold: (held: boolean) => void;
}

/** The other side's own sentence if it sent one, else the text for its code, else the text for this kind of failure. */
export const failureWords = (failure: Failure): Words => {
  if (isLimit(failure))
    return { key: 'error.TooOften', values: { minutes: Math.ceil((failure.wait ?? 60) / 60) } };
  if (failure._tag !== 'Refused') return { key: `error.${failure._tag}` };
  const sentence = failure.message ?? failure.violations.find(({ message }) => message)?.message;
  if (sentence) return { sentence };
  const { code, values } = failure;
  return { key: refusalKey(code, values) ?? code, ...(values !== undefined && { values }) };
};

interface State {
  readonly shown: readonly Shown[];
  readonly next: number;
  readonly held: boolean;
  /** How often they have been held or released. */
  readonly holds: number;
}

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Shows at most three, each for six seconds. Source: NOTE-1. */
export const makeNotifications = (): Notifications => {
  const store = makeStore<State>({ shown: [], next: 1, held: false, holds: 0 });
  const dismiss = (id: number) => store.update((state) => ({ ...state, shown: dismissed(id)(state.shown) }));
  const settle = (matter: string) =>
    store.update((state) => ({ ...state, shown: settled(matter)(state.shown) }));
  const expireLater = (id: number): void => {
    const { holds } = store.get();
    void pass(displayMs).then(() => {
      const now = store.get();
      if (!now.held && now.holds === holds) dismiss(id);
    });
  };
  return {
    state$: store.state$.pipe(map(({ shown }) => shown)),
    notify: (notification) => {
      const { matter, tone } = notification;
      if (matter !== undefined && tone === 'success') settle(matter);
      const id = store.get().next;
      store.update((state) => ({
        ...state,
        next: id + 1,
        shown: notified({ ...notification, id, says: JSON.stringify(notification), count: 1 })(state.shown),
      }));
      expireLater(id);
    },
    dismiss,
    settle,
    hold: (held) => {
      store.update((state) => ({ ...state, held, holds: state.holds + 1 }));
      // After a release the full display time starts again.
      if (!held) for (const { id } of store.get().shown) expireLater(id);
    },
  };
};
