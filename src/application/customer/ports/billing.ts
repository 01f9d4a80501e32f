import type { TaskEither } from 'fp-ts/TaskEither';
import type { Address } from '../../../domain/customer/address.ts';
import type { Failure } from '../../shared/failure.ts';

/** The stored billing addresses of the signed-in customer, apart from those of orders. */
export interface UserBillingPort {
  readonly billingAddresses: TaskEither<Failure, readonly Address[]>;
}
