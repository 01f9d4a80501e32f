import type { ClockPort } from '../application/shared/clock.ts';

/** The machine's clock. Nothing else asks it: `npm run check` fails for who does. Units: milliseconds since 1970. */
export const now = (): number => Date.now();

/** The machine's clock, with the days of a zone; none: of the usual one. Source: D92. */
export const systemClock = (zone?: string): ClockPort => ({ now, zone });
