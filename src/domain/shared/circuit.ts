/** Whether a service that others run is asked at all: by how it answered the questions before. */

export type Circuit =
  /** It is asked; the last so many questions in a row got no answer. */
  | { readonly _tag: 'Closed'; readonly unanswered: number }
  /** It is left alone until an instant. Units: ms since 1970. */
  | { readonly _tag: 'Open'; readonly until: number }
  /** One question is on its way to find out; after this instant it is taken for lost. Units: ms since 1970. */
  | { readonly _tag: 'HalfOpen'; readonly until: number };

export interface CircuitPolicy {
  /** Questions in a row without an answer after which nobody is made to wait any more. */
  readonly mostUnanswered: number;
  /** How long it is left alone before one question tries again. Units: ms. */
  readonly restMs: number;
}

/** Nothing is known against it: also after each answer, whatever came before. Source: CALL-3. */
export const closedCircuit: Circuit = { _tag: 'Closed', unanswered: 0 };

/**
 * What becomes of a question now. `try`: it is the one that finds out. A clock that was set back makes nobody wait for
 * longer than the rest. `now`: ms since 1970. Source: CALL-3.
 */
export const turnOf = (circuit: Circuit, { restMs }: CircuitPolicy, now: number): 'ask' | 'try' | 'leave' => {
  if (circuit._tag === 'Closed') return 'ask';
  const left = circuit.until - now;
  return left > 0 && left <= restMs ? 'leave' : 'try';
};

/** One question is on its way to find out. `now`: ms since 1970. Source: CALL-3. */
export const tryingCircuit = ({ restMs }: CircuitPolicy, now: number): Circuit => ({
  _tag: 'HalfOpen',
  until: now + restMs,
});

/** A question got no answer. One that was asked before the service was left alone does not prolong its rest. `now`: ms since 1970. Source: CALL-3. */
export const afterSilence = (circuit: Circuit, policy: CircuitPolicy, now: number): Circuit => {
  const open: Circuit = { _tag: 'Open', until: now + policy.restMs };
  switch (circuit._tag) {
    case 'Open':
      return circuit;
    case 'HalfOpen':
      return open;
    case 'Closed': {
      const unanswered = circuit.unanswered + 1;
      return unanswered >= policy.mostUnanswered ? open : { _tag: 'Closed', unanswered };
    }
  }
};
