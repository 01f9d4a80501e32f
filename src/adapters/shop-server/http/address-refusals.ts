import type { AddressCode } from '../../../domain/customer/address-rules.ts';
import type { FieldRefusal } from '../refusal.ts';

const wireNames: Readonly<Record<string, string>> = { phone: 'phone_number' };
const snake = (field: string): string =>
  wireNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A rule's error about a field of an address or a person. */
interface Violation {
  readonly field: string;
  readonly code: AddressCode;
  readonly max?: number;
}

/** Converts it to wire format. `path`: the path of the address; if undefined, the top of the body. */
export const addressRefusal =
  (path?: string) =>
  ({ field, code, max }: Violation): FieldRefusal => ({
    path: path === undefined ? snake(field) : `${path}.${snake(field)}`,
    code: `validation.${code}`,
    ...(max !== undefined && { values: { max } }),
  });
