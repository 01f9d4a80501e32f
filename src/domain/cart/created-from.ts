import type { CreatedFrom } from './cart.ts';
import type { Recommendation } from './recommendation.ts';

/** Records the recommendation that led to a line. `position` counts from 1. Source: CART-11. */
export const createdFrom = (
  { id, source }: Pick<Recommendation, 'id' | 'source'>,
  position: number,
): CreatedFrom => ({ type: 'recommendation', recommendationId: id, source, itemPosition: position });
