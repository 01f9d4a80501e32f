import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { Slot } from '../../../domain/eye-check/slots.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Failure } from '../../shared/failure.ts';

/** Free times of an optician, on whose clocks they are told. */
export interface FreeTimes {
  readonly zone: string;
  readonly slots: readonly Slot[];
}

export interface EyeCheck extends Slot {
  readonly id: string;
  readonly partner: Partner;
  readonly zone: string;
  /** The last moment at which it is moved or cancelled here. Units: ms since 1970. */
  readonly changeUntil: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: 'booked' | 'cancelled';
  /** How often it was changed since it was booked. */
  readonly sequence: number;
}

/** `requestId`: names this press, so that it counts once however often it is sent. */
export interface WantedEyeCheck {
  readonly partnerId: string;
  readonly start: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly requestId: string;
}

/** Opens what was booked: the secret of a link, or the id of one's own. */
export type EyeCheckKey = string;

/** Checks of the eyes at opticians: booked by anybody, changed by whoever has the link, kept in the account. Source: APPT-1 to APPT-7. */
export interface EyeCheckPort {
  /** From a day on; none: from today on. `NotFound`: no such optician, or one that offers none. */
  readonly times: (partnerId: string, from?: Day) => TaskEither<Failure, FreeTimes>;
  readonly book: (
    wanted: WantedEyeCheck,
  ) => TaskEither<Failure, { readonly secret: EyeCheckKey; readonly check: EyeCheck }>;
  readonly check: (key: EyeCheckKey) => TaskEither<Failure, EyeCheck>;
  readonly move: (key: EyeCheckKey, start: number) => TaskEither<Failure, EyeCheck>;
  /** May be repeated. */
  readonly cancel: (key: EyeCheckKey) => TaskEither<Failure, EyeCheck>;
  /** Those of who is signed in, the next one first. */
  readonly own: () => TaskEither<Failure, readonly EyeCheck[]>;
}
