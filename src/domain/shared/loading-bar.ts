/** What loads faster than this shows no bar. Units: milliseconds. Source: NOTE-2. */
export const throttleMs = 200;
/** The time in which the bar fills. Units: milliseconds. Source: NOTE-2. */
export const durationMs = 5000;
/** How long the bar stays after loading. Units: milliseconds. Source: NOTE-2. */
export const hideMs = 500;

/** The state of the loading bar above a page: since when something loads, or when and how it ended. */
export type LoadingBar =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly since: number }
  | { readonly _tag: 'Ended'; readonly at: number; readonly failed: boolean };

export const idle: LoadingBar = { _tag: 'Idle' };

/** Starts loading. If something is already loading, nothing changes. After an end, it starts again. */
export const started =
  (now: number) =>
  (bar: LoadingBar): LoadingBar =>
    bar._tag === 'Loading' ? bar : { _tag: 'Loading', since: now };

/** Ends loading with success. A load shorter than the throttle was never shown, and is not shown now. */
export const finished =
  (now: number) =>
  (bar: LoadingBar): LoadingBar => {
    if (bar._tag !== 'Loading') return bar;
    return now - bar.since < throttleMs ? idle : { _tag: 'Ended', at: now, failed: false };
  };

/** Ends loading with a failure. It is always shown, however short the load was. Source: NOTE-2. */
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

/** Returns how the bar looks at a given time. Source: NOTE-2. */
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
