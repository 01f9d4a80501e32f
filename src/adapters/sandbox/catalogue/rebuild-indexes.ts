import { type RawBuilder, sql } from 'kysely';
import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';
import { locales } from '../../../domain/shared/locale.ts';
import type { Database } from '../db/connect.ts';
import { imageVersion } from '../images/version.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';
import { bandEdges } from './codes.ts';

const numbered = (column: string, words: readonly string[]): RawBuilder<number> =>
  sql`coalesce(array_position(${sql.lit(`{${words.join(',')}}`)}::text[], ${sql.ref(column)}), 0)`;

/** Sold at all: what lists and search show. Trial packs come along with something else. */
const ranked = sql`select id, row_number() over (order by popularity desc, id)::int as rank
  from product where is_active and not is_trial`;

const keys = sql`insert into lk
  select c.num, cp.category, p.id, r.rank, b.num,
    ${numbered('p.lens_type', lensTypes)}, ${numbered('p.lens_usage', lensUsages)},
    width_bucket(pp.price, ${sql.lit(`{${bandEdges.join(',')}}`)}::int[]) + 1,
    p.rating_tenths / 10,
    case when p.discontinued or p.stock_profile = 'stopped_without_stock' then 3
      when p.stock_profile in ('none', 'negative') then 2 else 1 end,
    pp.price, p.rating_tenths, p.since::date - date '1970-01-01'
  from (${ranked}) r join product p using (id)
  join category_product cp on cp.product_id = p.id
  join brand b on b.name = p.brand
  join product_price pp on pp.product_id = p.id
  join price_channel c on c.num = pp.channel and c.listed`;

const cubes = [
  sql`insert into facet_cube select channel, category, brand, ltype, usage, pband, rband, avail, count(*)::int
    from lk group by 1, 2, 3, 4, 5, 6, 7, 8`,
  sql`insert into facet_nb select channel, category, ltype, usage, pband, rband, avail, sum(n)::int
    from facet_cube group by 1, 2, 3, 4, 5, 6, 7`,
  sql`insert into facet_b select channel, category, brand, sum(n)::int from facet_cube group by 1, 2, 3`,
];

const cards = sql`insert into listing
  select p.id, t.locale, jsonb_strip_nulls(jsonb_build_object(
    'product_id', p.id::text, 'title', t.title, 'slug', t.slug, 'image', '/images/' || p.id || ${sql.lit(`/front?v=${imageVersion}`)},
    'manufacturer', jsonb_build_array(p.manufacturer), 'brand', jsonb_build_array(p.brand), 'category', p.category,
    'lens_type', p.lens_type, 'lens_usage', p.lens_usage, 'badge', p.badge,
    'rating_total', p.rating_tenths / 10.0, 'rating_count', p.rating_count,
    'unit', jsonb_build_object('name', p.contents->>'unit',
      'amount', (p.contents->>'amount')::int * (p.contents->>'count')::int),
    'is_active', p.is_active, 'discontinued', p.discontinued))
  from product p join product_text t on t.product_id = p.id`;

/**
 * Builds all that listings and search read from the product tables: after the seed, or after products were changed.
 * Costs about a second for the seed. Whole, not piecemeal: a shop that changes all day would keep these tables up row by row.
 */
export const rebuildIndexes = async (db: Database): Promise<void> => {
  await sql`truncate lk, facet_cube, facet_nb, facet_b, listing, term, suggest`.execute(db);
  await keys.execute(db);
  for (const cube of cubes) await cube.execute(db);
  await cards.execute(db);
  for (const locale of locales) await rebuildSearch(db, locale);
  await sql`analyze`.execute(db);
};
