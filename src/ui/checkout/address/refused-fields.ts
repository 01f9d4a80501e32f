import type { Failure } from '../../../application/shared/failure.ts';
import { addressCodes } from '../../../domain/customer/address-rules.ts';
import { fieldCode } from '../../../domain/shared/field-code.ts';
import type { FieldCode, FieldPath, FieldProblem } from './address-check.ts';
import { type AddressKind, type Delivery, shownFields } from './address-form.ts';

const wireNames: Readonly<Record<string, string>> = { phone_number: 'phone' };
const camel = (name: string): string =>
  wireNames[name] ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The part of the form with the shipping address. */
const parcelKind: Readonly<Record<Delivery, AddressKind>> = {
  same: 'billing',
  other: 'shipping',
  packStation: 'packStation',
  partner: 'shipping',
};

const kindOf = (head: string, delivery: Delivery): AddressKind | undefined => {
  if (head.startsWith('billing')) return 'billing';
  return head.startsWith('shipping') ? parcelKind[delivery] : undefined;
};

/** Returns the form field for a field name of the backend: `billing_address.postcode`, `email`. */
const pathOf = (field: string, delivery: Delivery): FieldPath | undefined => {
  const [head = '', last = ''] = field.split(/[.[\]/]+/).filter(Boolean);
  if (!last) {
    const alone = camel(head);
    return alone === 'email' || alone === 'milesAndMoreNumber' ? alone : undefined;
  }
  const kind = kindOf(head, delivery);
  if (kind && delivery === 'partner' && kind !== 'billing') return 'partner';
  const shown = shownFields.find((known) => known === camel(last));
  return kind && shown && `${kind}.${shown}`;
};

const codes: readonly FieldCode[] = [...addressCodes, 'invalid_miles_and_more_number'];
const codeOf = (code: string): FieldCode => fieldCode(codes, code) ?? 'other';

/** Returns the fields that the backend refused. Other violations concern the whole step. Source: CHK-18. */
export const refusedFields = (failure: Failure | undefined, delivery: Delivery): readonly FieldProblem[] => {
  if (failure?._tag !== 'Refused') return [];
  return failure.violations.flatMap(({ field, code, message }) => {
    const path = pathOf(field, delivery);
    return path ? [{ path, code: codeOf(code), ...(message !== undefined && { sentence: message }) }] : [];
  });
};
