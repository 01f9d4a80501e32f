import type { AddressViolation } from '../../../domain/customer/address-rules.ts';
import { addressNames } from '../../contract/checkout/address.ts';
import type { FieldRefusal } from '../refusal.ts';

/** Converts a rule's error about an address or a person to wire format. `path`: the path of the address; if undefined, the top of the body. */
export const addressRefusal =
  (path?: string) =>
  ({ field, code, max }: AddressViolation): FieldRefusal => ({
    path: path === undefined ? addressNames[field] : `${path}.${addressNames[field]}`,
    code: `validation.${code}`,
    ...(max !== undefined && { values: { max } }),
  });
