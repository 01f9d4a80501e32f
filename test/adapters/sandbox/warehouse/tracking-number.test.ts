import { expect, it } from 'vitest';
import { trackingNumber } from '../../../../src/adapters/sandbox/warehouse/tracking-number.ts';
import { shippingTable } from '../../../../src/adapters/shop-server/delivery/shipping-table.ts';

it.each([
  ['swisspost_a_parcel', /^99\.60\.\d{6}\.\d{8}$/],
  ['swisspost_registered_letter', /^99\.60\.\d{6}\.\d{8}$/],
  ['dhl', /^0034\d{16}$/],
  ['gls_parcel', /^\d{14}$/],
])('numbers what goes by %s as its carrier does', (method, shape) =>
  expect(trackingNumber(method)).toMatch(shape),
);

it('numbers no letter that is not registered, nothing that is fetched, and nothing that it does not know', () => {
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
