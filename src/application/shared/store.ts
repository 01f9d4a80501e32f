import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/** A state that a session changes and screens observe; a late subscriber gets the newest value at once. */
export interface Store<S> {
  readonly state$: Observable<S>;
  readonly get: () => S;
  readonly update: (change: (state: S) => S) => void;
}

export const makeStore = <S>(initial: S): Store<S> => {
  const subject = new BehaviorSubject(initial);
  return {
    state$: subject.pipe(distinctUntilChanged()),
    get: () => subject.value,
    update: (change) => subject.next(change(subject.value)),
  };
};
