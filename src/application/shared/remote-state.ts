/** The state of an asynchronous value as a screen sees it. `value` stays during a reload and after a failure. */
export type RemoteState<Err, A> =
  | { readonly _tag: 'Loading'; readonly value?: A }
  | { readonly _tag: 'Failed'; readonly error: Err; readonly value?: A }
  | { readonly _tag: 'Ready'; readonly value: A };

export const loading: { readonly _tag: 'Loading' } = { _tag: 'Loading' };
export const ready = <A>(value: A): RemoteState<never, A> => ({ _tag: 'Ready', value });
export const failed = <Err>(error: Err): RemoteState<Err, never> => ({ _tag: 'Failed', error });

/** Keeps the last value on screen while the next one is loading, or after it failed. */
export const keepValue = <Err, A>(
  before: RemoteState<Err, A>,
  next: RemoteState<Err, A>,
): RemoteState<Err, A> =>
  next._tag === 'Ready' || before.value === undefined ? next : { ...next, value: before.value };
