import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { ratingSteps } from '../../../domain/catalogue/facet-values.ts';
import { type FilterCode, traitCodes } from '../../../domain/catalogue/listing.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { ListingWire } from '../../contract/catalogue/catalogue.ts';
import type { Channel } from '../../contract/channel.ts';
import type { QueryOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, type Refusal } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { findMatches, matchedPlaces, type Places } from '../search/find-matches.ts';
import { shopCategoryId } from '../seed/categories.ts';
import { itemOf } from '../seed/range/gtins.ts';
import {
  availabilityCode,
  type Code,
  lensTypeCode,
  lensUsageCode,
  priceBandCode,
  traitCode,
} from './codes.ts';
import { countFacets, type FacetCounts, type Shelf } from './count-facets.ts';
import { type ListingChoice, readChoice } from './listing-choice.ts';
import { readFound } from './read-found.ts';
import { readPage } from './read-page.ts';

type Facets = ListingWire['meta']['facets'];
type FacetValues = Facets[number]['values'];

const readBrands = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('brand')
    .select(['num', 'name'])
    .where('name', '<>', '')
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ num, name }) => [name, num]));
};

const noBrands: ReadonlyMap<string, number> = new Map();

const channelNumber = async ({ db, shops }: Sandbox, brand: keyof Sandbox['shops']): Promise<number> => {
  const { priceChannel, currency } = shops[brand];
  const row = await findRow(db, 'price_channel', { code: priceChannel, currency }, ['num']);
  return row?.num ?? 0;
};

/**
 * Returns the values that some product has. Chosen values are included even without products, so that they can be
 * deselected.
 */
const facetsOf = (
  { counts }: FacetCounts,
  brands: ReadonlyMap<string, number>,
  chosen: ListingChoice['chosen'],
): Facets => {
  const shown = (code: FilterCode, value: string, number: number): FacetValues => {
    const count = counts[code].get(number) ?? 0;
    return count > 0 || chosen[code]?.includes(number) ? [{ value, count }] : [];
  };
  const coded = (code: FilterCode, { words, number }: Code): Facets[number] => ({
    code,
    values: words.flatMap((word) => shown(code, word, number(word))),
  });
  const lowest = Math.min(...(chosen.rating ?? []));
  const facets: Facets = [
    { code: 'brand', values: [...brands].flatMap(([name, number]) => shown('brand', name, number)) },
    coded('lens_type', lensTypeCode),
    coded('lens_usage', lensUsageCode),
    coded('price', priceBandCode),
    {
      code: 'rating',
      values: ratingSteps.flatMap((step) => {
        const count = [...counts.rating].reduce((sum, [star, n]) => (star >= step ? sum + n : sum), 0);
        return count > 0 || lowest === step ? [{ value: String(step), count }] : [];
      }),
    },
    coded('availability', availabilityCode),
    ...traitCodes.map((code) => coded(code, traitCode[code])),
  ];
  return facets.filter(({ values }) => values.length > 0);
};

/** Returns the ranks of the products that a search finds: one product by its GTIN, else those that match the words. */
const placesOf = async (db: Db, locale: Locale, search: string): Promise<Places> => {
  const item = itemOf(search);
  return item
    ? { ranks: sql`select rank from product_rank where id = ${sql.lit(item.id)}` }
    : matchedPlaces(locale, await findMatches(db, locale, search));
};

interface ListedIds {
  readonly ids: readonly number[];
  readonly shelf: Shelf;
  readonly meta: ListingWire['meta'];
}

type Listed = E.Either<Refusal, ListedIds>;

/** Further restrictions of a listing. */
interface Narrowed {
  /** The ranges of lenses to list, if not all. */
  readonly ranges?: readonly number[];
  /** Skips the facets. A caller that shows no facets does not wait for them. */
  readonly facets?: 'none' | undefined;
}

/** Returns the ids of the products on a page, and the shelf that they are on. */
export const listIds =
  (sandbox: Sandbox) =>
  async (
    channel: Channel,
    query: QueryOf<ShopApi['getProducts']>,
    { ranges, facets }: Narrowed = {},
  ): Promise<Listed> => {
    const { db } = sandbox;
    const category = await findRow(db, 'category', { id: query.category ?? shopCategoryId }, ['num']);
    if (!category) return notFound('category');
    const hasFacets = facets !== 'none';
    const brands = hasFacets || query.brand ? await readBrands(db) : noBrands;
    const choice = readChoice(query, brands);
    const { chosen, page, limit, search } = choice;
    const shelf: Shelf = {
      channel: await channelNumber(sandbox, channel.brand_channel),
      category: category.num,
      ...(ranges && { ranges }),
    };
    const answer = (counts: FacetCounts, ids: readonly number[]): Listed =>
      E.right({
        ids,
        shelf,
        meta: { total: counts.total, page, limit, facets: hasFacets ? facetsOf(counts, brands, chosen) : [] },
      });
    if (search !== '') {
      const places = await placesOf(db, channel.locale, search);
      const { ids, ...counts } = await readFound(db, shelf, places, choice, hasFacets);
      return answer(counts, ids);
    }
    const counts = await countFacets(db, shelf, chosen);
    return answer(counts, await readPage(db, shelf, choice, counts));
  };

/** Returns one page of a category or of the whole shop, with the facets that narrow it. Source: CAT-3, CAT-4. */
export const makeGetProducts = (sandbox: Sandbox): Handler<ShopApi['getProducts']> => {
  const list = listIds(sandbox);
  return async ({ channel, query }) => {
    const listed = await list(channel, query);
    if (E.isLeft(listed)) return listed;
    const { ids, meta } = listed.right;
    return E.right({ result: await readSummaries(sandbox, channel, ids), meta });
  };
};
