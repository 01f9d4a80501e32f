import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Studio, StudioPort } from '../../application/customer/ports/studios.ts';
import type { PartnerWire } from '../contract/checkout/partners.ts';
import { partnerOperations } from '../contract/checkout/partners.ts';
import { eyeCheckOperations } from '../contract/personal/eye-checks.ts';
import { type ClientOf, type ClientSettings, makeClient } from './client.ts';
import { partnerFromWire } from './partner-from-wire.ts';

const studioOperations = {
  ...partnerOperations,
  getEyeCheckSlots: eyeCheckOperations.getEyeCheckSlots,
} as const;

/** The number of free appointments shown per optician. */
const most = 3;

/** If an optician's appointments cannot be loaded, the optician is shown without them. */
const studioFrom =
  ({ getEyeCheckSlots }: ClientOf<typeof studioOperations>) =>
  (wire: PartnerWire): T.Task<Studio> => {
    const studio: Studio = {
      partner: partnerFromWire(wire),
      ...(wire.opening_hours && {
        hours: {
          country: wire.country_code,
          zone: wire.opening_hours.time_zone,
          week: wire.opening_hours.week,
        },
      }),
      slots: [],
    };
    if (!wire.eye_checks) return T.of(studio);
    return pipe(
      getEyeCheckSlots({ params: { id: wire.id }, query: {} }),
      T.map(
        E.match(
          () => studio,
          ({ slots }) => ({
            ...studio,
            slots: slots.slice(0, most).map(({ starts_at, ends_at }) => ({
              start: Date.parse(starts_at),
              end: Date.parse(ends_at),
            })),
          }),
        ),
      ),
    );
  };

/**
 * The list of partners may include some that have closed since; only the request for a single partner tells. Source:
 * STUDIO-1.
 */
export const makeStudioAdapter = (settings: ClientSettings): StudioPort => {
  const client = makeClient(settings, studioOperations);
  const open = ({ id }: PartnerWire): T.Task<readonly PartnerWire[]> =>
    pipe(
      client.getCustomerPartner({ params: { id } }),
      T.map(
        E.match(
          (): readonly PartnerWire[] => [],
          (partner) => [partner],
        ),
      ),
    );
  return {
    studios: (country) =>
      pipe(
        client.getPartners({ query: { country } }),
        TE.chainTaskK(T.traverseArray(open)),
        TE.map((found) => found.flat()),
        TE.chainTaskK(T.traverseArray(studioFrom(client))),
      ),
  };
};
