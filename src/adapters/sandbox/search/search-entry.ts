import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';
import { indexedWords } from './words.ts';

/** A product in a language's search index. */
export interface SearchEntry {
  readonly rank: number;
  readonly id: number;
  readonly words: readonly string[];
  /** The spelling of a word for display, where it differs from its indexed form: `losung` as `lösung`. */
  readonly shown: Readonly<Record<string, string>>;
}

interface Row {
  readonly rank: number;
  readonly id: number;
  readonly sku: string;
  readonly manufacturer: string;
  readonly brand: string;
  readonly titles: Readonly<Partial<Record<Locale, string>>> | null;
  readonly categories: readonly number[] | null;
}

/** The products to read: a number of ranks after one, best sellers first, or a single product. */
export type Part = { readonly after: number; readonly places: number } | { readonly id: number };

const within = (part: Part): RawBuilder<boolean> =>
  'id' in part
    ? sql`r.id = ${part.id}`
    : sql`r.rank > ${part.after} and r.rank <= ${part.after + part.places}`;

const rowsOf = (db: Db, part: Part) =>
  sql<Row>`select r.rank, p.id, p.sku, p.manufacturer, p.brand,
      (select jsonb_object_agg(locale, title) from product_text where product_id = p.id) titles,
      (select array_agg(category order by category) from category_product where product_id = p.id) categories
    from product_rank r join product p on p.id = r.id and p.is_active and not p.is_trial
    where ${within(part)} order by r.rank`.execute(db);

type Words = ReadonlyMap<string, string>;

/** Categories named makers, brands or shapes only group others: their own titles say nothing about a product. */
const categoryWords = async (db: Db, locale: Locale): Promise<ReadonlyMap<number, Words>> => {
  const { rows } = await sql<{ num: number; title: string }>`select c.num, t.title from category c
    join category_text t on t.category = c.num and t.locale = ${locale}
    where c.depth > 0 and c.id !~ '(makers|brands|shapes)$'`.execute(db);
  return new Map(rows.map(({ num, title }) => [num, indexedWords(title)]));
};

const entryOf = (row: Row, title: string, named: ReadonlyMap<number, Words>): SearchEntry => {
  const words = new Map(indexedWords([row.id, row.sku, title, row.manufacturer, row.brand].join(' ')));
  for (const category of row.categories ?? [])
    for (const [word, written] of named.get(category) ?? []) if (!words.has(word)) words.set(word, written);
  const other = [...words].filter(([word, written]) => word !== written);
  return { rank: row.rank, id: row.id, words: [...words.keys()], shown: Object.fromEntries(other) };
};

type EntriesOf = ReadonlyMap<Locale, readonly SearchEntry[]>;

/** Reads products with all their words in each of the languages. Products that are not sold are left out. */
export const readEntries = async (
  db: Db,
  wanted: readonly Locale[],
): Promise<(part: Part) => Promise<EntriesOf>> => {
  const named: [Locale, ReadonlyMap<number, Words>][] = [];
  for (const locale of wanted) named.push([locale, await categoryWords(db, locale)]);
  return async (part) => {
    const { rows } = await rowsOf(db, part);
    const entries = (locale: Locale, categories: ReadonlyMap<number, Words>) =>
      rows.flatMap((row) => {
        const title = row.titles?.[locale];
        return title === undefined ? [] : [entryOf(row, title, categories)];
      });
    return new Map(named.map(([locale, categories]) => [locale, entries(locale, categories)]));
  };
};

/** Returns the words of an entry that can serve as corrections, with their spelling. Codes and numbers are left out. */
export const dictionaryOf = ({ words, shown }: Pick<SearchEntry, 'words' | 'shown'>) =>
  words.filter((word) => !/\d/.test(word)).map((term) => ({ term, shown: shown[term] ?? term }));

const longestOf = (word: string): number => (/^\d/.test(word) ? 4 : 8);

/** Returns the precomputed beginning of a word. Longer words are looked up in the full index. */
export const countedPrefix = (word: string): string => word.slice(0, longestOf(word));

/** Returns every precomputed beginning of these words. */
export const prefixesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((word) =>
      Array.from({ length: countedPrefix(word).length }, (_, index) => word.slice(0, index + 1)),
    ),
  );

/** Number of products precomputed for each beginning. */
export const suggested = 6;
