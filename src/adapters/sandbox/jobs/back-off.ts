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
