import { map, type Observable } from 'rxjs';
import { dismissed, displayMs, notified, settled } from '../../domain/shared/notification-queue.ts';
import { refusalKey } from '../../domain/shared/refusal-key.ts';
import { type Failure, isLimit } from './failure.ts';
import { makeStore } from './store.ts';

export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** A text is a key of the words with its values, unless the other side sent a sentence of its own. */
export type Words =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly sentence: string };

export interface Notification {
  /** Stable name of what it is about: `checkout_failed`, `product_add_failed`. */
  readonly key: string;
  readonly tone: NotificationTone;
  readonly title?: Words;
  readonly text: Words;
  /** The form that was sent says the same: it is read out there, and only shown here. Source: NOTE-1. */
  readonly silent?: true;
  /** What was tried: once it goes well, what failed of it before is shown no longer. Source: NOTE-11. */
  readonly matter?: string;
}

export interface Shown extends Notification {
  readonly id: number;
  /** All of it as one text: what says the same is counted, not shown twice. Source: NOTE-8. */
  readonly says: string;
  readonly count: number;
}

export interface Notifications {
  readonly state$: Observable<readonly Shown[]>;
  readonly notify: (notification: Notification) => void;
  readonly dismiss: (id: number) => void;
  /** A matter has gone well, which its screen says by itself. Source: NOTE-11. */
  readonly settle: (matter: string) => void;
  /** While held, nothing goes by itself: the pointer or the focus rests on it. */
  readonly hold: (held: boolean) => void;
}

/** The other side's own sentence where it sent one, else the words of its code, else those for this kind of failure. */
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
  /** How often they were held or let go so far. */
  readonly holds: number;
}

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Three at most, each for six seconds. Source: NOTE-1. */
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
      // Whoever let go of them has the whole time once more.
      if (!held) for (const { id } of store.get().shown) expireLater(id);
    },
  };
};
