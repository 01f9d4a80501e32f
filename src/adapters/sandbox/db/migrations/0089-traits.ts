const fact = (code: string): string =>
  `(jsonb_path_query_first(p.facts, '$[*] ? (@.code == "${code}").value') #>> '{}')`;

const measured = (code: string): string =>
  `replace(substring(${fact(code)} from '^[0-9]{1,6}(?:[.,][0-9]{1,3})?'), ',', '.')::numeric`;

const band = (size: string, ...edges: readonly number[]): string =>
  `coalesce(${edges.length + 1} - width_bucket(-(${size})::numeric,
    '{${edges
      .map((edge) => -edge)
      .toReversed()
      .join(',')}}'::numeric[]), 0)`;

const numbered = (word: string, words: string): string =>
  `coalesce(array_position('{${words}}'::text[], ${word}), 0)`;

/** Four bits for each trait, in this order. */
const traits = [
  band(measured('water_content'), 40, 55),
  band(measured('oxygen_transmissibility'), 30, 100),
  numbered(fact('uv_filter'), 'class_1,class_2,uv400'),
  band(
    `case when p.contents->>'unit' = 'lenses' then (p.contents->>'amount')::int * (p.contents->>'count')::int end`,
    3,
    6,
    30,
    90,
  ),
  band('nullif(lk.wear, 2147483647)', 1500, 3000, 4500, 6000),
  numbered(fact('frame_shape'), 'round,panto,square,rectangle,oval,wayfarer,aviator,cateye,hexagon'),
  band(measured('lens_width'), 49, 53),
]
  .map((number, index) => `((${number}) << ${4 * index})`)
  .join(' | ');

const filters = 'brand, ltype, usage, pband, rband, avail, traits';

const sorts = [
  ['popular', 'rank'],
  ['price', 'price, rank'],
  ['rating', 'rating desc, rank'],
  ['newest', 'created desc, rank'],
  ['wear', 'wear, rank'],
] as const;

const brandless = 'channel, category, ltype, usage, pband, rband, avail, traits';

/**
 * Listings can be filtered by traits of products. All traits share one column, so that keys stay narrow and a
 * combination of facet values is still one row. Each index still contains all filter columns.
 */
export const traitsOfProducts: readonly string[] = [
  'alter table lk add column traits int not null default 0',
  'alter table lk alter column traits drop default',
  `update lk set traits = ${traits} from product p where p.id = lk.id`,
  ...sorts.flatMap(([name, order]) => [
    `drop index lk_${name}`,
    `create index lk_${name} on lk (channel, category, ${order}) include (id, ${filters})`,
  ]),
  'drop index lk_combination',
  `create index lk_combination on lk (${brandless}, brand, rank) include (id, price, rating, created, wear)`,
  // Without traits, brands have far fewer combinations. This table is read if no trait is chosen.
  'alter table facet_cube rename to facet_brands',
  'alter index facet_cube_pkey rename to facet_brands_pkey',
  'alter index facet_cube_combination rename to facet_brands_combination',
  `create table facet_cube (
    channel int2, category int2, brand int2, ltype int2, usage int2, pband int2, rband int2, avail int2, traits int,
    n int not null, primary key (channel, category, brand, ltype, usage, pband, rband, avail, traits))`,
  `create index facet_cube_combination on facet_cube (${brandless}) include (brand, n)`,
  'drop table facet_nb',
  `create table facet_nb (
    channel int2, category int2, ltype int2, usage int2, pband int2, rband int2, avail int2, traits int, n int not null,
    primary key (${brandless}))`,
  `insert into facet_cube select channel, category, ${filters}, count(*)::int from lk
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  `insert into facet_nb select ${brandless}, sum(n)::int from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8`,
];
