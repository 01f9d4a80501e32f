import { type Bucket, drawBucket } from '../../domain/flags/bucket.ts';
import type { Granted } from '../../domain/tracking/consent.ts';
import type { ConsentSession } from '../tracking/consent-session.ts';

/** The cookie `ab-bucket`. Source: TRK-5. */
export interface BucketMemory {
  readonly has: () => boolean;
  readonly keep: (granted: Granted<'statistics'>, bucket: Bucket) => void;
}

/**
 * Draws a bucket for a visitor who consents to statistics, once for the life of the cookie. `random`: from 0 to below
 * 1. Source: TRK-5, TRK-7.
 */
export const rememberBucket = (
  consent: Pick<ConsentSession, 'consent$' | 'granted'>,
  memory: BucketMemory,
  random: () => number,
): void => {
  consent.consent$.subscribe(() => {
    const granted = consent.granted('statistics');
    if (granted && !memory.has()) memory.keep(granted, drawBucket(random()));
  });
};
