import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../shared/failure.ts';

/** The points that an order earned in the programme. `orderedAt` is an instant. */
export interface EarnedMiles {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** The number that they were credited to. */
  readonly number: string;
  readonly points: number;
}

export interface LoyaltyPort {
  /** The newest first. Source: MILES-3. */
  readonly points: () => TaskEither<Failure, readonly EarnedMiles[]>;
}
