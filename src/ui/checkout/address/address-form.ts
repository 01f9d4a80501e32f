import type { Cart } from '../../../domain/cart/cart.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import type { Address } from '../../../domain/customer/address.ts';
import { type AddressField, addressLimits } from '../../../domain/customer/address-draft.ts';
import { packStationCountry } from '../../../domain/customer/pack-station.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Draft } from '../draft.ts';

/** The fields of an address that the checkout shows. */
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
export type ShownTexts = Readonly<Record<ShownField, string>>;

export const addressKinds = ['billing', 'shipping', 'packStation'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Where the parcel goes: to the billing address, to another address, to a parcel machine, or to a partner. */
export const deliveries = ['same', 'other', 'packStation', 'partner'] as const;
export type Delivery = (typeof deliveries)[number];

/** The values of the whole form, as typed. */
export interface AddressForm {
  readonly email: string;
  readonly milesAndMoreNumber: string;
  readonly delivery: Delivery;
  /** The id of the partner. Empty if none is chosen. */
  readonly partner: string;
  readonly billing: ShownTexts;
  readonly shipping: ShownTexts;
  readonly packStation: ShownTexts;
}

export const limitOf = (field: ShownField): number => addressLimits[field];

/**
 * Whether shipping and billing address are the same. Tax number and birthday belong only to the billing address, so
 * they are ignored.
 */
export const isSameAddress = (a: Address | undefined, b: Address | undefined): boolean =>
  a?.studioId === b?.studioId &&
  shownFields.every(
    (field) => field === 'taxNumber' || field === 'birthday' || (a?.[field] ?? '') === (b?.[field] ?? ''),
  );

/** Returns the text of every field: the draft, otherwise the cart's value, otherwise empty. */
const textsOf = (
  kind: AddressKind,
  draft: Draft,
  kept: Address | undefined,
  country: CountryCode,
): ShownTexts => {
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

/** Returns the text of every field of a stored address. Without one, all fields except the country are empty. */
export const textsOfAddress = (kept: Address | undefined, country: CountryCode): ShownTexts =>
  textsOf('billing', {}, kept, country);

/**
 * Returns the billing address. If a wallet provided only a shipping address, the billing address starts with that.
 * Source: EXP-3.
 */
const billedTo = ({ billingAddress, shippingAddress }: Cart): Address | undefined =>
  billingAddress ??
  (shippingAddress && destinationOf(shippingAddress) === 'door' ? shippingAddress : undefined);

/** Returns the kind of delivery of the cart, as far as it is known. */
const deliveryOf = (cart: Cart): Delivery => {
  const { shippingAddress } = cart;
  const billingAddress = billedTo(cart);
  if (!shippingAddress || isSameAddress(billingAddress, shippingAddress)) return 'same';
  const destination = destinationOf(shippingAddress);
  return destination === 'door' ? 'other' : destination;
};

/** Returns the fields of the form by their paths. */
export const textsIn = ({ billing, shipping, packStation, ...fields }: AddressForm): Draft => {
  const kinds = { billing, shipping, packStation };
  return {
    ...fields,
    ...Object.fromEntries(
      addressKinds.flatMap((kind) => shownFields.map((field) => [`${kind}.${field}`, kinds[kind][field]])),
    ),
  };
};

/** Returns the initial values of the form. */
export const formOf = (cart: Cart, draft: Draft, country: CountryCode): AddressForm => {
  const { shippingAddress, customer } = cart;
  const kept = deliveryOf(cart);
  const parcel = (delivery: Delivery) => (kept === delivery ? shippingAddress : undefined);
  return {
    email: (customer?.accountId === undefined ? draft.email : undefined) ?? customer?.email ?? '',
    milesAndMoreNumber: draft.milesAndMoreNumber ?? customer?.milesAndMoreNumber ?? '',
    delivery: deliveries.find((delivery) => delivery === draft.delivery) ?? kept,
    partner: draft.partner ?? parcel('partner')?.studioId ?? '',
    billing: textsOf('billing', draft, billedTo(cart), country),
    shipping: textsOf('shipping', draft, parcel('other'), country),
    packStation: textsOf('packStation', draft, parcel('packStation'), packStationCountry),
  };
};

/** Returns the fields in which the form differs from the cart. This is the draft that is stored. */
export const draftOf = (form: AddressForm, saved: AddressForm): Draft => {
  const before = textsIn(saved);
  return Object.fromEntries(Object.entries(textsIn(form)).filter(([name, text]) => text !== before[name]));
};

/**
 * Returns the form after its cart was replaced. Typed values stay, and values of the old cart become those of the new
 * one. The e-mail of an account cannot differ. Source: CHK-7, CHK-22.
 */
export const followed = (form: AddressForm, before: Cart, now: Cart, country: CountryCode): AddressForm => {
  const typed = draftOf(form, formOf(before, {}, country));
  return formOf(now, typed, country);
};
