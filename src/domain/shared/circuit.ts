/** The circuit breaker of an external service: decides by earlier results whether to send it a request. */

export type Circuit =
  /** Requests are sent. `unanswered`: how many in a row got no response. */
  | { readonly _tag: 'Closed'; readonly unanswered: number }
  /** No requests are sent until an instant. Units: ms since 1970. */
  | { readonly _tag: 'Open'; readonly until: number }
  /** One trial request is pending. After this instant it counts as lost. Units: ms since 1970. */
  | { readonly _tag: 'HalfOpen'; readonly until: number };

export interface CircuitPolicy {
  /** The number of consecutive requests without a response after which no more are sent. */
  readonly mostUnanswered: number;
  /** How long no request is sent before one trial request. Units: ms. */
  readonly restMs: number;
}

/** The initial state, and the state after every response. Source: CALL-3. */
export const closedCircuit: Circuit = { _tag: 'Closed', unanswered: 0 };

/**
 * Decides what to do with a request. `try`: it is the trial request. If the clock was set back, the pause does not
 * become longer. `now`: ms since 1970. Source: CALL-3.
 */
export const turnOf = (circuit: Circuit, { restMs }: CircuitPolicy, now: number): 'ask' | 'try' | 'leave' => {
  if (circuit._tag === 'Closed') return 'ask';
  const left = circuit.until - now;
  return left > 0 && left <= restMs ? 'leave' : 'try';
};

/** Returns the state while the trial request is pending. `now`: ms since 1970. Source: CALL-3. */
export const tryingCircuit = ({ restMs }: CircuitPolicy, now: number): Circuit => ({
  _tag: 'HalfOpen',
  until: now + restMs,
});

/**
 * Returns the state after a request without a response. A request sent before the pause began does not prolong it.
 * `now`: ms since 1970. Source: CALL-3.
 */
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
