import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierOf } from '../../../src/domain/checkout/carrier.ts';
import {
  agreedNotice,
  asksForNotice,
  usualAnnouncers,
} from '../../../src/domain/checkout/delivery-notice.ts';
import { namedShipping } from '../../../src/domain/checkout/named-shipping.ts';
import { carriers } from '../../../src/domain/checkout/shipping.ts';

const some = fc.subarray([...carriers]);
const key = fc.constantFrom(...namedShipping, 'quickpac_evening', 'something_new');

describe('the question about a delivery notice', () => {
  it.each([
    ['dhl', true],
    ['gls_parcel', true],
    ['planzer_economy', true],
    ['planzer_priority', true],
    ['quickpac', true],
    ['gls_letter', false],
    ['swisspost_a_letter', false],
    ['swisspost_registered_letter', false],
    ['swisspost_a_midi', false],
    ['swisspost_b_parcel', false],
    ['cargo', false],
    ['pickup', false],
    ['', false],
  ])('is asked for %s: %s · CHK-9', (method, asks) =>
    expect(asksForNotice(usualAnnouncers, method)).toBe(asks),
  );

  it('is asked for post parcels if the shop says so, and never for letters · CHK-9', () => {
    expect(asksForNotice(['post'], 'swisspost_b_parcel')).toBe(true);
    expect(asksForNotice(['post'], 'swisspost_registered_parcel')).toBe(true);
    expect(asksForNotice(['post'], 'swisspost_registered_letter')).toBe(false);
    expect(asksForNotice(['post'], 'dhl')).toBe(false);
  });

  it('is asked for no carrier that the shop does not name, and never for a pickup · CHK-9', () =>
    fc.assert(
      fc.property(some, key, (announcers, method) => {
        fc.pre(asksForNotice(announcers, method));
        expect(announcers).toContain(carrierOf(method));
        expect(carrierOf(method)).not.toBe('pickup');
      }),
    ));

  it('is still asked if more carriers send notices · CHK-9', () =>
    fc.assert(
      fc.property(some, some, key, (a, b, method) => {
        if (asksForNotice(a, method)) expect(asksForNotice([...a, ...b], method)).toBe(true);
      }),
    ));
});

describe('the stored answer on a delivery notice', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [true, undefined, false],
    [true, null, false],
    [false, true, undefined],
    [false, false, undefined],
    [false, null, undefined],
  ])('asked: %s, answered: %s, stored: %s · CHK-9', (asks, answer, stands) =>
    expect(agreedNotice(asks, answer)).toBe(stands),
  );
});
