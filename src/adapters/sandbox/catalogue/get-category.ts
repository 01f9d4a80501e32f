import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

export interface CategoryStep {
  readonly num: number;
  readonly title: string;
  readonly slug: string;
  readonly path: string;
}

/** Returns the path from the outermost category down to this one. The shop itself is not included. */
export const wayTo = async (db: Db, locale: Locale, category: number): Promise<readonly CategoryStep[]> => {
  const { rows } = await sql<CategoryStep>`with recursive up as (
      select num, parent, depth from category where num = ${category}
      union all select c.num, c.parent, c.depth from category c join up on c.num = up.parent)
    select up.num, t.title, t.slug, t.path from up
      join category_text t on t.category = up.num and t.locale = ${locale}
    where up.depth > 0 order by up.depth`.execute(db);
  return rows;
};

const pathsOf = async (db: Db, category: number): Promise<Localised> => {
  const rows = await db
    .selectFrom('category_text')
    .select(['locale', 'path'])
    .where('category', '=', category)
    .execute();
  const path = (locale: Locale) => rows.find((row) => row.locale === locale)?.path ?? '';
  return { de: path('de'), en: path('en'), it: path('it'), fr: path('fr') };
};

interface Child {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly count: number;
}

/** Returns the direct subcategories in which the shop has products. */
const childrenOf = async (
  db: Db,
  locale: Locale,
  { priceChannel, currency }: Shop,
  category: number,
): Promise<readonly Child[]> => {
  const { rows } = await sql<Child>`select c.id, t.title, t.path, f.n count from category c
    join category_text t on t.category = c.num and t.locale = ${locale}
    join price_channel pc on pc.code = ${priceChannel} and pc.currency = ${currency}
    join lateral (select sum(n)::int n from facet_b where channel = pc.num and category = c.num) f on f.n > 0
    where c.parent = ${category} order by c.position, c.num`.execute(db);
  return rows;
};

/** Finds the category of a path: first by its current path, then by its path in another language, then by a former path. */
const categoryAt = async (db: Db, locale: Locale, path: string): Promise<number | undefined> => {
  const { rows } = await sql<{ readonly category: number }>`select category from (
      select category, (locale <> ${locale})::int rank from category_text where path = ${path}
      union all select category, 2 + (locale <> ${locale})::int from category_former_path where path = ${path}) known
    order by rank, category limit 1`.execute(db);
  return rows[0]?.category;
};

/**
 * Returns a category by its slugs in the language of the request. Without a path: the whole shop. Slugs of another
 * language and former slugs work too; `paths` contains the current ones. Source: ROUTE-15.
 */
export const makeGetCategory =
  ({ db, shops }: Sandbox): Handler<ShopApi['getCategory']> =>
  async ({ channel, query }) => {
    const number = await categoryAt(db, channel.locale, query.path ?? '');
    if (number === undefined) return notFound('category');
    const found = await db
      .selectFrom('category as c')
      .innerJoin('category_text as t', 't.category', 'c.num')
      .select(['c.num', 'c.id', 't.title', 't.description'])
      .where('t.locale', '=', channel.locale)
      .where('c.num', '=', number)
      .executeTakeFirst();
    if (!found) return notFound('category');
    const way = await wayTo(db, channel.locale, found.num);
    return E.right({
      id: found.id,
      title: found.title,
      description: found.description,
      paths: await pathsOf(db, found.num),
      breadcrumb: way.map(({ title, path }) => ({ title, path })),
      children: await childrenOf(db, channel.locale, shops[channel.brand_channel], found.num),
    });
  };
