/** The source tables of the catalogue, as they were entered. */
const source = [
  `create table product (
    id int primary key, sku text not null unique, group_id int not null, category text not null,
    manufacturer text not null, brand text not null, lens_type text, lens_usage text, care_kind text,
    contents jsonb not null, rating_tenths int2 not null, rating_count int not null, popularity int not null,
    since text not null, stock_profile text not null, badge text, is_active boolean not null,
    discontinued boolean not null, is_trial boolean not null, replacement_id int references product(id),
    options jsonb not null, narrowings jsonb not null, facts jsonb not null, views jsonb not null)`,
  'create index on product (group_id)',
  `create table product_text (
    product_id int not null references product(id) on delete cascade, locale text not null,
    title text collate "C" not null, slug text collate "C" not null, description text not null,
    primary key (product_id, locale), unique (locale, slug))`,
  'create table price_channel (num int2 primary key, code text not null unique, brand text, listed boolean not null)',
  `create table product_price (
    channel int2 not null references price_channel(num), product_id int not null references product(id) on delete cascade,
    price int not null check (price >= 0), bulk jsonb not null, primary key (channel, product_id))`,
  `create table product_relation (
    product_id int not null references product(id) on delete cascade, kind text not null, position int2 not null,
    other_id int not null references product(id) on delete cascade, primary key (product_id, kind, position))`,
  `create table product_content (
    product_id int not null references product(id) on delete cascade, kind text not null, brand text not null,
    locale text not null, position int2 not null, start_date text not null, end_date text not null, body jsonb not null,
    primary key (product_id, kind, brand, locale, position))`,
  'create table category (num int2 primary key, id text not null unique, parent int2 references category(num), depth int2 not null)',
  'create index on category (parent)',
  `create table category_text (
    category int2 not null references category(num) on delete cascade, locale text not null, title text not null,
    description text not null, slug text not null, path text collate "C" not null,
    primary key (category, locale), unique (locale, path))`,
  `create table category_product (
    category int2 not null references category(num) on delete cascade,
    product_id int not null references product(id) on delete cascade, is_home boolean not null,
    primary key (category, product_id))`,
  'create unique index on category_product (product_id) where is_home',
  'create table brand (num int2 primary key, name text not null unique)',
];

/**
 * Tables for reading, derived from the tables above and built for a million products. Each sort order has an index with
 * all filter columns, so a page is read from the index alone and cards are loaded only for that page. The price channel
 * leads every key, because shops differ in prices and may differ in products. A large shop can partition these tables
 * by channel without changing the queries.
 */
const derived = [
  `create table lk (
    channel int2, category int2, id int, rank int, brand int2, ltype int2, usage int2, pband int2, rband int2, avail int2,
    price int, rating int2, created int, primary key (channel, category, id))`,
  'create index lk_popular on lk (channel, category, rank) include (id, brand, ltype, usage, pband, rband, avail)',
  'create index lk_price on lk (channel, category, price, rank) include (id, brand, ltype, usage, pband, rband, avail)',
  'create index lk_rating on lk (channel, category, rating desc, rank) include (id, brand, ltype, usage, pband, rband, avail)',
  'create index lk_newest on lk (channel, category, created desc, rank) include (id, brand, ltype, usage, pband, rband, avail)',
  `create index lk_brand on lk (channel, category, brand, rank)
    include (id, ltype, usage, pband, rband, avail, price, rating, created)`,
  `create index lk_lens on lk (channel, category, ltype, usage, rank)
    include (id, brand, pband, rband, avail, price, rating, created)`,
  `create table facet_cube (
    channel int2, category int2, brand int2, ltype int2, usage int2, pband int2, rband int2, avail int2, n int not null,
    primary key (channel, category, brand, ltype, usage, pband, rband, avail))`,
  `create table facet_nb (
    channel int2, category int2, ltype int2, usage int2, pband int2, rband int2, avail int2, n int not null,
    primary key (channel, category, ltype, usage, pband, rband, avail))`,
  'create table facet_b (channel int2, category int2, brand int2, n int not null, primary key (channel, category, brand))',
  'create table listing (id int, locale text, card jsonb not null, primary key (id, locale))',
  ...['de', 'en', 'it', 'fr'].flatMap((locale) => [
    `create table search_${locale} (rank int primary key, id int not null, tsv tsvector not null)`,
    `create index search_${locale}_all on search_${locale} using gin (tsv) with (fastupdate = off)`,
    `create index search_${locale}_head on search_${locale} using gin (tsv) with (fastupdate = off) where rank <= 50000`,
  ]),
  'create table term (locale text, term text collate "C", df int not null, shown text not null, primary key (locale, term))',
  'create index term_trigram on term using gin (term gin_trgm_ops)',
  `create table suggest (locale text, prefix text collate "C", hits int not null, ids int[] not null,
    primary key (locale, prefix))`,
];

/** Products, categories, listing and search. */
export const catalogue: readonly string[] = [...source, ...derived];
