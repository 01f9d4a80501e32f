/** Work in progress: parts of the shop shown on request. They give access to no data. */

/** What to do with the cookie. Source: TRK-4. */
export type WipCookie = 'set' | 'clear' | 'leave';

export interface WipMode {
  readonly on: boolean;
  readonly cookie: WipCookie;
}

/**
 * Returns the mode. The address takes precedence: `mode=wip` turns it on, any other mode off. Without one, the cookie
 * decides. Source: TRK-4.
 */
export const wipMode = (mode: string | null | undefined, hasCookie: boolean): WipMode => {
  if (!mode) return { on: hasCookie, cookie: 'leave' };
  return mode === 'wip' ? { on: true, cookie: 'set' } : { on: false, cookie: 'clear' };
};
