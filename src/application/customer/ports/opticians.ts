import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import type { Failure } from '../../shared/failure.ts';

/** The optician whom a customer chose. `closed`: the shop works with it no more. */
export interface OwnOptician {
  readonly partner: Partner;
  /** Parcels are to be collected there. */
  readonly pickupWanted: boolean;
  readonly closed: boolean;
}

/** Where an address lies. `url`: a map that shows it, whosever it is. */
export interface Located extends GeoPoint {
  readonly url: string;
}

/** Source: ACC-8. */
export interface OpticianPort {
  /** `NotFound`: nobody knows where it lies. */
  readonly locate: (address: string) => TaskEither<Failure, Located>;
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  /** As it is now. `NotFound`: the shop works with it no more. */
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
  readonly own: () => TaskEither<Failure, OwnOptician | null>;
  readonly assign: (id: string, pickup: boolean) => TaskEither<Failure, void>;
  readonly remove: () => TaskEither<Failure, void>;
}
