import { describe, expect, it } from 'vitest';
import { shippingKind } from '../../../src/domain/checkout/shipping-kind.ts';

describe('the kind of a shipping method', () => {
  it.each([
    ['swisspost_a_letter', 'letter'],
    ['swisspost_registered_letter', 'registered'],
    ['swisspost_registered_parcel', 'registered'],
    ['gls_parcel', 'parcel'],
    ['dhl', 'parcel'],
    ['planzer_priority', 'courier'],
    ['cargo', 'cargo'],
    ['pickup', 'pickup'],
    ['pickup_parcel', 'pickup'],
    ['something_new', 'parcel'],
  ])('for the key %s is %s · CHK-9', (key, kind) => expect(shippingKind(key)).toBe(kind));
});
