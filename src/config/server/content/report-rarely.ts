import type { ClockPort } from '../../../application/shared/clock.ts';

/** Units: ms. */
const pause = 60_000;
/** More simultaneous kinds of problems than this count as one. */
const mostKinds = 200;

/**
 * Forwards the same problem at most once a minute, however often it occurs and whatever happens to the system clock.
 * Source: TIME-3.
 */
export const reportRarely = ({ now: wall, steady = wall }: ClockPort, report: (trouble: string) => void) => {
  const told = new Map<string, number>();
  return (trouble: string): void => {
    const now = steady();
    const before = told.get(trouble);
    if (before !== undefined && now - before < pause) return;
    for (const [kind, at] of told) if (now - at >= pause) told.delete(kind);
    if (told.size >= mostKinds) return;
    told.set(trouble, now);
    report(trouble);
  };
};
