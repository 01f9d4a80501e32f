/** How often a job is tried before it is given up: over about a day. */
const mostTries = 7;
/** Units: ms. */
const firstWait = 60_000;

/**
 * Returns the wait before a job is tried again after this many failures: a minute, then four times as long each time.
 * Undefined if it is given up. Units: ms.
 */
export const waitAfter = (failures: number): number | undefined =>
  failures < mostTries ? firstWait * 4 ** (failures - 1) : undefined;

/** Units: ms. */
const firstSoon = 5000;
const longestSoon = 120_000;
/** Most tries of such a job: over about a day as well. */
const mostSoon = 800;

/**
 * The same for what an engine has to be told. An engine cancels an order that is unpaid for half an hour, so once the
 * engine is back, a payment waits at most two minutes. Units: ms.
 */
export const waitForEngine = (failures: number): number | undefined =>
  failures < mostSoon ? Math.min(longestSoon, firstSoon * 2 ** (failures - 1)) : undefined;

const longestCharge = 600_000;
/** Tries of a charge within three quarters of an hour, and all of them, over about a day. */
const earlyCharges = 6;
const mostCharges = 18;

/**
 * The same for the charge of a stored payment method: most tries are within the hour in which the provider recognises a
 * repeated request. Units: ms.
 */
export const waitForCharge = (failures: number): number | undefined => {
  if (failures < earlyCharges) return Math.min(longestCharge, firstWait * 4 ** (failures - 1));
  return failures < mostCharges ? 2 * 3_600_000 : undefined;
};

const longestUntilHeard = 3_600_000;

/** The same for what has to succeed at some time but is not urgent. It is never given up. Units: ms. */
export const retryForever = (failures: number): number =>
  Math.min(longestUntilHeard, firstSoon * 2 ** Math.min(failures - 1, 20));
