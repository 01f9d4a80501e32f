import * as fc from 'fast-check';
import { type Tracking, trackingKeys } from '../../src/domain/tracking/tracking-cookie.ts';

/** A few keys with short texts of any script. */
export const tracking: fc.Arbitrary<Tracking> = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom(...trackingKeys), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })),
    { selector: ([key]) => key, maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));
