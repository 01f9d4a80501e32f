import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { EyeCheck, EyeCheckPort } from '../../../application/customer/ports/eye-checks.ts';
import type { EyeCheckWire } from '../../contract/personal/eye-checks.ts';
import type { PersonalClient } from '../client.ts';
import { partnerFromWire } from '../partner-from-wire.ts';

interface SlotWire {
  readonly starts_at: string;
  readonly ends_at: string;
}
const slotFromWire = ({ starts_at, ends_at }: SlotWire) => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
});
/** An invalid time becomes an empty text, which the server refuses. */
const instant = (ms: number): string => {
  const at = new Date(ms);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

const checkFromWire = (wire: EyeCheckWire): EyeCheck => ({
  ...slotFromWire(wire),
  id: wire.id,
  partner: partnerFromWire(wire.partner),
  zone: wire.time_zone,
  changeUntil: Date.parse(wire.change_until),
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  state: wire.state,
  sequence: wire.sequence,
});

/** Source: APPT-1 to APPT-7. */
export const makeEyeCheckAdapter = (
  client: Pick<
    PersonalClient,
    'getEyeCheckSlots' | 'bookEyeCheck' | 'getEyeCheck' | 'moveEyeCheck' | 'cancelEyeCheck' | 'getMyEyeChecks'
  >,
): EyeCheckPort => {
  const toCheck = TE.map(checkFromWire);
  return {
    times: (id, from) =>
      pipe(
        client.getEyeCheckSlots({ params: { id }, query: from === undefined ? {} : { from } }),
        TE.map(({ time_zone: zone, slots }) => ({ zone, slots: slots.map(slotFromWire) })),
      ),
    book: ({ partnerId, start, firstName, lastName, email, requestId }) =>
      pipe(
        client.bookEyeCheck({
          body: {
            partner_id: partnerId,
            starts_at: instant(start),
            first_name: firstName,
            last_name: lastName,
            email,
            request_id: requestId,
          },
        }),
        TE.map(({ secret, eye_check }) => ({ secret, check: checkFromWire(eye_check) })),
      ),
    check: (key) => toCheck(client.getEyeCheck({ params: { key } })),
    move: (key, start) =>
      toCheck(client.moveEyeCheck({ params: { key }, body: { starts_at: instant(start) } })),
    cancel: (key) => toCheck(client.cancelEyeCheck({ params: { key } })),
    own: () =>
      pipe(
        client.getMyEyeChecks({}),
        TE.map((checks) => checks.map(checkFromWire)),
      ),
  };
};
