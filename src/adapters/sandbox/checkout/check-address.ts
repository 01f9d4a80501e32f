import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Shop } from '../../../application/shared/shop.ts';
import { checkAddress } from '../../../domain/customer/address-rules.ts';
import { requiredFields } from '../../../domain/customer/asked-fields.ts';
import { taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import type { AddressWire } from '../../contract/address.ts';
import { addressFromWire, addressToWire } from '../../contract/address-translation.ts';
import { pickupPartner } from '../addresses/handlers.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { addressRefusal } from '../http/address-refusals.ts';
import type { FieldRefusal } from '../http/refusals.ts';

/** A parcel for a partner goes to the partner's own door, whatever was sent with it. Source: CHK-9. */
const atPartner = (shop: Shop, sent: AddressWire): AddressWire | undefined => {
  const partner = pickupPartner(shop, sent.studio_id ?? '');
  if (!partner) return undefined;
  const { name, street, street_number, postcode, city, country_code } = partner;
  return { ...sent, company: name, street, street_number, postcode, city, country_code };
};

/**
 * An address as the shop keeps it: tidied, and without what an address does not have. Refuses field by field, by the
 * same rules as the form. `path`: `billing_address`. A parcel needs no tax number. Source: CHK-7, CHK-18.
 */
export const acceptAddress = (
  shop: Shop,
  now: number,
  sent: AddressWire,
  path: 'billing_address' | 'shipping_address',
): E.Either<readonly FieldRefusal[], AddressWire> => {
  const isParcel = path === 'shipping_address';
  const address = sent.studio_id ? isParcel && atPartner(shop, sent) : sent;
  if (!address) return E.left([{ path: `${path}.studio_id`, code: 'partner.not_available' }]);
  // Whose address it is in an account is no part of an order.
  const { id: _, isDefault: __, ...draft } = addressFromWire(address);
  return pipe(
    checkAddress(draft, {
      countries: shop.countries.map((country) => country.code),
      taxNumber: isParcel ? 'none' : taxNumberRuleIn(shop, address.country_code),
      today: warehouseTime(now).day,
      packStation: isParcel,
      required: isParcel ? [] : requiredFields(shop.addressForm),
    }),
    E.bimap((violations) => violations.map(addressRefusal(path)), addressToWire),
  );
};
