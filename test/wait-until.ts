import { vi } from 'vitest';
import { patience } from '../scripts/pace.ts';

/** Waits until a check passes, for as long as this machine needs. */
export const waitUntil = <A>(check: () => A | Promise<A>): Promise<A> =>
  vi.waitFor(check, { timeout: patience(5000) });
