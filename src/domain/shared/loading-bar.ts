/** Units: milliseconds. Source: NOTE-2. */
export const throttleMs = 200;
export const durationMs = 5000;
export const hideMs = 500;

/** What a bar above the page knows: since when something loads, or when and how that ended. */
export type LoadingBar =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly since: number }
  | { readonly _tag: 'Ended'; readonly at: number; readonly failed: boolean };

export const idle: LoadingBar = { _tag: 'Idle' };

/** Something begins to load. What loads already goes on as it is; what has ended begins anew. */
export const started =
  (now: number) =>
  (bar: LoadingBar): LoadingBar =>
    bar._tag === 'Loading' ? bar : { _tag: 'Loading', since: now };

/** It is there. What was quicker than the throttle was never seen, and is not seen now. */
export const finished =
  (now: number) =>
  (bar: LoadingBar): LoadingBar => {
    if (bar._tag !== 'Loading') return bar;
    return now - bar.since < throttleMs ? idle : { _tag: 'Ended', at: now, failed: false };
  };

/** It did not come. That is always shown, however quick it was. Source: NOTE-2. */
export const failed =
  (now: number) =>
  (bar: LoadingBar): LoadingBar =>
    bar._tag === 'Loading' ? { _tag: 'Ended', at: now, failed: true } : bar;

/** `progress`: 0 to 1. */
export interface LoadingBarView {
  readonly visible: boolean;
  readonly progress: number;
  readonly failed: boolean;
}

const hidden: LoadingBarView = { visible: false, progress: 0, failed: false };

/** What the bar looks like at a moment. Source: NOTE-2. */
export const viewAt =
  (now: number) =>
  (bar: LoadingBar): LoadingBarView => {
    if (bar._tag === 'Idle') return hidden;
    if (bar._tag === 'Ended')
      return now - bar.at < hideMs ? { visible: true, progress: 1, failed: bar.failed } : hidden;
    const shownFor = now - bar.since - throttleMs;
    return shownFor < 0
      ? hidden
      : { visible: true, progress: Math.min(shownFor / durationMs, 1), failed: false };
  };
