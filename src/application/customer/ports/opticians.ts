import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import type { Failure } from '../../shared/failure.ts';

/** The optician that a customer chose. `closed`: the shop no longer works with it. */
export interface OwnOptician {
  readonly partner: Partner;
  /** Whether parcels are to be collected there. */
  readonly pickupWanted: boolean;
  readonly closed: boolean;
}

/** The location of an address. `url`: a map of it, from any map service. */
export interface Located extends GeoPoint {
  readonly url: string;
}

/** Source: ACC-8. */
export interface OpticianPort {
  /** `NotFound`: the location of the address is unknown. */
  readonly locate: (address: string) => TaskEither<Failure, Located>;
  readonly partners: (country: CountryCode) => TaskEither<Failure, readonly Partner[]>;
  /** The current data. `NotFound`: the shop no longer works with it. */
  readonly partner: (id: string) => TaskEither<Failure, Partner>;
  readonly own: () => TaskEither<Failure, OwnOptician | null>;
  readonly assign: (id: string, pickup: boolean) => TaskEither<Failure, void>;
  readonly remove: () => TaskEither<Failure, void>;
}
