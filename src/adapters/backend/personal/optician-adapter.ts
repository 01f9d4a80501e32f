import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OpticianPort } from '../../../application/customer/ports/opticians.ts';
import type { PersonalClient } from '../client.ts';
import { partnerFromWire } from '../partner-from-wire.ts';

/** Source: ACC-8. */
export const makeOpticianAdapter = (client: PersonalClient): OpticianPort => {
  const nothing = TE.map(() => undefined);
  return {
    locate: (address) =>
      pipe(
        client.getLocation({ query: { address } }),
        TE.map(({ latitude, longitude, url }) => ({ latitude, longitude, url })),
      ),
    partners: (country) =>
      pipe(
        client.getPartners({ query: { country } }),
        TE.map((partners) => partners.map(partnerFromWire)),
      ),
    partner: (id) => pipe(client.getCustomerPartner({ params: { id } }), TE.map(partnerFromWire)),
    own: () =>
      pipe(
        client.getMyOptician({}),
        TE.map(({ partner, pickup_wanted = false, closed = false }) =>
          partner ? { partner: partnerFromWire(partner), pickupWanted: pickup_wanted, closed } : null,
        ),
      ),
    assign: (id, pickup) => nothing(client.assignOptician({ body: { partner_id: id, pickup } })),
    remove: () => nothing(client.removeOptician({})),
  };
};
