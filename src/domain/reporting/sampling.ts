/** What of a visit is sent besides its errors: little, and by chance. */

import type { Granted } from '../tracking/consent.ts';

/** Shares of all visits of which more than errors is sent. Source: TRK-6. */
const sampleRates = { traces: 0.01, replay: 0.0005 } as const;

/**
 * Whether code for it is fetched without any error. `visit`: by chance, from 0 to below 1; its first part is traced, its
 * second recorded, so that no visit pays for both. Source: TRK-6.
 */
export const isSampled = (visit: number): boolean => visit < sampleRates.traces + sampleRates.replay;

/** Of the visits in which something fails, how many are recorded from then on. Source: TRK-6. */
export const replayOnErrorRate = 0.1;

export interface Sampling {
  /** How long pages took. */
  readonly traces: boolean;
  /** The page as it was seen: of the whole visit, from its first error on, or not. */
  readonly replay: 'visit' | 'onError' | 'no';
}

/** `visit`, `failed`: by chance, from 0 to below 1. Nothing is measured or recorded without consent. Source: TRK-6, TRK-7. */
export const samplingOf = (
  visit: number,
  failed: number,
  granted: Granted<'statistics'> | undefined,
): Sampling => {
  if (!granted) return { traces: false, replay: 'no' };
  const traces = visit < sampleRates.traces;
  if (!traces && isSampled(visit)) return { traces, replay: 'visit' };
  return { traces, replay: failed < replayOnErrorRate ? 'onError' : 'no' };
};
