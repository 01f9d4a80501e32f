import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Channel } from '../../contract/channel.ts';
import { withinLimits } from '../../shared/within-limits.ts';
import type { Handlers } from '../call.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { itemOf } from '../seed/range/gtins.ts';
import { findWith, isCounted, type Match, matched } from './find-matches.ts';
import { suggested } from './search-entry.ts';

const defaultHits = 10;
const mostHits = 100;

interface Hits {
  readonly count: number;
  readonly ids: readonly number[];
}

const noHits: Hits = { count: 0, ids: [] };

/** Returns the hits of a single precomputed beginning. */
const suggestedHits = async (db: Db, locale: Locale, prefix: string, limit: number): Promise<Hits> => {
  const row = await findRow(db, 'suggest', { locale, prefix }, ['hits', 'ids']);
  return { count: row?.hits ?? 0, ids: row?.ids.slice(0, limit) ?? [] };
};

/** Counts no more than the best sellers that are searched. */
const searchedHits = async (
  db: Db,
  locale: Locale,
  match: Match,
  limit: number,
  offset: number,
): Promise<Hits> => {
  const { rows } = await sql<{ n: number; id: number | null }>`
    with m as materialized (${matched(locale, match)}),
      page as (select id, rank from m order by rank limit ${limit} offset ${offset})
    select (select count(*)::int from m) n, page.id from (select 1) one left join page on true order by page.rank`.execute(
    db,
  );
  return { count: rows[0]?.n ?? 0, ids: rows.flatMap(({ id }) => (id === null ? [] : [id])) };
};

const hitsOf = (db: Db, locale: Locale, match: Match, limit: number, page: number): Promise<Hits> =>
  isCounted(match) && page === 0 && limit <= suggested
    ? suggestedHits(db, locale, match.rarest, limit)
    : searchedHits(db, locale, match, limit, page * limit);

/** Lists what the shop sells of what a search finds. `page` counts from 1. */
type ListFound = (
  channel: Channel,
  asked: { readonly search: string; readonly limit: number; readonly page: number },
  needed: { readonly facets: 'none' },
) => Promise<E.Either<unknown, Pick<Hits, 'ids'> & { readonly meta: { readonly total: number } }>>;

/**
 * The precomputed hits are those of all shops together. Up to this number they are counted again for the shop: more
 * would take too long while somebody types, and a hit more or less tells nobody anything then.
 */
const countedExactly = 100;

/** Finds products by words, beginnings of words and product numbers, best sellers first. `page` counts from 0. */
export const makeSearchHandlers = (sandbox: Sandbox, list: ListFound) => {
  const soldOf = async (channel: Channel, ids: readonly number[]) =>
    (await readSummaries(sandbox, channel, ids)).filter(({ withheld }) => !withheld);
  /** Finds only what the shop sells, as its list of results does. */
  const listed = async (channel: Channel, search: string, limit: number, page: number) => {
    const found = await list(channel, { search, limit, page: page + 1 }, { facets: 'none' });
    const { ids, meta } = E.isRight(found) ? found.right : { ids: [], meta: { total: 0 } };
    return { count: meta.total, result: await soldOf(channel, ids) };
  };
  return {
    searchProducts: async ({ channel, query }) => {
      const hitsPerPage = withinLimits(query.hitsPerPage, 1, mostHits, defaultHits);
      const page = withinLimits(query.page, 0, 1_000_000, 0);
      const { db } = sandbox;
      const look = async (match: Match) => {
        const hits = await hitsOf(db, channel.locale, match, hitsPerPage, page);
        return hits.count > 0 ? hits : undefined;
      };
      const isItem = itemOf(query.query.trim()) !== undefined;
      const answer = isItem ? undefined : await findWith(db, channel.locale, query.query, look);
      const { count: all, ids } = answer?.found ?? noHits;
      const cards = await soldOf(channel, ids);
      const isOfShop = cards.length === ids.length && (ids.length === all || all > countedExactly);
      const { count, result } =
        isItem || !isOfShop
          ? await listed(channel, query.query, hitsPerPage, page)
          : { count: all, result: cards };
      const corrected = answer?.match.corrected;
      return E.right({
        result,
        page,
        nbHits: count,
        nbPages: Math.ceil(count / hitsPerPage),
        hitsPerPage,
        ...(corrected !== undefined && { corrected }),
      });
    },
  } satisfies Partial<Handlers>;
};
