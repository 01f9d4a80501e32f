import type { Buyer, Seller } from '../../domain/orders/bill/bill.ts';
import { type Element, element } from './xml.ts';

const address = (postcode: string, street: string, city: string, country: string): Element =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postcode),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ]);

const taxId = (id: string): Element =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: 'VA' })]);

const email = (mail: string): Element =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', mail, { schemeID: 'EM' })]);

/** Removes separators from a VAT id, which begins with its country. Source: EN 16931, BR-CO-9. */
const compact = (id: string): string => id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Splits `8006 Zürich` into postcode and city. */
const placeOf = (city: string): readonly [postcode: string, name: string] => {
  const [, postcode = '', name = city] = /^(\S*\d\S*)\s+(.+)$/.exec(city) ?? [];
  return [postcode, name];
};

/** BG-4. */
export const sellerParty = (seller: Seller): Element => {
  const [postcode, city] = placeOf(seller.city);
  return element('ram:SellerTradeParty', [
    element('ram:Name', seller.company),
    element('ram:SpecifiedLegalOrganization', [
      element('ram:ID', seller.register),
      element('ram:TradingBusinessName', seller.shop),
    ]),
    address(postcode, seller.street, city, seller.country),
    email(seller.email),
    taxId(compact(seller.abroad?.number ?? seller.vatId)),
  ]);
};

/** BG-7. A number that begins with the country is a VAT id; any other number is a tax authority's id of a private person. */
export const buyerParty = ({ name, street, postcode, city, country, taxNumber = '' }: Buyer): Element => {
  const number = compact(taxNumber);
  const isVatId = number.startsWith(country) && /\d/.test(number);
  return element('ram:BuyerTradeParty', [
    number === '' || isVatId ? undefined : element('ram:ID', number),
    element('ram:Name', name),
    address(postcode, street, city, country),
    isVatId ? taxId(number) : undefined,
  ]);
};
