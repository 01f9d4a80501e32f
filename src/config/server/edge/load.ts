import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Load } from '../../../domain/shared/load.ts';

/** How often it is looked whether the process is late. Units: ms. */
const resolution = 20;
/** For so long one look holds. Units: ms. */
const span = 500;

/** By how much the process is late in half of all looks: one that stood still for a moment is not. Units: ms. */
export const watchLateness = (now: () => number = () => performance.now()): (() => number) => {
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

/** A request as Node has it. `complete`: its body has come. */
export interface Arriving {
  readonly complete: boolean;
}

export interface Gate {
  readonly most: Load;
  readonly load: () => Load;
  /** Counts a request until the function is called that comes back. */
  readonly enter: (request: Arriving) => () => void;
}

/** Counts what is under way. Somebody who sends a body slowly, or never, takes nobody's place. */
export const makeGate = (most: Load, lateness: () => number): Gate => {
  const open = new Set<Arriving>();
  return {
    most,
    load: () => ({
      // Looked through only where it matters.
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
