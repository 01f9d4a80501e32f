import { type CustomFields, LanguageCode } from '@vendure/core';
import { eyeValues } from './eye-values';

type Field = NonNullable<CustomFields['Order']>[number];

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];
const text = (name: string, title: string, rest: Partial<Field> = {}): Field =>
  ({ name, type: 'string', nullable: true, label: label(title), ...rest }) as Field;
/** A text field for values longer than a string column, or for a list of values. */
const long = (name: string, title: string, rest: Partial<Field> = {}): Field =>
  ({ name, type: 'text', nullable: true, label: label(title), ...rest }) as Field;
const whole = (name: string, title: string, rest: Partial<Field> = {}): Field =>
  ({ name, type: 'int', nullable: true, label: label(title), ...rest }) as Field;
const yesNo = (name: string, title: string): Field =>
  ({ name, type: 'boolean', defaultValue: false, label: label(title) }) as Field;
const oneOf = (values: readonly string[]): Partial<Field> =>
  ({ options: values.map((value) => ({ value })) }) as Partial<Field>;
/** In neither API: this token gives access to its order. */
const secret = { internal: true, unique: true } as Partial<Field>;

const productFields: readonly Field[] = [
  text('shopId', 'Number in the shop', { unique: true } as Partial<Field>),
  text('kind', 'Category', oneOf(['lens', 'lenscare', 'sunglasses', 'reading_glasses'])),
  text('maker', 'Manufacturer'),
  text('brandName', 'Brand'),
  text('lensType', 'Type of lens', oneOf(['spherical', 'toric', 'multifocal', 'color'])),
  text('lensUsage', 'Worn for', oneOf(['daily', 'two_weekly', 'monthly'])),
  whole('unitAmount', 'Pieces in a box'),
  text('unitName', 'What is counted', oneOf(['lenses', 'ml', 'piece'])),
  whole('space', 'Space in a parcel (lens boxes)'),
  text('badge', 'Badge', oneOf(['new', 'bestseller', 'sale', 'eco'])),
  text('partNumber', 'Number of the maker'),
  text('homeCategory', 'Category of the breadcrumb'),
  yesNo('trial', 'Trial pack'),
  yesNo('discontinued', 'No longer made'),
  whole('ratingTenths', 'Rating in tenths of a star'),
  whole('ratingCount', 'Ratings'),
  whole('popularity', 'Popularity'),
  text('soldSince', 'Sold since'),
  text('groupId', 'First pack of its line'),
  text('replacedBy', 'What replaces it'),
  long('lensOptions', 'Values that are made (JSON)'),
  long('narrowings', 'Values that depend on others (JSON)'),
  long('facts', 'Facts (JSON)'),
  long('passport', 'What the law of products asks (JSON)'),
  long('related', 'Related products (JSON)'),
  long('views', 'Pictures (JSON)'),
];

/** Read by staff, and written only by the plugin: values are corrected by `shopMendEye`, which also moves the stock. */
const lineFields: readonly Field[] = [
  ...eyeValues.map((name) => text(name, name[0]?.toUpperCase() + name.slice(1))),
  text('eye', 'Eye', oneOf(['left', 'right'])),
  text('pairId', 'Pair'),
  text('variantId', 'Variant of the shop'),
  text('priceChannel', "Partner's prices"),
  text('partnerMark', 'Mark of the partner'),
  long('recommendedBy', 'Recommended by (JSON)'),
  yesNo('gift', 'Given by the shop'),
].map((field) => ({ ...field, readonly: true }));

const orderFields: readonly Field[] = [
  text('cartToken', 'Cart', secret),
  text('orderToken', 'Link of the order', secret),
  text('renewedFrom', 'Cart before its renewal', { internal: true } as Partial<Field>),
  text('renewedBy', 'Request of its renewal', { internal: true } as Partial<Field>),
  { name: 'renewedAt', type: 'datetime', nullable: true, internal: true, label: label('Renewed') } as Field,
  text('checkoutState', 'Step of the checkout', { nullable: false, defaultValue: 'cart' } as Partial<Field>),
  text('wantedPayment', 'Way to pay'),
  text('email', 'E-mail of the buyer'),
  text('emailKey', 'E-mail, to look an order up', { internal: true } as Partial<Field>),
  text('buyerLocale', 'Language of the buyer'),
  long('comment', 'Comment of the buyer'),
  text('account', 'Account at the shop'),
  text('loyaltyNumber', 'Loyalty number'),
  text('destination', 'Where it ends', oneOf(['door', 'packStation', 'partner'])),
  yesNo('carrierMayAnnounce', 'The carrier may announce the delivery'),
  yesNo('giftDeclined', 'Wants no gift'),
  long('leftBehind', 'Not taken from the cart of another device (JSON)', {
    internal: true,
  } as Partial<Field>),
  { name: 'remindedAt', type: 'datetime', nullable: true, label: label('Reminded of it') } as Field,
  long('placedSums', 'What it came to (JSON)', { internal: true } as Partial<Field>),
  { name: 'payableUntil', type: 'datetime', nullable: true, label: label('Payable until') } as Field,
];

const channelFields: readonly Field[] = [
  text('giftProduct', 'Gift: number of the product in the shop'),
  whole('giftFrom', 'Gift: from which amount of goods on, after discount'),
  text('priceChannel', 'Price channel of its own'),
  long('couponByPriceChannel', 'Price channels that take coupons (JSON)'),
];

const customerFields: readonly Field[] = [
  text('birthday', 'Birthday (YYYY-MM-DD)', { pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' } as Partial<Field>),
  text('loyaltyNumber', 'Loyalty number'),
];

/** The shop's data beyond the engine's own columns. An additional field needs a migration. */
export const customFields: CustomFields = {
  Channel: [...channelFields],
  Product: [...productFields],
  ProductVariant: [text('countedBy', 'Counted by', oneOf(['box', 'power']))],
  // A product is the same in all channels; a price is not.
  ProductVariantPrice: [
    long('steps', 'Prices of several (JSON)'),
    whole('struck', 'Price that is struck through'),
    long('partners', "Partners' prices (JSON)"),
  ],
  Collection: [
    text('shopId', 'Id in the shop'),
    text('paths', 'Address in the shop', { type: 'localeString' } as Partial<Field>),
  ],
  OrderLine: [...lineFields],
  Order: [...orderFields],
  Customer: [...customerFields],
  Address: [long('more', 'Salutation, house number, tax number and more (JSON)')],
} as CustomFields;
