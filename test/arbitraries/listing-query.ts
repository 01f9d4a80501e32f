import * as fc from 'fast-check';
import { mostCompared } from '../../src/domain/catalogue/compared.ts';
import { filterCodes, sortOrders } from '../../src/domain/catalogue/listing.ts';
import { type ListingQuery, pageSizes, themeItemsPerPage } from '../../src/domain/catalogue/listing-query.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';

const facetValues = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), {
  minLength: 1,
  maxLength: 3,
});
const words = fc
  .string({ unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean);

/** Values, some with commas, percent signs and letters of any script. */
export const listingQuery: fc.Arbitrary<ListingQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 999_999 }),
    itemsPerPage: fc.constantFrom(...pageSizes(themeItemsPerPage)),
    sort: fc.constantFrom(...sortOrders),
    search: words,
    allFilters: fc.constant(true),
    compared: fc.uniqueArray(
      fc.stringMatching(/^[\w-]{1,12}$/).filter((id) => id !== 'choose') as fc.Arbitrary<ProductId>,
      { maxLength: mostCompared },
    ),
    filters: fc.dictionary(fc.constantFrom(...filterCodes), facetValues, { noNullPrototype: true }),
  },
  { requiredKeys: ['page', 'itemsPerPage', 'sort', 'filters'] },
);
