/** Units: milliseconds. Source: NOTE-5. */
export const reloadPauseMs = 60_000;

/**
 * Whether a page whose code failed to load may load itself again. `last`: when it last did. A moment that lies ahead
 * is a clock that was set back, and holds nobody up. Source: NOTE-5, D76.
 */
export const mayReload = (now: number, last: number = Number.NaN): boolean =>
  !(last <= now && now - last < reloadPauseMs);
