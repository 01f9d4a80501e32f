import type { TaskEither } from 'fp-ts/TaskEither';
import type { AliasId, PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import type { Failure } from '../../shared/failure.ts';

/** Payment means that the provider stores for the signed-in customer. Source: ACC-7. */
export interface PaymentAliasPort {
  /** The one used last comes first. */
  readonly aliases: () => TaskEither<Failure, readonly PaymentAlias[]>;
  /** `NotFound`: it is gone or belongs to another customer. */
  readonly remove: (id: AliasId) => TaskEither<Failure, void>;
}
