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

describe('who is asked whether the carrier may announce the delivery', () => {
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
  ])('%s: %s · CHK-9', (method, asks) => expect(asksForNotice(usualAnnouncers, method)).toBe(asks));

  it('asks for parcels of the post where a shop says that it announces them, and for its letters never · CHK-9', () => {
    expect(asksForNotice(['post'], 'swisspost_b_parcel')).toBe(true);
    expect(asksForNotice(['post'], 'swisspost_registered_parcel')).toBe(true);
    expect(asksForNotice(['post'], 'swisspost_registered_letter')).toBe(false);
    expect(asksForNotice(['post'], 'dhl')).toBe(false);
  });

  it('asks for no carrier that the shop does not name, and never for what is fetched · CHK-9', () =>
    fc.assert(
      fc.property(some, key, (announcers, method) => {
        if (!asksForNotice(announcers, method)) return;
        expect(announcers).toContain(carrierOf(method));
        expect(carrierOf(method)).not.toBe('pickup');
      }),
    ));

  it('asks no less the more carriers announce · CHK-9', () =>
    fc.assert(
      fc.property(some, some, key, (a, b, method) => {
        if (asksForNotice(a, method)) expect(asksForNotice([...a, ...b], method)).toBe(true);
      }),
    ));
});

describe('what stands of the answer', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [true, undefined, false],
    [true, null, false],
    [false, true, undefined],
    [false, false, undefined],
    [false, null, undefined],
  ])('asked: %s, said: %s, stands: %s · CHK-9', (asks, answer, stands) =>
    expect(agreedNotice(asks, answer)).toBe(stands),
  );
});
