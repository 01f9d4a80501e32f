/** A page reloads itself at most once in this time. Units: milliseconds. Source: NOTE-5. */
export const reloadPauseMs = 60_000;

/**
 * Whether a page whose scripts failed to load may reload itself. `last`: the time of its last reload. A time in the
 * future means that the clock was set back, and does not prevent a reload. Source: NOTE-5.
 */
export const mayReload = (now: number, last: number = Number.NaN): boolean =>
  !(last <= now && now - last < reloadPauseMs);
