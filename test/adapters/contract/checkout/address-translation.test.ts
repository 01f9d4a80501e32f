import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressFromWire,
  addressToWire,
} from '../../../../src/adapters/contract/checkout/address-translation.ts';
import type { Address } from '../../../../src/domain/customer/address.ts';
import { address, plainAddress } from '../../../arbitraries/address.ts';

const rest = fc.record(
  {
    id: fc.constant('7'),
    email: fc.constant('mira@example.org'),
    provinceCode: fc.constant('RM'),
    provinceName: fc.constant('Roma'),
    taxNumber: fc.constant('CHE-123.456.788'),
    apartment: fc.constant('2. Stock'),
    additionalInfo: fc.constant('Hinterhaus'),
    recipient: fc.constant('Jean Conti'),
    studioId: fc.constant('12'),
    salutation: fc.constantFrom('male', 'female'),
    birthday: fc.constant('1990-02-28'),
    isDefault: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('an address between the shop and its backend', () => {
  it('comes back unchanged', () =>
    fc.assert(
      fc.property(address, rest, (one, more) => {
        const whole: Address = { ...one, ...more };
        expect(addressFromWire(addressToWire(whole))).toEqual(whole);
      }),
    ));

  it('has no field that is empty or null', () => {
    expect(addressToWire({ ...plainAddress, apartment: '' })).not.toHaveProperty('apartment');
    const wire = { ...addressToWire(plainAddress), company: '', birthday: null, phone_number: null };
    expect(addressFromWire(wire)).toEqual(plainAddress);
  });
});
