import type { AddressInput } from '../../application/checkout/checkout-session.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { AddressRules } from '../../domain/customer/address-draft.ts';
import { type AddressCode, checkAddress } from '../../domain/customer/address-rules.ts';
import { checkEmail } from '../../domain/customer/email.ts';
import { checkMilesAndMoreNumber } from '../../domain/customer/miles-and-more.ts';
import { internationalPhone } from '../../domain/customer/phone.ts';
import { type AddressForm, type AddressKind, type ShownField, shownFields } from './address-form.ts';

export type FieldPath = 'email' | 'milesAndMoreNumber' | `${AddressKind}.${ShownField}`;
export type FieldCode = AddressCode | 'invalid_miles_and_more_number' | 'other';

/** Something wrong with one field of the form. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly code: FieldCode;
  readonly max?: number;
  /** The shop's own sentence, when it refused the field. */
  readonly sentence?: string;
}

export type Checked =
  | { readonly _tag: 'Problems'; readonly problems: readonly FieldProblem[] }
  | { readonly _tag: 'Fine'; readonly input: AddressInput };

const shownField = (field: string): ShownField | undefined => shownFields.find((shown) => shown === field);

const emailProblems = (email: string): readonly FieldProblem[] => {
  const checked = checkEmail(email);
  if (checked._tag === 'Right') return [];
  return [{ path: 'email', code: checked.left._tag === 'EmailMissing' ? 'required' : 'invalid_email' }];
};

/** A phone number that can be called from abroad; in Italy its zero is a part of it. Source: ADDR-5, D48. */
const withPrefix = ({ phone, ...address }: Address): Address => {
  const number = phone && internationalPhone(phone, address.countryCode, 'e164');
  return number ? { ...address, phone: number } : address;
};

/** Asks the domain about everything that was typed. A parcel's address needs no tax number. Source: CHK-7. */
export const checkForm = (form: AddressForm, shop: Shop, today: string): Checked => {
  const problems: FieldProblem[] = [...emailProblems(form.email)];
  const read = (kind: AddressKind, rules: Partial<AddressRules>): Address | undefined => {
    const checked = checkAddress(form[kind], {
      countries: shop.countries.map(({ code }) => code),
      today,
      ...rules,
    });
    if (checked._tag === 'Right') return withPrefix(checked.right);
    for (const { field, ...rest } of checked.left) {
      const shown = shownField(field);
      if (shown) problems.push({ path: `${kind}.${shown}`, ...rest });
    }
    return undefined;
  };
  const billing = read('billing', { taxNumber: shop.taxNumber });
  const shipping = form.other ? read('shipping', {}) : billing;
  const miles = checkMilesAndMoreNumber(form.milesAndMoreNumber);
  if (miles._tag === 'Left')
    problems.push({ path: 'milesAndMoreNumber', code: 'invalid_miles_and_more_number' });
  if (!billing || !shipping || miles._tag === 'Left' || problems.length > 0)
    return { _tag: 'Problems', problems };
  return {
    _tag: 'Fine',
    input: {
      email: form.email.trim(),
      billing,
      shipping,
      ...(miles.right !== undefined && { milesAndMoreNumber: miles.right }),
    },
  };
};
