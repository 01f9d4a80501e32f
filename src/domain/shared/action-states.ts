/** What each action of a screen is doing: whether it runs, and how it failed last. */

/** Never both at once: what runs again has not failed yet. Source: NOTE-6. */
export type ActionState<Failure> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Running' }
  | { readonly _tag: 'Failed'; readonly failure: Failure };

/** By the action's name; an action that is not named is idle. Source: NOTE-6. */
export type ActionStates<Failure> = ReadonlyMap<string, ActionState<Failure>>;

export const noActions: ActionStates<never> = new Map();

/** Begins; an earlier failure of the same action is forgotten. Source: NOTE-6. */
export const began =
  (action: string) =>
  <Failure>(states: ActionStates<Failure>): ActionStates<Failure> =>
    new Map(states).set(action, { _tag: 'Running' });

/** Has ended well: nothing loads, nothing has failed. Source: NOTE-6. */
export const succeeded =
  (action: string) =>
  <Failure>(states: ActionStates<Failure>): ActionStates<Failure> =>
    new Map(states).set(action, { _tag: 'Idle' });

/** Is kept for its action alone, and nothing of it loads any more. Source: NOTE-6. */
export const hasFailed =
  <Failure>(action: string, failure: Failure) =>
  (states: ActionStates<Failure>): ActionStates<Failure> =>
    new Map(states).set(action, { _tag: 'Failed', failure });

/** What one action is doing. Source: NOTE-6. */
export const stateOf = <Failure>(states: ActionStates<Failure>, action: string): ActionState<Failure> =>
  states.get(action) ?? { _tag: 'Idle' };

/** What a caller is told of a failed call: what the other side answered, else the error itself. Source: NOTE-6. */
export const whatFailed = <Body, Thrown>(error: Thrown, body: Body | null | undefined | ''): Body | Thrown =>
  body === undefined || body === null || body === '' ? error : body;
