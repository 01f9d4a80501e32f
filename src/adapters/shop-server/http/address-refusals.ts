import type {
  AddressCode,
  AddressViolation,
  FieldViolation,
} from '../../../domain/customer/address-rules.ts';
import type { Profile } from '../../../domain/customer/profile-update.ts';
import { addressNames } from '../../contract/checkout/address.ts';
import { profileNames } from '../../contract/customers.ts';
import type { FieldRefusal } from '../refusal.ts';

const refusalAt = (
  path: string,
  { code, max }: { readonly code: AddressCode; readonly max?: number },
): FieldRefusal => ({ path, code: `validation.${code}`, ...(max !== undefined && { values: { max } }) });

/** Converts a rule's error about an address to wire format. `path`: the path of the address; if undefined, the top of the body. */
export const addressRefusal =
  (path?: string) =>
  (violation: AddressViolation): FieldRefusal => {
    const name = addressNames[violation.field];
    return refusalAt(path === undefined ? name : `${path}.${name}`, violation);
  };

/** Converts a rule's error about a person, whose fields are at the top of the body. */
export const personRefusal = (violation: FieldViolation<keyof Profile>): FieldRefusal =>
  refusalAt(profileNames[violation.field], violation);
