import type { TaskEither } from 'fp-ts/TaskEither';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { Slot } from '../../../domain/eye-check/slots.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Failure } from '../../shared/failure.ts';

/** Free times of an optician, in the optician's time zone. */
export interface FreeTimes {
  readonly zone: string;
  readonly slots: readonly Slot[];
}

export interface EyeCheck extends Slot {
  readonly id: string;
  readonly partner: Partner;
  readonly zone: string;
  /** The deadline for moving or cancelling it here. Units: ms since 1970. */
  readonly changeUntil: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: 'booked' | 'cancelled';
  /** How often it was changed since it was booked. */
  readonly sequence: number;
}

/** `requestId` identifies this press, so that a repeated request counts once. */
export interface WantedEyeCheck {
  readonly partnerId: string;
  readonly start: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly requestId: string;
}

/** Gives access to a booking: the secret of a link, or the id of the customer's own booking. */
export type EyeCheckKey = string;

/**
 * Eye checks at opticians. Anyone can book one, the holder of the link can change it, and it is stored in the account.
 * Source: APPT-1 to APPT-7.
 */
export interface EyeCheckPort {
  /** Times from a day on, by default from today. `NotFound`: no such optician, or one without eye checks. */
  readonly times: (partnerId: string, from?: Day) => TaskEither<Failure, FreeTimes>;
  readonly book: (
    wanted: WantedEyeCheck,
  ) => TaskEither<Failure, { readonly secret: EyeCheckKey; readonly check: EyeCheck }>;
  readonly check: (key: EyeCheckKey) => TaskEither<Failure, EyeCheck>;
  readonly move: (key: EyeCheckKey, start: number) => TaskEither<Failure, EyeCheck>;
  /** May be repeated. */
  readonly cancel: (key: EyeCheckKey) => TaskEither<Failure, EyeCheck>;
  /** The signed-in customer's eye checks, the next one first. */
  readonly own: () => TaskEither<Failure, readonly EyeCheck[]>;
}
