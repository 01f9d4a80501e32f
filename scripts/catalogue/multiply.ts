import { sql } from 'kysely';
import type { Db } from '../../src/adapters/sandbox/db/schema.ts';
import { withoutIndexes } from '../../src/adapters/sandbox/db/without-indexes.ts';
import { inventWords } from './invented-words.ts';

/** Some names occur on many products, most on few. */
export const brandNames = inventWords(400, 1);
export const seriesNames = inventWords(30_000, 2);

/** A table of words by their position. Looking up a word in a long array takes time in proportion to its length. */
const wordTable = (name: string, words: readonly string[]) =>
  sql`create temporary table ${sql.table(name)} as select place - 1 as place, initcap(word) as word
    from unnest(${sql.lit(`{${words.join(',')}}`)}::text[]) with ordinality w(word, place)`;

/** Ids of invented products start here; those of the seed stay as they are. */
const first = 1_000_000;

/** A number from 0 to 1 that looks random and is always the same for a product. */
const chance = (salt: number) =>
  sql`((hashint4(n # ${sql.lit(salt * 7919)})::int8 + 2147483648) / 4294967296.0)`;

/**
 * Copies the seed's products under invented names, with prices, stock, stars and ages of their own. The database
 * creates them by itself. They have their model's options and the facts that lists read, but no descriptions, which
 * lists and search do not read.
 */
const statements = (count: number) => [
  sql`create temporary table model as
    select row_number() over (order by id) - 1 as place, id, (select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(facts) f
      where f->>'code' in ('water_content', 'oxygen_transmissibility', 'uv_filter', 'frame_shape', 'lens_width')) as facts
    from product where is_active and not is_trial`,
  wordTable('brand_word', brandNames),
  wordTable('series_word', seriesNames),
  sql`create temporary table invented as
    select n, m.id as model, m.facts, p.manufacturer, b.word as brand, s.word as series
    from generate_series(${sql.lit(first)}, ${sql.lit(first + count - 1)}) n
    join model m on m.place = floor((select count(*) from model) * ${chance(3)})
    join product p on p.id = m.id
    join brand_word b on b.place = floor(${sql.lit(brandNames.length)} * power(${chance(1)}, 2))
    join series_word s on s.place = floor(${sql.lit(seriesNames.length)} * power(${chance(2)}, 1.5))`,
  sql`insert into brand select (select max(num) from brand) + row_number() over (order by brand), brand
    from (select distinct brand from invented) b where brand not in (select name from brand)`,
  sql`insert into product
    select n, 'X-' || n, n, p.category, p.manufacturer, i.brand, p.lens_type, p.lens_usage, p.care_kind, p.contents,
      floor(10 + 40 * sqrt(${chance(4)})), floor(2000 * power(${chance(5)}, 3)), floor(1e6 * power(${chance(6)}, 4)),
      (date '2016-01-01' + floor(3900 * ${chance(7)})::int)::text,
      case when ${chance(8)} < 0.9 then 'plenty' when ${chance(8)} < 0.97 then 'none' else 'stopped_without_stock' end,
      p.badge, ${chance(9)} < 0.98, false, false, null, p.options, p.narrowings, i.facts, p.views
    from invented i join product p on p.id = i.model`,
  sql`insert into product_text
    select n, t.locale, i.brand || ' ' || i.series || coalesce(', ' || nullif(split_part(t.title, ', ', 2), ''), ''),
      t.slug || '-' || n, ''
    from invented i join product_text t on t.product_id = i.model`,
  sql`insert into product_price
    select pp.channel, n, greatest(95, floor(pp.price * (0.6 + 0.9 * ${chance(10)}) / 10) * 10 + 5), pp.bulk
    from invented i join product_price pp on pp.product_id = i.model join price_channel c on c.num = pp.channel
    where c.listed or (c.brand is null and c.currency = 'CHF')`,
  sql`insert into category_product
    select cp.category, n, cp.is_home from invented i join category_product cp on cp.product_id = i.model`,
  sql`drop table invented, model, brand_word, series_word`,
];

/**
 * Turns off foreign key checks: the referenced rows exist, and checking them for each copy would take most of the time.
 * Superusers only.
 */
const withoutLookups = sql`select set_config('session_replication_role', 'replica', true)
  where current_setting('is_superuser') = 'on'`;

/**
 * Creates prices in one price list only, that of the queried shop: for a million products, the others would fill the
 * disk and make no response faster.
 */
export const multiply = (db: Db, count: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await withoutLookups.execute(trx);
    await sql`update price_channel set listed = code = 'okulino_web' and currency = 'CHF'`.execute(trx);
    await withoutIndexes(trx, ['product_text', 'product_price', 'category_product'], async () => {
      for (const statement of statements(count)) await statement.execute(trx);
    });
  });
