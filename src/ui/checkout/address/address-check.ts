import type { AddressInput } from '../../../application/checkout/checkout-session.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { type Partner, partnerAddress } from '../../../domain/checkout/partner.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { AddressDraft, AddressRules } from '../../../domain/customer/address-draft.ts';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { type AddressCode, checkAddress } from '../../../domain/customer/address-rules.ts';
import { askedFor, requiredFields } from '../../../domain/customer/asked-fields.ts';
import { checkEmail, typedEmail } from '../../../domain/customer/email.ts';
import { checkMilesAndMoreNumber } from '../../../domain/customer/miles-and-more.ts';
import { packStationDraft } from '../../../domain/customer/pack-station.ts';
import { taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import {
  type AddressForm,
  type AddressKind,
  type ShownField,
  type ShownTexts,
  shownFields,
} from './address-form.ts';

export type FieldPath = 'email' | 'milesAndMoreNumber' | 'partner' | `${AddressKind}.${ShownField}`;
export type FieldCode = AddressCode | 'invalid_miles_and_more_number' | 'other';

/** A validation error of one field. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly code: FieldCode;
  readonly max?: number;
  /** The backend's own message, if it refused the field. */
  readonly sentence?: string;
}

/** An error with its text and the label of its field. */
export interface FieldEntry {
  readonly path: FieldPath;
  readonly label: string;
  readonly text: string;
}

export type Checked =
  | { readonly _tag: 'Problems'; readonly problems: readonly FieldProblem[] }
  | { readonly _tag: 'Fine'; readonly input: AddressInput };

const shownField = (field: string): ShownField | undefined => shownFields.find((shown) => shown === field);

const emailProblems = (email: string, { emailPattern }: Shop): readonly FieldProblem[] => {
  const checked = checkEmail(email, emailPattern);
  if (checked._tag === 'Right') return [];
  return [{ path: 'email', code: checked.left._tag === 'EmailMissing' ? 'required' : 'invalid_email' }];
};

type ReadAddress =
  | { readonly _tag: 'Right'; readonly right: Address }
  | { readonly _tag: 'Left'; readonly left: readonly FieldProblem[] };

const readAddress = (kind: AddressKind, draft: AddressDraft, rules: AddressRules): ReadAddress => {
  const checked = checkAddress(draft, rules);
  if (checked._tag === 'Right') return checked;
  return {
    _tag: 'Left',
    left: checked.left.flatMap(({ field, ...rest }) => {
      const shown = shownField(field);
      return shown ? [{ path: `${kind}.${shown}` as const, ...rest }] : [];
    }),
  };
};

const countriesOf = (shop: Shop) => shop.countries.map(({ code }) => code);

/** The form keeps a province when another country is chosen. An address of a country without provinces drops it. */
const asShown = (texts: ShownTexts, { countries }: Shop): ShownTexts => {
  const country = countries.find(({ code }) => code === texts.countryCode);
  const hasProvince = country && addressFormat(country.code, countries).place.includes('provinceCode');
  return hasProvince ? texts : { ...texts, provinceCode: '' };
};

/** Returns a billing address, or its errors. Source: CHK-7, ADDR-1. */
export const readBilling = (texts: ShownTexts, shop: Shop, today: Day): ReadAddress => {
  const hasBirthday = askedFor(shop.addressForm, 'birthday') !== 'hidden';
  return readAddress(
    'billing',
    { ...asShown(texts, shop), ...(!hasBirthday && { birthday: '' }) },
    {
      countries: countriesOf(shop),
      today,
      taxNumber: taxNumberRuleIn(shop, texts.countryCode),
      emailPattern: shop.emailPattern,
      required: requiredFields(shop.addressForm),
    },
  );
};

/** A parcel machine hands out a parcel under the name of the billing address. */
const stationDraft = ({ packStation }: AddressForm, billing: Address): AddressDraft => ({
  firstName: billing.firstName,
  lastName: billing.lastName,
  ...(billing.phone !== undefined && { phone: billing.phone }),
  ...packStationDraft({
    postNumber: packStation.additionalInfo,
    stationNumber: packStation.streetNumber,
    postcode: packStation.postcode,
    city: packStation.city,
  }),
});

/**
 * Validates the whole form by the rules of the domain. A shipping address needs no tax number. `partner`: the chosen
 * partner, if it can hand out the parcel. Source: CHK-7, CHK-9.
 */
export const checkForm = (form: AddressForm, shop: Shop, today: Day, partner?: Partner): Checked => {
  const problems: FieldProblem[] = [...emailProblems(form.email, shop)];
  const noted = (read: ReadAddress): Address | undefined => {
    if (read._tag === 'Right') return read.right;
    problems.push(...read.left);
    return undefined;
  };
  const parcelRules = { countries: countriesOf(shop), today, packStation: true };
  const billing = noted(readBilling(form.billing, shop, today));
  const parcel = (): Address | undefined => {
    switch (form.delivery) {
      case 'same':
        return billing;
      case 'other':
        return noted(readAddress('shipping', asShown(form.shipping, shop), parcelRules));
      case 'packStation':
        // If the billing address is invalid, its errors are reported already. A placeholder name lets the rest of the
        // machine's address be checked.
        return noted(
          readAddress(
            'packStation',
            stationDraft(form, billing ?? { ...nobody, countryCode: shop.country }),
            parcelRules,
          ),
        );
      case 'partner':
        if (!partner) problems.push({ path: 'partner', code: 'required' });
        return partner && billing && partnerAddress(partner, billing);
    }
  };
  const shipping = parcel();
  const miles = checkMilesAndMoreNumber(form.milesAndMoreNumber);
  if (miles._tag === 'Left')
    problems.push({ path: 'milesAndMoreNumber', code: 'invalid_miles_and_more_number' });
  if (!billing || !shipping || miles._tag === 'Left' || problems.length > 0)
    return { _tag: 'Problems', problems };
  return {
    _tag: 'Fine',
    input: {
      email: typedEmail(form.email),
      billing,
      shipping,
      ...(shop.features.milesAndMore && { milesAndMoreNumber: miles.right ?? '' }),
    },
  };
};

const nobody = { firstName: 'x', lastName: 'x', street: '', streetNumber: '', postcode: '', city: '' };
