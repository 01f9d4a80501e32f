import type { ClockPort } from '../../../application/shared/clock.ts';
import type { OperationName } from '../../contract/shop-api.ts';

/** A simulated fault of an operation. `times`: the number of calls that it affects. Undefined: until reset. */
export type Fault = (
  | { readonly _tag: 'Latency'; readonly ms: number }
  | { readonly _tag: 'Status'; readonly status: number }
  /** No response: the connection breaks. */
  | { readonly _tag: 'Cut' }
  /** The operation is done, but its response is lost. */
  | { readonly _tag: 'CutAfter' }
  /** A response that is valid JSON of the wrong shape. */
  | { readonly _tag: 'Nonsense' }
  /** A response that is truncated JSON. */
  | { readonly _tag: 'Garbled' }
) & { readonly times?: number };

/** How often the payment provider reports, unasked, that a payment has ended. */
export const noticeModes = ['once', 'twice', 'lost'] as const;
export type NoticeMode = (typeof noticeModes)[number];

/** What tests can change in a running sandbox. It exists only if it was requested at start. */
export interface Controls {
  readonly clock: ClockPort;
  /** Stops the clock at an instant (milliseconds since 1970). Undefined: real time again. */
  readonly setClock: (now?: number) => void;
  readonly setFault: (operation: OperationName, fault: Fault) => void;
  /** Returns the fault for the next call of an operation and counts it down. */
  readonly takeFault: (operation: OperationName) => Fault | undefined;
  readonly setNotices: (mode: NoticeMode) => void;
  readonly notices: () => NoticeMode;
  /** Restores the defaults: no faults, real time, every notice once. */
  readonly reset: () => void;
}

/** `onClock`: called when the clock was changed, because things made with the old time are outdated. */
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
