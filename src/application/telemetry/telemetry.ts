import type { Facts, LabelsOf, NameOf } from './metrics.ts';

/** A unit of work that is under way. */
export interface Span {
  /** The trace id for the log; undefined if there is no tracing. */
  readonly traceId: string | undefined;
  readonly tell: (facts: Facts) => void;
  /** The work failed. `code`: one of the shop's own codes. */
  readonly fail: (code: string) => void;
}

export interface Reading<Name extends NameOf<'level'>> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Receives the shop's metrics and traces. They contain only the shop's own words: see `FactName`. */
export interface Telemetry {
  /** False if nothing is recorded, so that no values have to be computed for it. */
  readonly isOn: boolean;
  /**
   * Runs work in a span; spans that it opens become children. Errors are rethrown. `parent`: the `traceparent` of the
   * caller, if the caller is trusted.
   */
  readonly span: <A>(
    name: string,
    facts: Facts,
    work: (span: Span) => Promise<A>,
    parent?: string,
  ) => Promise<A>;
  /** The same for work that has just ended. Units: ms. */
  readonly ended: (name: string, facts: Facts, ms: number) => void;
  /** The W3C header with which another service continues the trace; undefined if there is none. */
  readonly traceparent: () => string | undefined;
  /** Creates a function that counts one. Created once for frequent events: calling it costs almost nothing. */
  readonly counter: <Name extends NameOf<'count'>>(metric: Name, labels: LabelsOf<Name>) => () => void;
  /** Units: ms. */
  readonly time: <Name extends NameOf<'time'>>(metric: Name, labels: LabelsOf<Name>, ms: number) => void;
  /** Called on each read-out; failures are left out. */
  readonly watch: <Name extends NameOf<'level'>>(
    metric: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ) => void;
  /** Sends what is left, and closes. */
  readonly close: () => Promise<void>;
}

const nothing = () => undefined;

/** Telemetry that records nothing. */
export const noTelemetry: Telemetry = {
  isOn: false,
  span: (_name, _facts, work) => work({ traceId: undefined, tell: nothing, fail: nothing }),
  ended: nothing,
  traceparent: nothing,
  counter: () => nothing,
  time: nothing,
  watch: nothing,
  close: async () => undefined,
};

/** Runs work in a span and records its duration, also when it fails. `by`: returns the labels, once the outcome is known. */
export const timed = async <A, Name extends NameOf<'time'>>(
  telemetry: Telemetry,
  name: string,
  facts: Facts,
  metric: Name,
  by: (outcome: 'done' | 'failed') => LabelsOf<Name>,
  work: (span: Span) => Promise<A>,
): Promise<A> => {
  const began = performance.now();
  let outcome: 'done' | 'failed' = 'failed';
  try {
    const done = await telemetry.span(name, facts, work);
    outcome = 'done';
    return done;
  } finally {
    telemetry.time(metric, by(outcome), performance.now() - began);
  }
};
