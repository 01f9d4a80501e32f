import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type FaultKind, kindOf } from './kinds.ts';
import type { Plan } from './stand-between.ts';
import { type Walk, walkThrough } from './walk.ts';

/**
 * Where a fault occurs: at the first call of an operation, its last one, or the one that repeats it after a failure.
 * The failure is a lost answer if the caller repeats the call after that, and otherwise a lost call.
 */
export const places = ['first', 'last', 'repeat'] as const;
export type Place = (typeof places)[number];

/** `same`: the last call is the first; `unrepeated`: the call is not repeated after a failure. */
export type Outcome = 'held' | 'same' | 'unrepeated';

/** How many times a last call is searched for. */
const mostTries = 4;

const strikesFrom =
  (struck: OperationName, from: number, kind: FaultKind): Plan =>
  (operation, call) =>
    operation === struck && call >= from && call < from + kind.times ? kind : undefined;
const afterFailure =
  (struck: OperationName, failure: FaultKind, kind?: FaultKind): Plan =>
  (operation, call) => {
    if (operation === struck && call === 1) return failure;
    return kind && strikesFrom(struck, 2, kind)(operation, call);
  };

/** Makes faults in an operation of a walk in one backend. What it measures on the way is measured once. */
export const makeStriker = (backend: TestSandbox, walk: Walk, operation: OperationName) => {
  const found = new Map<string, Promise<number>>();
  /** How often the operation is called when the plan is followed. */
  const callsWith = (name: string, plan: Plan): Promise<number> => {
    const calls =
      found.get(name) ?? walkThrough(backend, walk, plan).then((between) => between.calls(operation));
    found.set(name, calls);
    return calls;
  };
  const callsWhenWell = () => callsWith('well', () => undefined);
  const repeatedFailure = async (): Promise<FaultKind | undefined> => {
    for (const name of ['unheard', 'cut'] as const) {
      // A copy, so that a fault of the same kind is not confused with the failure before it.
      const failure = { ...kindOf(name) };
      const calls = await callsWith(name, afterFailure(operation, failure));
      if (calls > (await callsWhenWell())) return failure;
    }
    // An operation that is called repeatedly anyway is also called again after a failure.
    return (await callsWhenWell()) > 1 ? { ...kindOf('unheard') } : undefined;
  };
  const planAt = async (place: Place, kind: FaultKind): Promise<Plan | 'same' | 'unrepeated'> => {
    if (place === 'first') return strikesFrom(operation, 1, kind);
    if (place === 'last') {
      const calls = await callsWhenWell();
      return calls > 1 ? strikesFrom(operation, calls, kind) : 'same';
    }
    const failure = await repeatedFailure();
    return failure ? afterFailure(operation, failure, kind) : 'unrepeated';
  };

  /** Walks until it succeeds in spite of the fault. Fails if any result is wrong, or if the fault did not occur. */
  return async (place: Place, kind: FaultKind): Promise<Outcome> => {
    let plan = await planAt(place, kind);
    for (let tries = 1; ; tries += 1) {
      if (typeof plan === 'string') return plan;
      const between = await walkThrough(backend, walk, plan);
      if (between.struck(operation, kind) > 0) return 'held';
      const calls = between.calls(operation);
      // Calls beside the walk vary in number between runs: the last call is then at another position.
      if (place !== 'last' || calls < 2 || tries === mostTries)
        throw new Error(`${operation} never met the fault: it was asked ${calls} times`);
      plan = strikesFrom(operation, calls, kind);
    }
  };
};
