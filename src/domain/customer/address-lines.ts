import type { Address } from './address.ts';
import { type AddressFormat, addressFormat, addressFormats } from './address-format.ts';
import { isPackStation } from './pack-station.ts';

const placeLine = ({ postcode, city, provinceCode }: Address): string =>
  [postcode, city, provinceCode && `(${provinceCode})`].filter(Boolean).join(' ');

/** Street and house number in the order of the country; a street that has none stands alone. Source: CHK-7. */
export const streetLine = (
  { street, streetNumber, countryCode }: Pick<Address, 'street' | 'streetNumber' | 'countryCode'>,
  { place, afterNumber }: AddressFormat = addressFormat(countryCode),
): string => {
  if (streetNumber === '') return street;
  return place.indexOf('streetNumber') < place.indexOf('street')
    ? `${streetNumber}${afterNumber ?? ''} ${street}`
    : `${street} ${streetNumber}`;
};

/** Returns the lines of an address as written on a parcel in its country, without the country. Source: CHK-7. */
export const addressLines = (
  address: Address,
  format: AddressFormat = addressFormat(address.countryCode),
): readonly string[] => {
  const name = `${address.firstName} ${address.lastName}`;
  const extra = [address.additionalInfo, address.apartment].filter(Boolean).join(', ');
  const station = isPackStation(address);
  return [
    address.company,
    name,
    address.recipient && `c/o ${address.recipient}`,
    station && extra,
    streetLine(address, station ? addressFormats.DE : format),
    !station && extra,
    placeLine(address),
  ].filter((line): line is string => Boolean(line));
};
