import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressWire } from '../../../src/adapters/contract/checkout/address.ts';
import {
  type AddressOfEngine,
  addressFromEngine,
  addressToEngine,
} from '../../../src/adapters/engine-vendure/carts/address-answer.ts';
import { address, readOrder } from './fixtures/order-of-engine.ts';

const anyText = fc.string({ minLength: 1, maxLength: 20 });
const anyAddress: fc.Arbitrary<AddressWire> = fc.record(
  {
    first_name: anyText,
    last_name: anyText,
    street: anyText,
    street_number: anyText,
    postcode: anyText,
    city: anyText,
    country_code: fc.constantFrom('CH', 'DE', 'AT', 'IT', 'FR'),
    phone_number: anyText,
    email: anyText,
    province_code: anyText,
    province_name: anyText,
    company: anyText,
    tax_number: anyText,
    apartment: anyText,
    additional_info: anyText,
    recipient: anyText,
    studio_id: anyText,
    salutation: fc.constantFrom(1, 2),
    birthday: anyText,
    isDefault: fc.boolean(),
  },
  {
    requiredKeys: ['first_name', 'last_name', 'street', 'street_number', 'postcode', 'city', 'country_code'],
  },
);
const nothing: AddressOfEngine = {
  ...(address as AddressOfEngine),
  salutation: null,
  phoneNumber: null,
  company: null,
};

describe('an address', () => {
  it('comes back from the engine as it was sent', () =>
    fc.assert(
      fc.property(anyAddress, (sent) => {
        expect(addressFromEngine({ ...nothing, ...addressToEngine(sent) })).toEqual(sent);
      }),
    ));

  it('has no field that staff emptied', () => {
    const back = addressFromEngine(readOrder().billing ?? nothing);
    expect(back).not.toHaveProperty('company');
    expect(back).not.toHaveProperty('phone_number');
    expect(back.salutation).toBe(2);
  });
});
