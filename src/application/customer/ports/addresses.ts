import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { SanitizeAnswer } from '../../../domain/checkout/sanitized-address.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Failure } from '../../shared/failure.ts';

export interface AddressPort {
  /**
   * Checks an address with a service that knows streets and places. It answers quickly or not at all, so that the
   * shopper is not held up.
   */
  readonly sanitize: (address: Address) => TaskEither<Failure, SanitizeAnswer>;
  /** Opticians that hand out parcels. */
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
}

/** The stored addresses of the signed-in customer. Source: ADDR-1. */
export interface AddressBookPort {
  /** The default address first, then the newest. */
  readonly addresses: () => TaskEither<Failure, readonly BookAddress[]>;
  /** An address that is stored already is not stored twice. */
  readonly create: (address: Address) => TaskEither<Failure, BookAddress>;
  /** `NotFound`: it was deleted or belongs to another customer. */
  readonly update: (id: string, address: Address) => TaskEither<Failure, BookAddress>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}
