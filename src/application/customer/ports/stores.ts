import type { TaskEither } from 'fp-ts/TaskEither';
import type { Address } from '../../../domain/customer/address.ts';
import type { Failure } from '../../shared/failure.ts';

/** A physical store that customers can visit instead. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly address: Address;
}

export interface StorePort {
  readonly stores: TaskEither<Failure, readonly Store[]>;
}
