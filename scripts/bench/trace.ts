import type { Chromium } from './chromium.ts';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Units of these three: microseconds; `tdur` is processor time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly url?: string; readonly type?: string };
  };
}

/** Records a trace of the browser while the work runs. */
export const record = async (
  { send, on }: Chromium,
  meanwhile: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  on<{ readonly value: readonly TraceEvent[] }>('Tracing.dataCollected', ({ value }) => {
    events.push(...value);
  });
  const complete = new Promise((resolve) => on('Tracing.tracingComplete', resolve));
  await send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'loading',
      ],
      excludedCategories: ['*'],
    },
  });
  await meanwhile();
  await send('Tracing.end');
  await complete;
  return events;
};

/** Events on the main thread of the page to which an event belongs, from a given time on. */
export const onMainThread = (
  events: readonly TraceEvent[],
  { pid }: TraceEvent,
  from: number,
): readonly TraceEvent[] => {
  const main = events.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  return events.filter(
    (event) =>
      event.ph === 'X' && event.pid === pid && event.tid === main?.tid && event.ts + (event.dur ?? 0) >= from,
  );
};

const slowdown = 4;
const long = 50;

/** Blocking time of tasks, scaled to a phone with a quarter of the speed. Units: milliseconds. */
export const blockingOf = (events: readonly TraceEvent[]) => {
  const tasks = events
    .filter(({ name }) => name === 'RunTask')
    .map(({ tdur = 0 }) => (slowdown * tdur) / 1000);
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - long), 0),
    longest: Math.max(0, ...tasks),
  };
};

/** Time for layout and style. Their events are not nested in each other. Units: milliseconds, not slowed down. */
export const layoutOf = (events: readonly TraceEvent[]): number =>
  events
    .filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree')
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
