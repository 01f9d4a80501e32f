import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { concatMap, defer, map, type Observable, ReplaySubject, scan, shareReplay, startWith } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Review, ReviewScores } from '../../domain/catalogue/rating/review.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import type { ReviewPort } from './ports.ts';

/** The reviews of a product that are shown so far. */
export interface ShownReviews {
  readonly scores: ReviewScores;
  readonly reviews: readonly Review[];
  /** The number of reviews in this language. */
  readonly total: number;
}

/**
 * Loads the scores and the newest reviews, then the next ones with each call. A failed request is repeated with the
 * next call.
 */
export interface ReviewList {
  readonly state$: Observable<RemoteState<Failure, ShownReviews>>;
  readonly more: () => void;
}

/** The number of reviews per request. */
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
      // A new subscriber continues with what is shown already.
      shareReplay(1),
    ),
    more: () => asked$.next(),
  };
};
