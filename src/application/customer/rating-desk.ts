import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { combineLatest, map, type Observable } from 'rxjs';
import {
  choose,
  type RatingRound,
  reviewSent,
  type StarCount,
  starsSent,
  starsToSend,
  startRating,
} from '../../domain/catalogue/rating/rating-round.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import { makeStore } from '../shared/store.ts';
import type { RateableProduct, RatingPort } from './ports/ratings.ts';
import { type Kept, makeRemoteCollection } from './remote-collection.ts';

export type RatingTask = 'stars' | 'review';

export interface RatingView extends Kept<readonly RateableProduct[], RatingTask> {
  readonly round: RatingRound;
  /** The product that is being rated. */
  readonly product: RateableProduct | undefined;
}

/** Rates the products that the customer bought, one after the other: stars first, then a text. Source: RATE-1. */
export interface RatingDesk {
  readonly state$: Observable<RatingView>;
  /** Starts over with the products that can be rated now. */
  readonly load: () => void;
  readonly choose: (key: string, stars: StarCount) => void;
  /** Does nothing until a star was chosen. */
  readonly sendStars: (customer: Customer) => void;
  /** An empty text sends the stars alone. */
  readonly sendReview: (customer: Customer, text: string) => void;
  readonly acknowledge: () => void;
}

export const makeRatingDesk = (port: RatingPort, customer: Pick<Customer, 'accountId'>): RatingDesk => {
  const round = makeStore<RatingRound>({ _tag: 'Nothing' });
  /** Includes products that have left the list since: the review may have arrived although its answer was lost. */
  const known = new Map<string, RateableProduct>();
  const keeping = makeRemoteCollection<readonly RateableProduct[], RatingTask>(() =>
    pipe(
      port.rateable(customer),
      TE.map((list) => {
        for (const product of list) known.set(product.productId, product);
        round.update((now) => (now._tag === 'Nothing' ? startRating(list) : now));
        return list;
      }),
    ),
  );
  const productOf = (now: RatingRound): RateableProduct | undefined =>
    'product' in now ? known.get(now.product.productId) : undefined;
  /** Moves on after a product was rated. The customer may have begun another one meanwhile. */
  const moveOn =
    ({ productId }: Pick<RateableProduct, 'productId'>, step: (round: RatingRound) => RatingRound) =>
    (): void =>
      round.update((now) => ('product' in now && now.product.productId === productId ? step(now) : now));
  return {
    state$: combineLatest([keeping.state$, round.state$]).pipe(
      map(([state, now]) => ({ ...state, round: now, product: productOf(now) })),
    ),
    load: () => {
      round.update(() => ({ _tag: 'Nothing' }));
      keeping.load();
    },
    choose: (key, stars) => round.update(choose(key, stars)),
    sendStars: (customer) => {
      const [product, stars] = [productOf(round.get()), starsToSend(round.get())];
      if (!product || !stars) return;
      keeping.during('stars', port.giveStars(customer, product, stars), undefined, {
        done: moveOn(product, starsSent),
        content: { product: product.productId, stars },
      });
    },
    sendReview: (customer, text) => {
      const product = productOf(round.get());
      if (!product) return;
      keeping.during('review', port.giveReview(customer, product, text), undefined, {
        done: moveOn(product, reviewSent),
        content: { product: product.productId, text },
      });
    },
    acknowledge: keeping.acknowledge,
  };
};
