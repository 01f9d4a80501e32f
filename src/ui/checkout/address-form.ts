import type { Cart } from '../../domain/cart/cart.ts';
import type { Address } from '../../domain/customer/address.ts';
import { type AddressField, addressLimits } from '../../domain/customer/address-draft.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Draft } from './draft.ts';

/** The fields that the checkout shows of an address. */
export const shownFields = [
  'salutation',
  'firstName',
  'lastName',
  'company',
  'taxNumber',
  'street',
  'streetNumber',
  'additionalInfo',
  'apartment',
  'recipient',
  'postcode',
  'city',
  'provinceCode',
  'countryCode',
  'phone',
  'birthday',
] as const satisfies readonly AddressField[];
export type ShownField = (typeof shownFields)[number];
export type AddressTexts = Readonly<Record<ShownField, string>>;

export const addressKinds = ['billing', 'shipping'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** The whole form, as it is typed. */
export interface AddressForm {
  readonly email: string;
  readonly milesAndMoreNumber: string;
  /** Deliver to another address than the bill's. */
  readonly other: boolean;
  readonly billing: AddressTexts;
  readonly shipping: AddressTexts;
}

export const limitOf = (field: ShownField): number => addressLimits[field];

/** Whether a parcel goes where the bill goes. A tax number is the bill's alone. */
export const isSameAddress = (a: Address | undefined, b: Address | undefined): boolean =>
  shownFields.every((field) => field === 'taxNumber' || (a?.[field] ?? '') === (b?.[field] ?? ''));

/** Texts for every field: what was typed last, else what the cart has, else nothing. */
const textsOf = (
  kind: AddressKind,
  draft: Draft,
  kept: Address | undefined,
  country: CountryCode,
): AddressTexts => {
  const text = (field: ShownField): string =>
    draft[`${kind}.${field}`] ?? kept?.[field] ?? (field === 'countryCode' ? country : '');
  return {
    salutation: text('salutation'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    taxNumber: text('taxNumber'),
    street: text('street'),
    streetNumber: text('streetNumber'),
    additionalInfo: text('additionalInfo'),
    apartment: text('apartment'),
    recipient: text('recipient'),
    postcode: text('postcode'),
    city: text('city'),
    provinceCode: text('provinceCode'),
    countryCode: text('countryCode'),
    phone: text('phone'),
    birthday: text('birthday'),
  };
};

/** What the form shows when it is entered. */
export const formOf = (cart: Cart, draft: Draft, country: CountryCode): AddressForm => {
  const { billingAddress, shippingAddress, customer } = cart;
  const other = shippingAddress !== undefined && !isSameAddress(billingAddress, shippingAddress);
  return {
    // The step before asks for it: an older one, kept from this form, must not come back.
    email: customer?.email ?? draft.email ?? '',
    milesAndMoreNumber: draft.milesAndMoreNumber ?? customer?.milesAndMoreNumber ?? '',
    other: draft.other === undefined ? other : draft.other === 'yes',
    billing: textsOf('billing', draft, billingAddress, country),
    shipping: textsOf('shipping', draft, other ? shippingAddress : undefined, country),
  };
};

/** The form as a draft that can be kept. */
export const draftOf = ({ email, milesAndMoreNumber, other, ...addresses }: AddressForm): Draft => ({
  email,
  milesAndMoreNumber,
  other: other ? 'yes' : 'no',
  ...Object.fromEntries(
    addressKinds.flatMap((kind) => shownFields.map((field) => [`${kind}.${field}`, addresses[kind][field]])),
  ),
});
