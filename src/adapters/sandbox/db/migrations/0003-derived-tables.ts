/** Tables of listing and search that are updated row by row. */
export const derivedTables: readonly string[] = [
  /**
   * Derived tables can be updated product by product: ranks that do not move when a product comes or goes, and a
   * dictionary that only counts. For any choice on a shelf, one index leads from a combination of facet values to its
   * products. The contents of the tables are rebuilt afterwards.
   */
  'create index category_product_of on category_product (product_id)',
  'create table product_rank (id int primary key, rank int not null unique)',
  'drop index lk_brand',
  'drop index lk_lens',
  `create index lk_combination on lk (channel, category, brand, ltype, usage, pband, rband, avail, rank)
    include (id, price, rating, created)`,
  'drop table term',
  `create table term (locale text, term text collate "C", shown text collate "C", df int not null,
    primary key (locale, term, shown))`,
  'create index term_trigram on term using gin (term gin_trgm_ops)',
  ...['de', 'en', 'it', 'fr'].map(
    (locale) => `alter table search_${locale} add column shown jsonb not null default '{}'`,
  ),
];
