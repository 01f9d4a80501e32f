import { filterCodes } from '../catalogue/listing.ts';

const listing = ['page', 'itemsPerPage', 'sort', 'filters', 'compare', ...filterCodes] as const;

/** Which query parameters change what a page shows, by its type; all others are ignored. Source: ROUTE-10. */
export const cacheQuery = {
  home: [],
  product: ['error', 'at'],
  category: listing,
  search: ['search', 'phrase', ...listing],
  find: ['in', 'search', 'phrase', ...listing],
  compare: ['products'],
  page: [],
  'file-download': ['file'],
  cart: ['added', 'error', 'express'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Those that may have several values. */
export const listsOfQuery: ReadonlySet<string> = new Set([...filterCodes, 'compare', 'products']);

/** Those of a page by its type: `product`, `checkout.shipping`. */
export const cacheQueryOf = (type: string): readonly string[] =>
  Object.hasOwn(cacheQuery, type) ? cacheQuery[type as keyof typeof cacheQuery] : [];
