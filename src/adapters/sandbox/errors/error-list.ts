import type { ClockPort } from '../../../application/shared/clock.ts';
import type { ErrorReport } from '../../../domain/reporting/error-report.ts';

export interface KeptError {
  readonly at: number;
  readonly side: 'browser' | 'server';
  readonly report: ErrorReport;
  /** How often the same error came since. */
  readonly count: number;
}

/** The newest errors, in memory. Replaces an error tracking service in the sandbox. */
export interface ErrorList {
  readonly add: (side: KeptError['side'], report: ErrorReport) => void;
  /** Newest first. */
  readonly all: () => readonly KeptError[];
}

const most = 100;
const sameness = ({ side, report }: Pick<KeptError, 'side' | 'report'>): string =>
  [side, report.name, report.message, report.frames[0]].join(' ');

export const makeErrorList = (clock: ClockPort): ErrorList => {
  let kept: readonly KeptError[] = [];
  return {
    add: (side, report) => {
      const same = sameness({ side, report });
      const before = kept.find((one) => sameness(one) === same);
      const next = { at: clock.now(), side, report, count: (before?.count ?? 0) + 1 };
      kept = [next, ...kept.filter((one) => one !== before)].slice(0, most);
    },
    all: () => kept,
  };
};
