import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Load } from '../../../domain/shared/load.ts';

/** The sampling interval of the event loop delay. Units: ms. */
const resolution = 20;
/** How long a measurement is used. Units: ms. */
const span = 500;

/** Measures the median event loop delay, so that a single pause does not count. Units: ms. */
export const measureEventLoopDelay = (now: () => number = () => performance.now()): (() => number) => {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let at = now();
  let late = 0;
  return () => {
    if (now() - at < span) return late;
    late = Math.max(0, delay.percentile(50) / 1e6 - resolution);
    delay.reset();
    at = now();
    return late;
  };
};

/** A request as Node sees it. `complete`: its body has arrived. */
export interface Arriving {
  readonly complete: boolean;
}

export interface Gate {
  readonly most: Load;
  readonly load: () => Load;
  /** Counts a request until the returned function is called. */
  readonly enter: (request: Arriving) => () => void;
}

/** Counts requests under way. Under load, a request whose body arrives slowly or never does not count. */
export const makeGate = (most: Load, lateness: () => number): Gate => {
  const open = new Set<Arriving>();
  return {
    most,
    load: () => ({
      // The bodies are checked only if it matters.
      open: open.size > most.open ? [...open].filter(({ complete }) => complete).length : open.size,
      late: lateness(),
    }),
    enter: (request) => {
      const entry = {
        get complete() {
          return request.complete;
        },
      };
      open.add(entry);
      return () => void open.delete(entry);
    },
  };
};
