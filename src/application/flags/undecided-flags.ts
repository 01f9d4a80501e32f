import { NEVER } from 'rxjs';
import type { Flags } from './flags.ts';

/** Flags that are never decided, to inspect what waits for them. */
export const undecidedFlags: Flags = {
  now: () => ({ _tag: 'Loading' }),
  watch: () => NEVER,
  settle: async () => undefined,
  seen: () => undefined,
  track: () => undefined,
  setAttributes: () => undefined,
};
