const filters = 'brand, ltype, usage, pband, rband, avail, traits, range';

const sorts = [
  ['popular', 'rank'],
  ['price', 'price, rank'],
  ['rating', 'rating desc, rank'],
  ['newest', 'created desc, rank'],
  ['wear', 'wear, rank'],
] as const;

const plain = 'channel, category, ltype, usage, pband, rband, avail, traits';

/**
 * Listings by a person's eye values. Lenses that are made in the same values share a range: there are some hundreds,
 * however many lenses there are. A range never changes and keeps its number. Range 0: no lens.
 */
export const lensRanges: readonly string[] = [
  `create table lens_range (num int generated always as identity primary key, hash text not null unique,
    options jsonb not null, narrowings jsonb not null)`,
  `insert into lens_range (hash, options, narrowings)
    select distinct on (hash) md5(p.options::text || p.narrowings::text) as hash, p.options, p.narrowings
    from product p where p.category = 'lens' order by hash`,
  'alter table lk add column range int not null default 0',
  'alter table lk alter column range drop default',
  `update lk set range = r.num from product p join lens_range r on r.hash = md5(p.options::text || p.narrowings::text)
    where p.id = lk.id and p.category = 'lens'`,
  ...sorts.flatMap(([name, order]) => [
    `drop index lk_${name}`,
    `create index lk_${name} on lk (channel, category, ${order}) include (id, ${filters})`,
  ]),
  'drop index lk_combination',
  `create index lk_combination on lk (${plain}, range, brand, rank) include (id, price, rating, created, wear)`,
  'drop table facet_cube',
  `create table facet_cube (
    channel int2, category int2, brand int2, ltype int2, usage int2, pband int2, rband int2, avail int2, traits int,
    range int, n int not null,
    primary key (channel, category, brand, ltype, usage, pband, rband, avail, traits, range))`,
  `create index facet_cube_combination on facet_cube (${plain}, range) include (brand, n)`,
  // Counts by eye values have tables of their own. Requests without values read the same tables as before.
  `create table facet_made (
    channel int2, category int2, ltype int2, usage int2, pband int2, rband int2, avail int2, traits int, range int,
    n int not null, primary key (${plain}, range))`,
  `create table facet_made_brands (
    channel int2, category int2, brand int2, ltype int2, usage int2, pband int2, rband int2, avail int2, range int,
    n int not null, primary key (channel, category, brand, ltype, usage, pband, rband, avail, range))`,
  `create index facet_made_brands_combination on facet_made_brands
    (channel, category, ltype, usage, pband, rband, avail, range) include (brand, n)`,
  `create table facet_made_b (channel int2, category int2, brand int2, range int, n int not null,
    primary key (channel, category, range, brand))`,
  `insert into facet_cube select channel, category, ${filters}, count(*)::int from lk
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  `insert into facet_made select ${plain}, range, sum(n)::int from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  `insert into facet_made_brands select channel, category, brand, ltype, usage, pband, rband, avail, range, sum(n)::int
    from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  `insert into facet_made_b select channel, category, brand, range, sum(n)::int from facet_cube group by 1, 2, 3, 4`,
];
