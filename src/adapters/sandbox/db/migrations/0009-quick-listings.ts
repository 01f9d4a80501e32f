/** Facets and few results of a large shelf; words that many products have, and words with slips. */
export const quickListings: readonly string[] = [
  /**
   * What a choice costs follows what it finds. The combinations of facet values are few without brands: they lead to the
   * brands that have them, and to the products. Where brands are chosen, the cube names the few combinations these have.
   *
   * The best sellers are found by their words: written as `rank`, the planner rather reads all of them in order, because
   * it takes beginnings of words to be more common than they are. Of the dictionary only the words with the same first
   * letter are compared, which the key of that table leads to.
   */
  'drop index lk_combination',
  `create index lk_combination on lk (channel, category, ltype, usage, pband, rband, avail, brand, rank)
    include (id, price, rating, created)`,
  `create index facet_cube_combination on facet_cube (channel, category, ltype, usage, pband, rband, avail)
    include (brand, n)`,
  'drop index term_trigram',
  ...['de', 'en', 'it', 'fr'].flatMap((locale) => [
    `drop index search_${locale}_head`,
    `create index search_${locale}_head on search_${locale} using gin (tsv) with (fastupdate = off) where rank + 0 <= 50000`,
  ]),
];
