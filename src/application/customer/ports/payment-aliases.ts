import type { TaskEither } from 'fp-ts/TaskEither';
import type { AliasId, PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import type { Failure } from '../../shared/failure.ts';

/** Ways to pay that the provider keeps for the signed-in customer. Source: ACC-7. */
export interface PaymentAliasPort {
  /** What the customer paid with last is first. */
  readonly aliases: () => TaskEither<Failure, readonly PaymentAlias[]>;
  /** `NotFound`: it is gone, or never was the customer's. */
  readonly remove: (id: AliasId) => TaskEither<Failure, void>;
}
