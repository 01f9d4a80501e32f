/** Work in progress: parts of the shop that are shown to whoever asks for them. They unlock no data. */

/** What becomes of the cookie. Source: TRK-4. */
export type WipCookie = 'set' | 'clear' | 'leave';

export interface WipMode {
  readonly on: boolean;
  readonly cookie: WipCookie;
}

/** The address counts: `mode=wip` is on, any other mode off. Without one the cookie counts. Source: TRK-4, D60. */
export const wipMode = (mode: string | null | undefined, hasCookie: boolean): WipMode => {
  if (!mode) return { on: hasCookie, cookie: 'leave' };
  return mode === 'wip' ? { on: true, cookie: 'set' } : { on: false, cookie: 'clear' };
};
