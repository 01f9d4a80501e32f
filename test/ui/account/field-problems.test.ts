import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { refusedOf } from '../../../src/ui/account/field-problems.ts';
import { refusedFields } from '../../../src/ui/checkout/address/refused-fields.ts';

const refused = (field: string, code: string, message?: string): Failure => ({
  _tag: 'Refused',
  code,
  violations: [{ field, code, ...(message !== undefined && { message }) }],
});

describe.each(['validation.this_field_is_required', 'validation.required', 'this_field_is_required'])(
  'a missing field reported by a backend as %s',
  (code) => {
    it('shows a required error in an account form · ADDR-2 · NOTE-7', () =>
      expect(refusedOf(refused('first_name', code), { firstName: 'first_name' })).toEqual([
        { field: 'firstName', code: 'required' },
      ]));

    it('shows a required error in the checkout · ADDR-2 · NOTE-7', () =>
      expect(refusedFields(refused('billing_address.last_name', code), 'same')).toEqual([
        { path: 'billing.lastName', code: 'required' },
      ]));
  },
);

it('an unknown error code shows the message of the backend', () => {
  const odd = refused('email', 'shop.odd', 'So nicht.');
  expect(refusedOf(odd, { email: 'email' })).toEqual([
    { field: 'email', code: 'other', sentence: 'So nicht.' },
  ]);
  expect(refusedFields(odd, 'same')).toEqual([{ path: 'email', code: 'other', sentence: 'So nicht.' }]);
});
