import type { ClockPort } from '../application/shared/clock.ts';

/** The machine's clock. Nothing else asks it: `npm run check` fails for who does. Units: milliseconds since 1970. */
export const now = (): number => Date.now();

/**
 * The same as it was when the process began, and what has passed since: it never jumps, whatever is done to the machine's
 * clock. What is kept for a while is timed by it. Units: milliseconds since 1970.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The machine's clock, with the days of a zone; none: of the usual one. Source: D92. */
export const systemClock = (zone?: string): ClockPort => ({ now, steady: steadyNow, zone });
