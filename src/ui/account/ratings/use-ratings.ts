import { useEffect } from 'react';
import type { RatingDesk, RatingView } from '../../../application/customer/rating-desk.ts';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import { useStream } from '../../shared/use-stream.ts';

const initial: RatingView = { ...nothingKept, round: { _tag: 'Nothing' }, product: undefined };

/** Returns the products to rate. Starts from the beginning each time the page opens. */
export const useRatings = (ratings: RatingDesk): RatingView => {
  useEffect(() => {
    ratings.load();
    return () => ratings.acknowledge();
  }, [ratings]);
  return useStream(ratings.state$, initial);
};
