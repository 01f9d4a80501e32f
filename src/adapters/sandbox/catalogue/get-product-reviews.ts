import * as E from 'fp-ts/Either';
import { averageTenths } from '../../../domain/catalogue/rating/counted-ratings.ts';
import { ratedKeys, ratedKind } from '../../../domain/catalogue/rating/given-rating.ts';
import { isStarCount } from '../../../domain/catalogue/rating/rating-round.ts';
import { noScores } from '../../../domain/catalogue/rating/review.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

const most = 50;

const readRating = ({ db }: Sandbox, id: number | undefined) =>
  db
    .selectFrom('product as p')
    .leftJoin('product_score as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.rating_tenths', 'p.rating_count', 'p.category', 's.given', 's.aspects'])
    .where('p.id', '=', id ?? 0)
    .executeTakeFirst();

/** Returns the reviews in the requested language, newest first. Source: CAT-17. */
export const makeGetProductReviews =
  (sandbox: Sandbox): Handler<ShopApi['getProductReviews']> =>
  async ({ channel: { locale }, params, query }) => {
    const product = await readRating(sandbox, productNumber(params.id));
    if (!product) return notFound('product');
    const page = Math.max(1, query.page ?? 1);
    const limit = Math.min(Math.max(1, query.limit ?? 10), most);
    const written = sandbox.db
      .selectFrom('product_review')
      .where('product_id', '=', product.id)
      .where('locale', '=', locale);
    const [rows, { total }] = await Promise.all([
      written
        .selectAll()
        .orderBy('written', 'desc')
        .orderBy('position')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      written.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return E.right({
      result: rows.flatMap(({ position, author, stars, title, body, written: created_at }) =>
        isStarCount(stars)
          ? [
              {
                id: `${product.id}-${locale}-${position}`,
                author,
                rating: stars,
                title,
                text: body,
                locale,
                created_at,
              },
            ]
          : [],
      ),
      meta: { total: Number(total), page, limit },
    });
  };

/** Returns the ratings of a product. Empty scores if it has no ratings. Source: CAT-17. */
export const makeGetProductReviewScores =
  (sandbox: Sandbox): Handler<ShopApi['getProductReviewScores']> =>
  async ({ params }) => {
    const product = await readRating(sandbox, productNumber(params.id));
    if (!product) return notFound('product');
    return E.right({
      rating_total: product.rating_tenths / 10,
      rating_count: product.rating_count,
      given: product.given ?? noScores.given,
      categories: ratedKeys[ratedKind(product.category)].flatMap((code) => {
        const tally = product.aspects?.[code];
        return tally ? [{ code, rating_total: averageTenths(tally) / 10 }] : [];
      }),
    });
  };
