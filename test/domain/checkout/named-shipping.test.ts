import { describe, expect, it } from 'vitest';
import { carrierOf } from '../../../src/domain/checkout/carrier.ts';
import { namedShipping } from '../../../src/domain/checkout/named-shipping.ts';

describe('the named shipping methods', () => {
  it.each([
    [
      'post',
      [
        'a_letter',
        'a_parcel',
        'b_letter',
        'b_parcel',
        'registered_letter',
        'registered_parcel',
        'a_midi',
        'b_midi',
      ].map((kind) => `swisspost_${kind}`),
    ],
    ['planzer', ['planzer_priority', 'planzer_economy']],
    ['gls', ['gls_parcel', 'gls_letter']],
    ['dhl', ['dhl']],
    ['other', ['cargo']],
    ['pickup', ['pickup']],
  ] as const)('of %s are %j · CHK-9', (carrier, keys) =>
    expect(namedShipping.filter((key) => carrierOf(key) === carrier)).toEqual(keys),
  );

  it('are fifteen · CHK-9', () => expect(new Set(namedShipping).size).toBe(15));
});
