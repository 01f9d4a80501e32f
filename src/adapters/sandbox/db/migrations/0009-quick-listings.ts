/** Speeds up facets, small results on large shelves, very common words, and misspelt words. */
export const quickListings: readonly string[] = [
  /**
   * The cost of a choice depends on what it finds. Without brands, there are few combinations of facet values; they
   * lead to their brands and products. If brands are chosen, the cube contains their few combinations.
   *
   * Best sellers are searched through the index of their words. With plain `rank` in its condition, the planner prefers
   * to read all of them in order, because it overestimates how common word prefixes are. Only dictionary words with the
   * same first letter are compared; the key of that table leads to them.
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
