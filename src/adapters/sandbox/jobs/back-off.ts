/** How often a job is tried before it is given up: over a good day. */
const mostTries = 7;
/** Units: ms. */
const firstWait = 60_000;

/**
 * When a job that failed so many times is tried again: after a minute, then four times as long each time. Undefined: not
 * any more. Units: ms.
 */
export const waitAfter = (failures: number): number | undefined =>
  failures < mostTries ? firstWait * 4 ** (failures - 1) : undefined;

/** Units: ms. */
const firstSoon = 5000;
const longestSoon = 120_000;
/** Over a good day as well. */
const mostSoon = 800;

/**
 * The same of what an engine has to hear: it gives an order up that nobody paid for half an hour, so a payment waits for
 * an engine that is back no longer than two minutes. Units: ms.
 */
export const waitForEngine = (failures: number): number | undefined =>
  failures < mostSoon ? Math.min(longestSoon, firstSoon * 2 ** (failures - 1)) : undefined;

const longestUntilHeard = 3_600_000;

/** The same of what has to be heard at last, and of which nobody is in a hurry: it is never given up. Units: ms. */
export const untilHeard = (failures: number): number =>
  Math.min(longestUntilHeard, firstSoon * 2 ** Math.min(failures - 1, 20));
