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
  getEyeCheckSlots: operation({
    summary:
      'The free times of an optician for a check of the eyes, two weeks from a day on, from today on where none is named. 404: no such optician, or one that offers none.',
    method: 'GET',
    path: '/partners/:id/eye-check-slots',
    query: t.partial({ from: t.string }),
    answer: t.type({ time_zone: t.string, slots: t.readonlyArray(SlotC) }),
    refusals: [404],
  }),
  bookEyeCheck: operation({
    summary:
      'Books one of these times, and says so by mail. A time that somebody else was given meanwhile is refused. The same request again has the same answer.',
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
  getEyeCheck: operation({
    summary: 'One that was booked, by the secret of a link, or by its id for the customer whose it is.',
    method: 'GET',
    path: '/eye-checks/:key',
    answer: EyeCheckC,
    refusals: [404],
  }),
  moveEyeCheck: operation({
    summary:
      'Moves it to another time of the same optician, as long as it may be changed, and says so by mail.',
    method: 'PUT',
    path: '/eye-checks/:key',
    body: t.type({ starts_at: t.string }),
    answer: EyeCheckC,
    refusals: [404, 422, 429],
  }),
  cancelEyeCheck: operation({
    summary: 'Cancels it, as long as it may be changed, and says so by mail. Asked again, nothing happens.',
    method: 'DELETE',
    path: '/eye-checks/:key',
    answer: EyeCheckC,
    refusals: [404, 422],
  }),
  getMyEyeChecks: operation({
    summary: 'What the customer has booked, the next one first; what is over a month ago is gone.',
    method: 'GET',
    path: '/customers/me/eye-checks',
    answer: t.readonlyArray(EyeCheckC),
    refusals: [401],
  }),
} as const;
