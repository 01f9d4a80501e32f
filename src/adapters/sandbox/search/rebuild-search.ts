import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Database } from '../db/connect.ts';
import { insertRows } from '../db/insert-rows.ts';
import { indexedWords } from './words.ts';

/** Products by how often they are sold, each with all that it is called, in batches. */
const batch = 2000;
/** Longer beginnings of a word are looked up in the full index. */
export const longestPrefix = 8;
export const suggested = 6;

interface Row {
  readonly rank: number;
  readonly id: number;
  readonly text: string;
}

const texts = (db: Database, locale: Locale, after: number) =>
  sql<Row>`select l.rank, p.id, concat_ws(' ', p.id, p.sku, t.title, p.manufacturer, p.brand, (
      select string_agg(ct.title, ' ') from category_product cp
        join category c on c.num = cp.category and c.id !~ '(makers|brands|shapes)$' and c.depth > 0
        join category_text ct on ct.category = c.num and ct.locale = t.locale
        where cp.product_id = p.id)) as text
    from (select distinct rank, id from lk where rank > ${after} order by rank limit ${batch}) l
    join product p using (id) join product_text t on t.product_id = p.id and t.locale = ${locale}
    order by l.rank`.execute(db);

/** The dictionary of a language, its products with their words, and what beginnings of words suggest. */
export const rebuildSearch = async (db: Database, locale: Locale): Promise<void> => {
  const table = sql.table(`search_${locale}`);
  await sql`truncate ${table}`.execute(db);
  const terms = new Map<string, { df: number; readonly shown: string }>();
  for (let after = 0, more = true; more; ) {
    const { rows } = await texts(db, locale, after);
    const entries = rows.map(({ rank, id, text }) => {
      const words = indexedWords(text);
      for (const [word, shown] of words) {
        const term = terms.get(word);
        if (term) term.df += 1;
        else terms.set(word, { df: 1, shown });
      }
      return { rank, id, words: [...words.keys()] };
    });
    await sql`insert into ${table}
      select rank, id, array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e(rank int, id int, words text[])`.execute(
      db,
    );
    after = rows.at(-1)?.rank ?? after;
    more = rows.length === batch;
  }
  await insertRows(
    db,
    'term',
    [...terms].map(([term, { df, shown }]) => ({ locale, term, df, shown })),
  );
  await sql`insert into suggest
    select ${sql.lit(locale)}, prefix, count(*)::int, (array_agg(id order by rank))[1:${sql.lit(suggested)}]
    from (select distinct rank, id, left(word, length) as prefix
      from ${table}, unnest(tsvector_to_array(tsv)) word, generate_series(1, ${sql.lit(longestPrefix)}) length
      where length <= length(word)) beginnings
    group by prefix`.execute(db);
};
