import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { OpeningHours, Slot } from '../../../domain/eye-check/slots.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Failure } from '../../shared/failure.ts';

/** An optician to go to. */
export interface Studio {
  readonly partner: Partner;
  /** None: nobody knows. */
  readonly hours?: OpeningHours;
  /** The next free times of a check of the eyes. */
  readonly slots: readonly Slot[];
}

/** Opticians that the shop works with now, for everybody to see. Source: STUDIO-1. */
export interface StudioPort {
  readonly studios: (country: CountryCode) => TaskEither<Failure, readonly Studio[]>;
}
