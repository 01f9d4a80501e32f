import { type SortOrder, sortOrders } from '../../domain/catalogue/listing.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { sortedIndexOf } from './index-names.ts';
import { facetAttributes } from './index-record.ts';

const ownRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const first: Readonly<Record<Exclude<SortOrder, 'popular'>, string>> = {
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  wear_cost: 'asc(wear_cost)',
  rating: 'desc(rating)',
  newest: 'desc(newness)',
};
/** The sort orders that need an index of their own. */
export const replicaSorts = sortOrders.filter((sort): sort is keyof typeof first => sort !== 'popular');

const common = (locale: Locale) => ({
  searchableAttributes: [
    'unordered(title)',
    'unordered(brand),unordered(manufacturer)',
    'unordered(categories)',
    'product_number',
  ],
  attributesForFaceting: Object.values(facetAttributes),
  customRanking: ['desc(popularity)'],
  queryLanguages: [locale],
  indexLanguages: [locale],
  ignorePlurals: [locale],
  typoTolerance: true,
  // A mistyped number would match a different product.
  disableTypoToleranceOnAttributes: ['product_number'],
  removeWordsIfNoResults: 'none',
  attributesToHighlight: [],
  attributesToSnippet: [],
  paginationLimitedTo: 1000,
});

/** Returns the search settings of an index, and its replicas. */
export const settingsOf = (index: string, locale: Locale) => ({
  ...common(locale),
  ranking: ownRanking,
  replicas: replicaSorts.map((sort) => sortedIndexOf(index, sort)),
});

export const replicaSettingsOf = (sort: (typeof replicaSorts)[number], locale: Locale) => ({
  ...common(locale),
  ranking: [first[sort], ...ownRanking],
});
