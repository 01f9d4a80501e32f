import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ReviewPort } from '../../application/catalogue/ports.ts';
import type { BrowsingClient } from './client.ts';

export const makeReviewAdapter = (client: BrowsingClient): ReviewPort => ({
  reviews: (id, page, limit) =>
    pipe(
      client.getProductReviews({ params: { id }, query: { page, limit } }),
      TE.map(({ result, meta }) => ({
        reviews: result.map(({ id: review, author, rating, title, text, created_at }) => ({
          id: review,
          author,
          stars: rating,
          title,
          text,
          date: created_at,
        })),
        total: meta.total,
      })),
    ),
  reviewScores: (id) =>
    pipe(
      client.getProductReviewScores({ params: { id } }),
      TE.map(({ rating_total, rating_count, given, categories }) => ({
        rating: { average: rating_total, count: rating_count },
        given,
        categories: categories.map((category) => ({
          code: category.code,
          average: category.rating_total,
        })),
      })),
    ),
});
