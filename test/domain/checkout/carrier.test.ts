import { describe, expect, it } from 'vitest';
import { carrierOf, glsLabel, offersPickup } from '../../../src/domain/checkout/carrier.ts';

describe('the carrier of a shipping option', () => {
  it.each([
    ['dhl', 'dhl'],
    ['dhl_express', 'dhl'],
    ['swisspost_a_parcel', 'post'],
    ['swisspost_registered_letter', 'post'],
    ['quickpac', 'planzer'],
    ['planzer_priority', 'planzer'],
    ['gls', 'gls'],
    ['GLS-letter', 'gls'],
    ['pickup', 'pickup'],
    ['cargo', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
    ['englsh', 'other'],
  ])('%j is %s · CHK-9', (key, carrier) => expect(carrierOf(key)).toBe(carrier));

  it.each([
    ['gls', 'parcel'],
    ['gls_parcel', 'parcel'],
    ['gls_letter', 'letter'],
    ['swisspost_a_letter', undefined],
    ['dhl', undefined],
  ])('%s is labelled %s · CHK-9', (key, label) => expect(glsLabel(key)).toBe(label));

  it.each([
    [true, { pickupEnabled: true, pickup: true }, true],
    [true, { pickupEnabled: true, pickup: false }, false],
    [true, { pickupEnabled: false, pickup: true }, false],
    [false, { pickupEnabled: true, pickup: true }, false],
    [true, undefined, false],
  ])('pickup with the feature %s and the partner %j: %s · CHK-9', (feature, partner, offered) =>
    expect(offersPickup(feature, partner)).toBe(offered),
  );
});
