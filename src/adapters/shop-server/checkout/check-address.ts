import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Shop } from '../../../application/shared/shop.ts';
import { checkAddress } from '../../../domain/customer/address-rules.ts';
import { requiredFields } from '../../../domain/customer/asked-fields.ts';
import { taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import { addressFromWire, addressToWire } from '../../contract/checkout/address-translation.ts';
import type { Partners } from '../addresses/partners.ts';
import { addressRefusal } from '../http/address-refusals.ts';
import type { FieldRefusal } from '../refusal.ts';

/** A parcel for a partner goes to the partner's own address, whatever address was sent. Source: CHK-9. */
const atPartner = (partners: Partners, shop: Shop, sent: AddressWire): AddressWire | undefined => {
  const partner = partners.handingOut(shop, sent.studio_id ?? '');
  if (!partner) return undefined;
  const { name, street, street_number, postcode, city, country_code } = partner;
  return { ...sent, company: name, street, street_number, postcode, city, country_code };
};

/** `path`: the path of the address in the body. Undefined if the address is the whole body. */
const accept = (
  shop: Shop,
  today: Day,
  address: AddressWire,
  isParcel: boolean,
  path?: string,
): E.Either<readonly FieldRefusal[], AddressWire> => {
  // The id and default flag of an address book entry are not part of the address.
  const { id: _, isDefault: __, ...draft } = addressFromWire(address);
  return pipe(
    checkAddress(draft, {
      countries: shop.countries.map((country) => country.code),
      taxNumber: isParcel ? 'none' : taxNumberRuleIn(shop, address.country_code),
      today,
      emailPattern: shop.emailPattern,
      packStation: isParcel,
      required: isParcel ? [] : requiredFields(shop.addressForm),
    }),
    E.bimap((violations) => violations.map(addressRefusal(path)), addressToWire),
  );
};

/**
 * Returns an address as the shop stores it: normalised and without unknown fields. Refuses field by field, by the same
 * rules as the form. `path`: `billing_address`. A delivery address needs no tax number. Source: CHK-7, CHK-18.
 */
export const acceptAddress = (
  partners: Partners,
  shop: Shop,
  today: Day,
  sent: AddressWire,
  path: 'billing_address' | 'shipping_address',
): E.Either<readonly FieldRefusal[], AddressWire> => {
  const isParcel = path === 'shipping_address';
  const address = sent.studio_id ? isParcel && atPartner(partners, shop, sent) : sent;
  if (!address) return E.left([{ path: `${path}.studio_id`, code: 'partner.not_available' }]);
  return accept(shop, today, address, isParcel, path);
};

/** Checks an address for a customer's address book. It can be used for invoices as well as parcels. Source: ADDR-1. */
export const acceptBookAddress = (
  shop: Shop,
  today: Day,
  { studio_id: _, ...sent }: AddressWire,
): E.Either<readonly FieldRefusal[], AddressWire> => accept(shop, today, sent, false);
