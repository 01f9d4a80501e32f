/**
 * Google's requirements for structured data, as a table: from its documentation of merchant listings, breadcrumbs, site
 * names and organisations.
 */

type Data = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

/** `path` descends through objects by dots; for a list, all entries are checked. */
export interface Rule {
  readonly path: string;
  readonly need: 'required' | 'recommended';
  readonly check: Check;
}

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const address: Check = (value) => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value);
const amount: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const price: Check = (value) => amount(value) && Number(value) > 0;
const currency: Check = (value) => value === 'EUR' || value === 'CHF';
const whole: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const country: Check = (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const day: Check = (value) => value === 'DAY';
const listed =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => value === `https://schema.org/${word}`);
const type =
  (name: string): Check =>
  (value) =>
    value === name;

const required = (path: string, check: Check): Rule => ({ path, need: 'required', check });
const recommended = (path: string, check: Check): Rule => ({ path, need: 'recommended', check });

export const productRules: readonly Rule[] = [
  required('name', text),
  required('image', address),
  required('offers.@type', type('Offer')),
  recommended('description', text),
  recommended('sku', text),
  recommended('mpn', text),
  recommended('brand.name', text),
  required('offers.price', price),
  required('offers.priceCurrency', currency),
  recommended('offers.availability', listed('InStock', 'OutOfStock', 'SoldOut', 'BackOrder', 'Discontinued')),
  recommended('offers.url', address),
  recommended('offers.itemCondition', listed('NewCondition')),
  recommended('offers.shippingDetails.@type', type('OfferShippingDetails')),
  required('offers.shippingDetails.shippingDestination.addressCountry', country),
  required('offers.shippingDetails.shippingRate.value', amount),
  required('offers.shippingDetails.shippingRate.currency', currency),
  required('offers.hasMerchantReturnPolicy.applicableCountry', country),
  required('offers.hasMerchantReturnPolicy.returnPolicyCategory', listed('MerchantReturnFiniteReturnWindow')),
  required('offers.hasMerchantReturnPolicy.merchantReturnDays', (value) => value === 14),
  recommended('offers.hasMerchantReturnPolicy.returnMethod', listed('ReturnByMail')),
  recommended('offers.hasMerchantReturnPolicy.returnFees', listed('ReturnFeesCustomerResponsibility')),
];

/** Only products in stock have a delivery time that is known in advance. */
export const onTheShelfRules: readonly Rule[] = ['handlingTime', 'transitTime'].flatMap((time) => [
  recommended(`offers.shippingDetails.deliveryTime.${time}.minValue`, whole),
  recommended(`offers.shippingDetails.deliveryTime.${time}.maxValue`, whole),
  recommended(`offers.shippingDetails.deliveryTime.${time}.unitCode`, day),
]);

export const ratedRules: readonly Rule[] = [
  required('aggregateRating.ratingValue', (value) => Number(value) >= 1 && Number(value) <= 5),
  required('aggregateRating.ratingCount', (value) => whole(value) && Number(value) > 0),
];

export const breadcrumbRules: readonly Rule[] = [
  required('itemListElement.position', (value) => whole(value) && Number(value) > 0),
  required('itemListElement.name', text),
  required('itemListElement.item', address),
];

export const organizationRules: readonly Rule[] = [
  recommended('name', text),
  recommended('legalName', text),
  recommended('url', address),
  recommended('logo', address),
  recommended('vatID', text),
  recommended('address.streetAddress', text),
  recommended('address.postalCode', text),
  recommended('address.addressLocality', text),
  recommended('address.addressCountry', country),
  recommended('contactPoint.telephone', (value) => typeof value === 'string' && value.startsWith('+')),
  recommended('contactPoint.email', (value) => typeof value === 'string' && value.includes('@')),
];

export const websiteRules: readonly Rule[] = [
  required('name', text),
  required('url', address),
  required('potentialAction.@type', type('SearchAction')),
  required(
    'potentialAction.target.urlTemplate',
    (value) => typeof value === 'string' && /^https:.*\/s\?search=\{search_term_string\}$/.test(value),
  ),
  required('potentialAction.query-input', (value) => value === 'required name=search_term_string'),
];

const valuesAt = (data: unknown, path: readonly string[]): readonly unknown[] => {
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return [data];
  return typeof data === 'object' && data !== null ? valuesAt((data as Data)[first], rest) : [undefined];
};

/** Rules that the data breaks, by the paths of what is missing or wrong. */
export const broken = (data: Data | undefined, rules: readonly Rule[]): readonly string[] =>
  rules
    .filter(({ path, check }) => {
      const values = valuesAt(data, path.split('.'));
      return values.length === 0 || !values.every(check);
    })
    .map(({ path, need }) => `${need}: ${path}`);
