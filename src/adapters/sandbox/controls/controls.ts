import type { ClockPort } from '../../../application/shared/clock.ts';
import type { OperationName } from '../../contract/shop-api.ts';

/** What goes wrong on purpose with an operation. `times`: so many calls, then it is well again; none: until reset. */
export type Fault = (
  | { readonly _tag: 'Latency'; readonly ms: number }
  | { readonly _tag: 'Status'; readonly status: number }
  /** No answer at all: the connection breaks. */
  | { readonly _tag: 'Cut' }
  /** The operation is done, but its answer is lost on the way. */
  | { readonly _tag: 'CutAfter' }
  /** An answer that is JSON of something else. */
  | { readonly _tag: 'Nonsense' }
  /** An answer that is no JSON: half of one. */
  | { readonly _tag: 'Garbled' }
) & { readonly times?: number };

/** How often the payment provider tells that a payment has ended, before it is asked. */
export const noticeModes = ['once', 'twice', 'lost'] as const;
export type NoticeMode = (typeof noticeModes)[number];

/** What tests can change in a running sandbox. It exists only where it was asked for at start. */
export interface Controls {
  readonly clock: ClockPort;
  /** Stops the clock at an instant (milliseconds since 1970); none: real time again. */
  readonly setClock: (now?: number) => void;
  readonly setFault: (operation: OperationName, fault: Fault) => void;
  /** The fault that the next call of an operation meets, counted down. */
  readonly takeFault: (operation: OperationName) => Fault | undefined;
  readonly setNotices: (mode: NoticeMode) => void;
  readonly notices: () => NoticeMode;
  /** No faults, real time, every notice once. */
  readonly reset: () => void;
}

/** `onClock`: told when the clock was moved, for what was made by it before is old. */
export const makeControls = (real: ClockPort, onClock: () => void = () => undefined): Controls => {
  const faults = new Map<OperationName, Fault>();
  let fixed: number | undefined;
  const setClock = (at?: number): void => {
    if (fixed === at) return;
    fixed = at;
    onClock();
  };
  let mode: NoticeMode = 'once';
  return {
    clock: { ...real, now: () => fixed ?? real.now() },
    setClock,
    setFault: (operation, fault) => {
      faults.set(operation, fault);
    },
    takeFault: (operation) => {
      const fault = faults.get(operation);
      if (fault?.times === undefined) return fault;
      if (fault.times <= 1) faults.delete(operation);
      else faults.set(operation, { ...fault, times: fault.times - 1 });
      return fault;
    },
    setNotices: (wanted) => {
      mode = wanted;
    },
    notices: () => mode,
    reset: () => {
      faults.clear();
      mode = 'once';
      setClock();
    },
  };
};
