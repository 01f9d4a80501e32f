import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxTrackingLength,
  readTracking,
  tracked,
  trackingIn,
  trackingKeys,
  writeTracking,
} from '../../../src/domain/tracking/tracking-cookie.ts';
import { anyText } from '../../arbitraries/text.ts';
import { tracking } from '../../arbitraries/tracking.ts';

const cookieOf = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('the tracking cookie', () => {
  it('has exactly these keys · TRK-2', () =>
    expect(trackingKeys).toEqual([
      'wgu',
      'at_gd',
      'gclid',
      'utm_id',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'studio_id',
      'studio_user_id',
      'service_id',
      'order_type',
      'order_source_id',
      'order_source_code',
      'campaign_id',
      'token',
      'promotion_id',
      'promotion_name',
    ]));

  it('takes its keys from a query, without others and empty values · TRK-2', () => {
    expect(trackingIn(new URLSearchParams('gclid=a&utm_source=mail&utm_id=&page=2&GCLID=x'))).toEqual({
      gclid: 'a',
      utm_source: 'mail',
    });
    for (const key of trackingKeys)
      expect(trackingIn(new URLSearchParams([[key, 'x']]))).toEqual({ [key]: 'x' });
  });

  it.each([
    [{ gclid: 'a', page: '2' }, { gclid: 'a' }],
    [{ gclid: 1, utm_id: null, token: ['a'] }, {}],
    [{ gclid: '' }, {}],
    [{ gclid: 'x'.repeat(maxTrackingLength) }, { gclid: 'x'.repeat(200) }],
    [{ gclid: 'x'.repeat(maxTrackingLength + 1) }, {}],
    [[], {}],
    ['gclid', {}],
    [null, {}],
    [7, {}],
  ])('with the content %j is read as %j · TRK-2', (value, expected) =>
    expect(readTracking(cookieOf(value))).toEqual(expected),
  );

  it('omits values with malformed Unicode · TRK-2', () => {
    expect(readTracking('{"gclid":"\\ud800"}')).toEqual({});
    expect(writeTracking({ gclid: '\ud800', token: 'a' })).toBe(cookieOf({ token: 'a' }));
  });

  it.each(['', '%', '{', '%7B', 'null', 'gclid=a'])('with the value %j is read as empty · TRK-2', (cookie) =>
    expect(readTracking(cookie)).toEqual({}),
  );

  it('is read back as it was written · TRK-2', () =>
    fc.assert(
      fc.property(tracking, (known) => {
        expect(readTracking(writeTracking(known))).toEqual(known);
        expect(writeTracking(known)).toMatch(/^[\w%.!~*'()-]*$/);
      }),
    ));

  it('keeps known values, and replaces them by new ones · TRK-2', () =>
    fc.assert(
      fc.property(tracking, tracking, (known, now) => {
        const all = tracked(known, now);
        for (const key of trackingKeys) expect(all[key]).toBe(now[key] ?? known[key]);
        expect(tracked(all, now)).toEqual(all);
        expect(tracked(known, {})).toEqual(known);
      }),
    ));

  it('is read without an error and with known keys only, for any value · TRK-2', () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json().map(encodeURIComponent), fc.json()), (cookie) => {
        const known: readonly string[] = trackingKeys;
        for (const key of Object.keys(readTracking(cookie))) expect(known).toContain(key);
      }),
    ));
});
