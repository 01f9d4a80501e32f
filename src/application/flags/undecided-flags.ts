import { NEVER } from 'rxjs';
import type { Flags } from './flags.ts';

/** Features that nobody ever decides: what waits for them can be looked at. */
export const undecidedFlags: Flags = {
  now: () => ({ _tag: 'Loading' }),
  watch: () => NEVER,
  settle: async () => undefined,
  seen: () => undefined,
  track: () => undefined,
  setAttributes: () => undefined,
};
