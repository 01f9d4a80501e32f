import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { concatMap, defer, map, type Observable, ReplaySubject, scan, shareReplay, startWith } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Review, ReviewScores } from '../../domain/catalogue/rating/review.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import type { ReviewPort } from './ports.ts';

/** What is shown of a product's reviews so far. */
export interface ShownReviews {
  readonly scores: ReviewScores;
  readonly reviews: readonly Review[];
  /** How many there are in this language. */
  readonly total: number;
}

/** Scores and the newest reviews, then as many more each time. What failed is asked for again the next time. */
export interface ReviewList {
  readonly state$: Observable<RemoteState<Failure, ShownReviews>>;
  readonly more: () => void;
}

/** As many reviews as come at once. */
export const reviewsAtOnce = 4;

export const makeReviewList = (port: ReviewPort, id: ProductId): ReviewList => {
  const asked$ = new ReplaySubject<void>();
  let shown: ShownReviews | undefined;
  const next: TE.TaskEither<Failure, ShownReviews> = () => {
    const before = shown;
    const page = Math.floor((before?.reviews.length ?? 0) / reviewsAtOnce) + 1;
    return pipe(
      TE.Do,
      TE.apS('scores', before ? TE.right(before.scores) : port.reviewScores(id)),
      TE.apS('page', port.reviews(id, page, reviewsAtOnce)),
      TE.map(({ scores, page: { reviews, total } }) => {
        shown = { scores, reviews: [...(before?.reviews ?? []), ...reviews], total };
        return shown;
      }),
    )();
  };
  return {
    state$: asked$.pipe(
      startWith(undefined),
      concatMap(() =>
        defer(next).pipe(
          map(
            (answer): RemoteState<Failure, ShownReviews> =>
              answer._tag === 'Left' ? failed(answer.left) : ready(answer.right),
          ),
          startWith<RemoteState<Failure, ShownReviews>>(loading),
        ),
      ),
      scan(keepValue<Failure, ShownReviews>, loading),
      // Watched once more, it goes on with what it shows.
      shareReplay(1),
    ),
    more: () => asked$.next(),
  };
};
