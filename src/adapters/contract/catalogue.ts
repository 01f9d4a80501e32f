import * as t from 'io-ts';
import { optionCodes } from '../../domain/catalogue/lens-options.ts';
import { filterCodes, sortOrders } from '../../domain/catalogue/listing.ts';
import { operation } from './operation.ts';
import { ProductC, ProductIdC, ProductOptionC, ProductSummaryC } from './product.ts';
import {
  CountryC,
  CurrencyC,
  ListFromString,
  LocalisedC,
  MinorC,
  NoBody,
  NoQuery,
  oneOf,
  WholeC,
  WholeFromString,
} from './scalars.ts';

const list = t.readonlyArray;

export const CategoryC = t.type(
  {
    id: t.string,
    title: t.string,
    description: t.string,
    paths: LocalisedC,
    breadcrumb: list(t.type({ title: t.string, path: t.string })),
    children: list(t.type({ id: t.string, title: t.string, path: t.string, count: WholeC })),
  },
  'Category',
);

export const ListingC = t.type(
  {
    result: list(ProductSummaryC),
    meta: t.type({
      total: WholeC,
      page: WholeC,
      limit: WholeC,
      facets: list(
        t.type({
          code: oneOf('FilterCode', filterCodes),
          values: list(t.type({ value: t.string, count: WholeC })),
        }),
      ),
    }),
  },
  'Listing',
);
export type ListingWire = t.TypeOf<typeof ListingC>;

const QuoteC = t.intersection(
  [
    t.type({ current: MinorC }),
    t.partial({
      original: MinorC,
      website: MinorC,
      savings_from_regular: MinorC,
      savings_from_website: MinorC,
      savings_from_website_in_percents: t.number,
    }),
  ],
  'Quote',
);
export const PricingC = t.type(
  { currency: CurrencyC, unit: QuoteC, total_excluding_in_cart: QuoteC, product_ids: list(ProductIdC) },
  'Pricing',
);
export type PricingWire = t.TypeOf<typeof PricingC>;

export const ConfigurationC = t.partial(
  Object.fromEntries(optionCodes.map((code) => [code, t.string])) as Record<
    (typeof optionCodes)[number],
    t.StringC
  >,
  'Configuration',
);

const DeliveryQueryC = t.type(
  {
    catalog: t.string,
    variant_representation: t.type({ product_id: ProductIdC, option: ConfigurationC }),
    quantity: WholeC,
  },
  'DeliveryQuery',
);
export const DeliveryDatesC = t.type(
  {
    tags: list(t.string),
    items: list(
      t.type({
        stock: t.type({ available: WholeC }),
        tags: list(t.string),
        meta: t.type({ variant_id: t.string }),
      }),
    ),
  },
  'DeliveryDates',
);

export const DeliveryPredictionC = t.type(
  { calculated_arrival_date_min: t.string, calculated_arrival_date_max: t.string },
  'DeliveryPrediction',
);

export const catalogueOperations = {
  getCategory: operation({
    name: 'getCategory',
    summary: 'A category by its slugs, in the language asked for; no path: the root of the shop.',
    method: 'GET',
    path: '/category',
    query: t.partial({ path: t.string }),
    body: NoBody,
    answer: CategoryC,
    refusals: [404],
  }),
  getProducts: operation({
    name: 'getProducts',
    summary: 'One page of products with the facets that narrow it. `page` counts from 1.',
    method: 'GET',
    path: '/products',
    query: t.partial({
      category: t.string,
      search: t.string,
      page: WholeFromString,
      limit: WholeFromString,
      sort: oneOf('SortOrder', sortOrders),
      ...(Object.fromEntries(filterCodes.map((code) => [code, ListFromString])) as Record<
        (typeof filterCodes)[number],
        typeof ListFromString
      >),
    }),
    body: NoBody,
    answer: ListingC,
    refusals: [404],
  }),
  getProduct: operation({
    name: 'getProduct',
    summary: 'One product with all that its page shows.',
    method: 'GET',
    path: '/products/:id',
    query: NoQuery,
    body: NoBody,
    answer: ProductC,
    refusals: [404],
  }),
  getProductOptions: operation({
    name: 'getProductOptions',
    summary: 'The options that remain once axis (a number of degrees) and colour are chosen.',
    method: 'GET',
    path: '/products/:id/options',
    query: t.partial({ axis: WholeFromString, color: t.string }),
    body: NoBody,
    answer: list(ProductOptionC),
    refusals: [404],
  }),
  getProductPricing: operation({
    name: 'getProductPricing',
    summary: 'What one box and all boxes asked for cost.',
    method: 'POST',
    path: '/pricing',
    query: NoQuery,
    body: t.intersection([
      t.type({ product_id: ProductIdC, quantity: WholeC, price_channel: t.string }),
      t.partial({ recommended_retail_channel: t.string, fk: t.string }),
    ]),
    answer: PricingC,
    refusals: [404, 422],
  }),
  getProductReplacement: operation({
    name: 'getProductReplacement',
    summary: 'What to buy instead of a product that is gone.',
    method: 'GET',
    path: '/products/:id/replacement',
    query: NoQuery,
    body: NoBody,
    answer: ProductSummaryC,
    refusals: [404],
  }),
  getDeliveryDates: operation({
    name: 'getDeliveryDates',
    summary: 'Stock of each item, and whether it is stopped.',
    method: 'POST',
    path: '/delivery/dates',
    query: NoQuery,
    body: t.type({ items: list(DeliveryQueryC) }),
    answer: DeliveryDatesC,
    refusals: [404, 422],
  }),
  getDeliveryPrediction: operation({
    name: 'getDeliveryPrediction',
    summary: 'When a shipment of these items arrives, by a shipping option or by the usual one.',
    method: 'POST',
    path: '/delivery/prediction',
    query: NoQuery,
    body: t.intersection([
      t.type({ items: list(DeliveryQueryC) }),
      t.partial({ shipping_option: t.string, country_to: CountryC }),
    ]),
    answer: DeliveryPredictionC,
    refusals: [404, 422],
  }),
} as const;
