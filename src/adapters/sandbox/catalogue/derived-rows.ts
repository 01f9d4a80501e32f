import { type RawBuilder, sql } from 'kysely';
import { priceBandEdges } from '../../../domain/catalogue/facet-values.ts';
import { daysWorn, eyesWorn } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import { daysPerLens } from '../../../domain/catalogue/lens/wear-days.ts';
import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';
import { imageVersion } from '../images/version.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import { needsCare } from '../products/needs-care.ts';
import { noWearCost } from './codes.ts';
import { productTraits, wearTrait } from './traits.ts';

const numbered = (column: string, words: readonly string[]): RawBuilder<number> =>
  sql`coalesce(array_position(${sql.lit(`{${words.join(',')}}`)}::text[], ${sql.ref(column)}), 0)`;

/**
 * Condition for lists and search: the product is active. Trial packs are excluded, because they come along with
 * something else.
 */
export const shown = sql<boolean>`p.is_active and not p.is_trial`;

/** For lenses with a known wearing time: the number of days that a box lasts one eye. */
const daysOfBox = sql`((p.contents->>'amount')::int * (p.contents->>'count')::int * case p.lens_usage ${sql.join(
  lensUsages.map((usage) => sql`when ${sql.lit(usage)} then ${sql.lit(daysPerLens[usage])}`),
  sql` `,
)} end)`;

/** One month's share of the yearly cost of care. */
const careOfMonth = sql`coalesce((2 * ${sql.lit(daysWorn.month)} * care.year + ${sql.lit(daysWorn.year)}) / ${sql.lit(2 * daysWorn.year)}, 0)`;

/** `costOfWearing` of a month at the listed price. Products that are no lenses sort after all lenses. */
const wearCost = sql`case when p.contents->>'unit' = 'lenses' and p.lens_usage is not null
    then ((${sql.lit(2 * eyesWorn * daysWorn.month)}::bigint * pp.price + ${daysOfBox}) / (2 * ${daysOfBox}))::int
      + case when ${needsCare} then ${careOfMonth} else 0 end
    else ${sql.lit(noWearCost)} end`;

/** Hash that identifies the range of a product `p`. */
const rangeHash = sql`md5(p.options::text || p.narrowings::text)`;

/** Inserts the ranges of the products of `where` that no product had before. Must run before the keys are written. */
export const newRanges = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  insert into lens_range (hash, options, narrowings)
  select distinct on (hash) n.* from (select ${rangeHash} as hash, p.options, p.narrowings
    from product p where p.category = 'lens' and ${where}) n
  where not exists (select from lens_range r where r.hash = n.hash) order by hash
  on conflict do nothing`;

/**
 * Selects what each product is filtered and sorted by, at each listed price. For a product with a single variant, the
 * availability follows its counted stock.
 */
const pricedRows = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select c.num as channel, p.id, r.rank, b.num as brand,
    ${numbered('p.lens_type', lensTypes)} as ltype, ${numbered('p.lens_usage', lensUsages)} as usage,
    width_bucket(pp.price, ${sql.lit(`{${priceBandEdges.join(',')}}`)}::int[]) + 1 as pband,
    p.rating_tenths / 10 as rband,
    case when p.discontinued then 3
      when s.on_hand > 0 then 1
      when s.on_hand is not null then case when s.stop_order then 3 else 2 end
      when p.stock_profile = 'stopped_without_stock' then 3
      when p.stock_profile in ('none', 'negative') then 2 else 1 end as avail,
    pp.price, p.rating_tenths as rating, p.since::date - date '1970-01-01' as created, ${wearCost} as wear,
    ${productTraits} as traits, coalesce(g.num, 0) as range
  from product p
  join product_rank r on r.id = p.id
  join brand b on b.name = p.brand
  join product_price pp on pp.product_id = p.id
  join price_channel c on c.num = pp.channel and c.listed
  left join stock s on s.variant_id = p.id::text
  left join care_cost care on care.channel = pp.channel
  left join lens_range g on p.category = 'lens' and g.hash = ${rangeHash}
  where ${shown} and ${lacksNothing(sql`p.id`, sql`c.brand`)} and ${where}`;

/** Selects the rows of the key table for the products that match `where`. The rows are the same in each of their categories. */
export const keyRows = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select k.channel, cp.category, k.id, k.rank, k.brand, k.ltype, k.usage, k.pband, k.rband, k.avail, k.price, k.rating,
    k.created, k.wear, k.traits | ${wearTrait(sql`k.wear`)} as traits, k.range
  from (${pricedRows(where)} offset 0) k join category_product cp on cp.product_id = k.id`;

/** Selects the parts of the cards that are the same in all languages, for the products that match `where`. */
const commonCards = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select p.id, jsonb_strip_nulls(jsonb_build_object(
    'product_id', p.id::text, 'image', '/images/' || p.id || ${sql.lit(`/front?v=${imageVersion}`)},
    'manufacturer', array_remove(array[p.manufacturer], ''), 'brand', array_remove(array[p.brand], ''),
    'category', p.category,
    'lens_type', p.lens_type, 'lens_usage', p.lens_usage, 'badge', p.badge,
    'rating_total', p.rating_tenths / 10.0, 'rating_count', p.rating_count,
    'unit', jsonb_build_object('name', p.contents->>'unit',
      'amount', (p.contents->>'amount')::int * (p.contents->>'count')::int),
    'is_active', p.is_active, 'discontinued', p.discontinued)) as card
  from product p where ${where}`;

/** Selects the cards of the products that match `where`, in every language. */
export const cardRows = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select c.id, t.locale, c.card || jsonb_build_object('title', t.title, 'slug', t.slug) as card
  from (${commonCards(where)} offset 0) c join product_text t on t.product_id = c.id`;
