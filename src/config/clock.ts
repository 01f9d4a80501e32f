import type { ClockPort } from '../application/shared/clock.ts';

/** The system clock. No other code may read it: `npm run check` fails otherwise. Units: milliseconds since 1970. */
export const now = (): number => Date.now();

/**
 * The system time at process start plus the elapsed time: it never jumps, even if the system clock is changed. Used for
 * expiry times. Units: milliseconds since 1970.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The system clock with the days of a time zone; undefined for the usual one. Source: TIME-1. */
export const systemClock = (zone?: string): ClockPort => ({ now, steady: steadyNow, zone });
