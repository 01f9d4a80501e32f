import type { TaskEither } from 'fp-ts/TaskEither';
import type { EuroRate } from '../../domain/orders/bill/euro-tax.ts';
import type { Failure } from '../shared/failure.ts';

/** Where the shop learns the reference rates of the euro. Source: DOC-9. */
export interface EuroRates {
  /** The newest published rate of each currency other than the euro in which shops sell. */
  readonly newest: TaskEither<Failure, readonly EuroRate[]>;
}
