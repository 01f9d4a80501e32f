/** Which data of a visit is sent besides its errors: little, and only for a random sample. */

import type { Granted } from '../tracking/consent.ts';

/** The shares of all visits for which more than errors is sent. Source: TRK-6. */
const sampleRates = { traces: 0.01, replay: 0.0005 } as const;

/**
 * Whether the code for it is loaded even without an error. `visit`: random, from 0 to below 1; its first part is
 * traced, its second recorded, so that no visit has both. Source: TRK-6.
 */
export const isSampled = (visit: number): boolean => visit < sampleRates.traces + sampleRates.replay;

/** The share of visits with an error that are recorded from then on. Source: TRK-6. */
export const replayOnErrorRate = 0.1;

export interface Sampling {
  /** Whether page load times are measured. */
  readonly traces: boolean;
  /** Whether the page is recorded: the whole visit, from its first error on, or not at all. */
  readonly replay: 'visit' | 'onError' | 'no';
}

/**
 * Returns the sampling of a visit. `visit`, `failed`: random, from 0 to below 1. Nothing is measured or recorded
 * without consent. Source: TRK-6, TRK-7.
 */
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
