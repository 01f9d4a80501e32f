import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { OpeningHours, Slot } from '../../../domain/eye-check/slots.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Failure } from '../../shared/failure.ts';

/** An optician that customers can visit. */
export interface Studio {
  readonly partner: Partner;
  /** Undefined if they are not known. */
  readonly hours?: OpeningHours;
  /** The next free times for an eye check. */
  readonly slots: readonly Slot[];
}

/** Opticians that the shop works with now, visible to everyone. Source: STUDIO-1. */
export interface StudioPort {
  readonly studios: (country: CountryCode) => TaskEither<Failure, readonly Studio[]>;
}
