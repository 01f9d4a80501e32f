import type { Services } from '../../../application/services.ts';
import type { Category } from '../../../domain/catalogue/category.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { partsOfQuery } from '../../../domain/search/query-parts.ts';
import { popularInShop } from '../../content/load-blocks.ts';
import { loadOr } from '../../shared/load-or.ts';

/** A word of a query, and the number of products it finds by itself. */
export interface FoundPart {
  readonly query: string;
  readonly count: number;
}

export interface Help {
  readonly categories: Category['children'];
  /** Words of the query that have results. */
  readonly parts: readonly FoundPart[];
  /** The products that are ordered most. */
  readonly ordered: readonly ProductSummary[];
}

const foundParts = async (
  { search }: Pick<Services, 'search'>,
  query: string,
): Promise<readonly FoundPart[]> => {
  const hits = await Promise.all(partsOfQuery(query).map((part) => loadOr(search.search(part, 1), null)));
  return hits.flatMap((found) =>
    found && found.hitCount > 0 ? [{ query: found.corrected ?? found.query, count: found.hitCount }] : [],
  );
};

/** Two rows on a phone, one on a wide screen. */
const mostShown = 4;

/** Loads the help for a search without results. */
export const helpOn = async (services: Services, query: string): Promise<Help> => {
  const [root, parts, ordered] = await Promise.all([
    loadOr(services.catalogue.category(''), null),
    foundParts(services, query),
    popularInShop(services, mostShown),
  ]);
  return { categories: root?.children ?? [], parts, ordered };
};
