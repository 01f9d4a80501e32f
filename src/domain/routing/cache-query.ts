import { filterCodes } from '../catalogue/listing.ts';

const listing = ['page', 'itemsPerPage', 'sort', 'filters', 'compare', ...filterCodes] as const;

/** The query parameters that change the content of a page, by page type. All others are ignored. Source: ROUTE-10. */
export const cacheQuery = {
  home: [],
  product: ['error', 'at'],
  category: listing,
  search: ['search', 'phrase', ...listing],
  find: ['in', 'search', 'phrase', ...listing],
  compare: ['products'],
  page: [],
  'file-download': ['file'],
  cart: ['added', 'gone', 'error', 'express'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The parameters that may have several values. */
export const listsOfQuery: ReadonlySet<string> = new Set([...filterCodes, 'compare', 'products']);

/** Returns the parameters of a page type: `product`, `checkout.shipping`. */
export const cacheQueryOf = (type: string): readonly string[] =>
  Object.hasOwn(cacheQuery, type) ? cacheQuery[type as keyof typeof cacheQuery] : [];
