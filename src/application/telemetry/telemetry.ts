import type { Facts, LabelsOf, NameOf } from './metrics.ts';

/** A stretch of work while it is under way. */
export interface Span {
  /** By which the log finds it; none: nobody traces. */
  readonly traceId: string | undefined;
  readonly tell: (facts: Facts) => void;
  /** It did not come to a good end. `code`: a word of ours. */
  readonly fail: (code: string) => void;
}

export interface Reading<Name extends NameOf<'level'>> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Who is told how the shop is doing. What it is told holds words of the shop only: see `FactName`. */
export interface Telemetry {
  /** False: nobody listens, and nothing has to be found out for them. */
  readonly isOn: boolean;
  /**
   * Does work within a span; whatever it begins stands below it. What it throws goes on to the caller. `parent`: the
   * `traceparent` of whom it was done for, where they are believed.
   */
  readonly span: <A>(
    name: string,
    facts: Facts,
    work: (span: Span) => Promise<A>,
    parent?: string,
  ) => Promise<A>;
  /** The same of what has ended just now. Units: ms. */
  readonly ended: (name: string, facts: Facts, ms: number) => void;
  /** The W3C header by which somebody else goes on with the trace; none: there is none. */
  readonly traceparent: () => string | undefined;
  /** What counts one. Made once for what is counted often: to call it costs next to nothing. */
  readonly counter: <Name extends NameOf<'count'>>(metric: Name, labels: LabelsOf<Name>) => () => void;
  /** Units: ms. */
  readonly time: <Name extends NameOf<'time'>>(metric: Name, labels: LabelsOf<Name>, ms: number) => void;
  /** Asked when somebody wants to know; what fails is left out. */
  readonly watch: <Name extends NameOf<'level'>>(
    metric: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ) => void;
  /** Hands over what is left, and ends. */
  readonly close: () => Promise<void>;
}

const nothing = () => undefined;

/** Nobody is told. */
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

/** Does work within a span and takes its time, whatever comes of it. `by`: what it is told apart by, once it has ended. */
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
