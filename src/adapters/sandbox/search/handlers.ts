import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import { withinLimits } from '../../shared/within-limits.ts';
import type { Handlers } from '../call.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
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

/** Finds products by words, beginnings of words and product numbers, best sellers first. `page` counts from 0. */
export const makeSearchHandlers = (sandbox: Sandbox) =>
  ({
    searchProducts: async ({ channel, query }) => {
      const hitsPerPage = withinLimits(query.hitsPerPage, 1, mostHits, defaultHits);
      const page = withinLimits(query.page, 0, 1_000_000, 0);
      const { db } = sandbox;
      const look = async (match: Match) => {
        const hits = await hitsOf(db, channel.locale, match, hitsPerPage, page);
        return hits.count > 0 ? hits : undefined;
      };
      const answer = await findWith(db, channel.locale, query.query, look);
      const { count, ids } = answer?.found ?? noHits;
      const corrected = answer?.match.corrected;
      return E.right({
        result: (await readSummaries(sandbox, channel, ids)).filter(({ withheld }) => !withheld),
        page,
        nbHits: count,
        nbPages: Math.ceil(count / hitsPerPage),
        hitsPerPage,
        ...(corrected !== undefined && { corrected }),
      });
    },
  }) satisfies Partial<Handlers>;
