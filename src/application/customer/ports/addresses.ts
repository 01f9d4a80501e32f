import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { SanitizeAnswer } from '../../../domain/checkout/sanitized-address.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Failure } from '../../shared/failure.ts';

export interface AddressPort {
  /** Asks a service that knows streets and places. It answers soon or not at all: nobody waits for it. */
  readonly sanitize: (address: Address) => TaskEither<Failure, SanitizeAnswer>;
  /** Opticians who hand out parcels. */
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
}

/** The addresses that the signed-in customer keeps with the shop. Source: ADDR-1. */
export interface AddressBookPort {
  /** The default first, then the newest. */
  readonly addresses: () => TaskEither<Failure, readonly BookAddress[]>;
  /** One that is kept already is not kept twice. */
  readonly create: (address: Address) => TaskEither<Failure, BookAddress>;
  /** `NotFound`: it was deleted, or never was the customer's. */
  readonly update: (id: string, address: Address) => TaskEither<Failure, BookAddress>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}
