import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayRemember, orderKeys, orderSource } from '../../../src/domain/tracking/campaign.ts';
import { answered, grantOf } from '../../../src/domain/tracking/consent.ts';
import { tracking } from '../../arbitraries/tracking.ts';

const granted = grantOf('marketing', answered(['marketing']));

it('a campaign is remembered only with consent, and the keys of an order also without · TRK-2 · TRK-7', () => {
  const brought = { gclid: 'a', utm_source: 'news', order_type: 'studio', studio_id: '7' };
  expect(mayRemember(brought, granted)).toEqual(brought);
  expect(mayRemember(brought, undefined)).toEqual({ order_type: 'studio', studio_id: '7' });
});

it('the source of an order contains the order keys, and no campaign data · TRK-2', () => {
  const source = Object.fromEntries(orderKeys.map((key) => [key, key]));
  expect(orderSource({ ...source, gclid: 'a', token: 'b' })).toEqual(source);
  expect(orderSource({ utm_source: 'news' })).toEqual({});
});

it('no advertising key is remembered without consent · TRK-2 · TRK-7', () =>
  fc.assert(
    fc.property(tracking, (brought) => {
      for (const key of Object.keys(mayRemember(brought, undefined)))
        expect(orderKeys.some((one) => one === key)).toBe(true);
      expect(mayRemember(brought, granted)).toEqual(brought);
    }),
  ));
