import * as t from 'io-ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { filterCodes, sortOrders } from '../../../domain/catalogue/listing.ts';
import { operation } from '../operation.ts';
import { ListFromString, LocalisedC, oneOf, WholeC, WholeFromString } from '../scalars.ts';
import { ProductOptionC, ProductSummaryC } from './product.ts';

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

/** The query parameters of a listing. */
export const ListingQueryC = t.partial({
  category: t.string,
  search: t.string,
  page: WholeFromString,
  limit: WholeFromString,
  sort: oneOf('SortOrder', sortOrders),
  ...(Object.fromEntries(filterCodes.map((code) => [code, ListFromString])) as Record<
    (typeof filterCodes)[number],
    typeof ListFromString
  >),
});

export const ListingMetaC = t.type({
  total: WholeC,
  page: WholeC,
  limit: WholeC,
  facets: list(
    t.type({
      code: oneOf('FilterCode', filterCodes),
      values: list(t.type({ value: t.string, count: WholeC })),
    }),
  ),
});

export const ListingC = t.type(
  {
    result: list(ProductSummaryC),
    meta: ListingMetaC,
  },
  'Listing',
);
export type ListingWire = t.TypeOf<typeof ListingC>;

const ReplacementC = t.intersection(
  [
    ProductSummaryC,
    t.type({
      changed_parameters: list(
        t.type({
          code: oneOf('OptionCode', optionCodes),
          before: t.readonlyArray(t.string),
          after: t.readonlyArray(t.string),
        }),
      ),
    }),
  ],
  'Replacement',
);

export const catalogueOperations = {
  /**
   * Returns a category by its slugs in the requested language; without a path, the root of the shop. Slugs of
   * another language and earlier slugs work too: `paths` are the current ones.
   */
  getCategory: operation({
    method: 'GET',
    path: '/category',
    query: t.partial({ path: t.string }),
    answer: CategoryC,
    refusals: [404],
  }),
  /**
   * Returns a page of products with their facets. `page` counts from 1. A search for a 14-digit GTIN finds
   * its product.
   */
  getProducts: operation({
    method: 'GET',
    path: '/products',
    query: ListingQueryC,
    answer: ListingC,
    refusals: [404],
  }),
  /**
   * Returns the options that remain for an axis (in degrees) and a colour. With the 14-digit GTIN of a box,
   * returns its values, or none if it belongs to another product.
   */
  getProductOptions: operation({
    method: 'GET',
    path: '/products/:id/options',
    query: t.partial({ axis: WholeFromString, color: t.string, gtin: t.string }),
    answer: list(ProductOptionC),
    refusals: [404],
  }),
  /** Returns the replacement of a discontinued product, and in which measures it differs. */
  getProductReplacement: operation({
    method: 'GET',
    path: '/products/:id/replacement',
    answer: ReplacementC,
    refusals: [404],
  }),
} as const;
