import { expect, it } from 'vitest';
import { trackingNumber } from '../../../../src/adapters/sandbox/warehouse/tracking-number.ts';
import { shippingTable } from '../../../../src/adapters/shop-server/delivery/shipping-table.ts';

it.each([
  ['swisspost_a_parcel', /^99\.60\.\d{6}\.\d{8}$/],
  ['swisspost_registered_letter', /^99\.60\.\d{6}\.\d{8}$/],
  ['dhl', /^0034\d{16}$/],
  ['gls_parcel', /^\d{14}$/],
])('a tracking number for %s has the format of its carrier', (method, shape) =>
  expect(trackingNumber(method)).toMatch(shape),
);

it('no tracking number is given to an unregistered letter, pickup or an unknown method', () => {
  const without = shippingTable.map(({ key }) => key).filter((key) => trackingNumber(key) === undefined);
  expect(without).toEqual([
    'gls_letter',
    'pickup',
    'swisspost_a_letter',
    'swisspost_a_midi',
    'swisspost_b_letter',
    'swisspost_b_midi',
  ]);
  expect([trackingNumber(undefined), trackingNumber('pigeon')]).toEqual([undefined, undefined]);
});
