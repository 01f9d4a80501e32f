import type { TaskEither } from 'fp-ts/TaskEither';
import type { Address } from '../../../domain/customer/address.ts';
import type { Failure } from '../../shared/failure.ts';

/** Where the bills of the signed-in customer go, besides their orders. */
export interface UserBillingPort {
  readonly billingAddresses: TaskEither<Failure, readonly Address[]>;
}
