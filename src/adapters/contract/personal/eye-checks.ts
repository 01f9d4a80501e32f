import * as t from 'io-ts';
import { PartnerC } from '../checkout/partners.ts';
import { operation } from '../operation.ts';
import { oneOf } from '../scalars.ts';

/** Instants, in UTC. */
const SlotC = t.type({ starts_at: t.string, ends_at: t.string }, 'EyeCheckSlot');

/** `time_zone`: the optician's. `change_until`: the last instant at which it can be moved or cancelled here. */
export const EyeCheckC = t.type(
  {
    id: t.string,
    partner: PartnerC,
    time_zone: t.string,
    starts_at: t.string,
    ends_at: t.string,
    change_until: t.string,
    first_name: t.string,
    last_name: t.string,
    email: t.string,
    state: oneOf('EyeCheckState', ['booked', 'cancelled'] as const),
    /** The number of changes since the booking. */
    sequence: t.number,
  },
  'EyeCheck',
);
export type EyeCheckWire = t.TypeOf<typeof EyeCheckC>;

export const eyeCheckOperations = {
  /**
   * Returns an optician’s free times for an eye check within two weeks from a day, by default today. 404: no
   * such optician, or it offers no eye checks.
   */
  getEyeCheckSlots: operation({
    method: 'GET',
    path: '/partners/:id/eye-check-slots',
    query: t.partial({ from: t.string }),
    answer: t.type({ time_zone: t.string, slots: t.readonlyArray(SlotC) }),
    refusals: [404],
  }),
  /**
   * Books one of these times and confirms it by mail. A time that was booked in the meantime is refused. A
   * repeated request returns the same.
   */
  bookEyeCheck: operation({
    method: 'POST',
    path: '/eye-checks',
    body: t.type({
      partner_id: t.string,
      starts_at: t.string,
      first_name: t.string,
      last_name: t.string,
      email: t.string,
      request_id: t.string,
    }),
    /** `secret`: gives access to anyone who has it, as the links of its mails do. */
    answer: t.type({ secret: t.string, eye_check: EyeCheckC }),
    refusals: [404, 422, 429],
  }),
  /** Returns an appointment by the secret of a link, or by its id for the customer who booked it. */
  getEyeCheck: operation({
    method: 'GET',
    path: '/eye-checks/:key',
    answer: EyeCheckC,
    refusals: [404],
  }),
  /**
   * Moves an appointment to another time of the same optician while it can be changed, and confirms it by
   * mail.
   */
  moveEyeCheck: operation({
    method: 'PUT',
    path: '/eye-checks/:key',
    body: t.type({ starts_at: t.string }),
    answer: EyeCheckC,
    refusals: [404, 422, 429],
  }),
  /**
   * Cancels an appointment while it can be changed, and confirms it by mail. A repeated request has no
   * effect.
   */
  cancelEyeCheck: operation({
    method: 'DELETE',
    path: '/eye-checks/:key',
    answer: EyeCheckC,
    refusals: [404, 422],
  }),
  /** Returns the customer’s appointments, the next one first, without those more than a month ago. */
  getMyEyeChecks: operation({
    method: 'GET',
    path: '/customers/me/eye-checks',
    answer: t.readonlyArray(EyeCheckC),
    refusals: [401],
  }),
} as const;
