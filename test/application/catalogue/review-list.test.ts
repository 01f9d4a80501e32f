import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { noReviews } from '../../../src/application/catalogue/no-reviews.ts';
import type { ReviewPort } from '../../../src/application/catalogue/ports.ts';
import {
  makeReviewList,
  reviewsAtOnce,
  type ShownReviews,
} from '../../../src/application/catalogue/review-list.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { RemoteState } from '../../../src/application/shared/remote-state.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { noScores, type Review } from '../../../src/domain/catalogue/rating/review.ts';

const id = '10010' as ProductId;
const written = Array.from(
  { length: reviewsAtOnce + 2 },
  (_, index): Review => ({
    id: String(index),
    author: 'A',
    stars: 5,
    title: '',
    text: '',
    date: '2026-01-01',
  }),
);

const makePort = (fails: () => boolean = () => false) => {
  const asked: string[] = [];
  const port: ReviewPort = {
    reviews: (_, page, limit) => async () => {
      asked.push(`reviews ${page}`);
      return fails()
        ? E.left({ _tag: 'Unreachable' })
        : E.right({ reviews: written.slice((page - 1) * limit, page * limit), total: written.length });
    },
    reviewScores: () => async () => {
      asked.push('scores');
      return E.right({ ...noScores, rating: { average: 5, count: 9 } });
    },
  };
  return { port, asked };
};

const watch = (list: ReturnType<typeof makeReviewList>) => {
  const states: RemoteState<Failure, ShownReviews>[] = [];
  list.state$.subscribe((state) => states.push(state));
  return states;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a list of reviews', () => {
  it('requests the scores once, and further reviews each time · CAT-17', async () => {
    const { port, asked } = makePort();
    const list = makeReviewList(port, id);
    const states = watch(list);
    await settle();
    expect(states.at(-1)?.value?.reviews.length).toBe(reviewsAtOnce);
    list.more();
    await settle();
    expect(states.at(-1)?.value?.reviews).toEqual(written);
    expect(asked.toSorted()).toEqual(['reviews 1', 'reviews 2', 'scores']);
  });

  it('keeps its reviews if more cannot be loaded, and continues from there', async () => {
    let isDown = false;
    const { port } = makePort(() => isDown);
    const list = makeReviewList(port, id);
    const states = watch(list);
    await settle();
    isDown = true;
    list.more();
    await settle();
    expect(states.at(-1)).toMatchObject({ _tag: 'Failed', value: { total: written.length } });
    isDown = false;
    list.more();
    await settle();
    expect(states.at(-1)?.value?.reviews).toEqual(written);
  });

  it('keeps its reviews when left and watched again, and shows none twice · CAT-17', async () => {
    const { port, asked } = makePort();
    const list = makeReviewList(port, id);
    const subscription = list.state$.subscribe();
    await settle();
    list.more();
    await settle();
    subscription.unsubscribe();
    const states = watch(list);
    await settle();
    expect(states).toMatchObject([{ _tag: 'Ready', value: { reviews: written } }]);
    expect(asked.toSorted()).toEqual(['reviews 1', 'reviews 2', 'scores']);
  });

  it('of a shop without reviews is empty · CAT-17', async () => {
    const states = watch(makeReviewList(noReviews, id));
    await settle();
    expect(states.at(-1)).toEqual({ _tag: 'Ready', value: { scores: noScores, reviews: [], total: 0 } });
  });
});
