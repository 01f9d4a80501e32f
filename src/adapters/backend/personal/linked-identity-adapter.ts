import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LinkedIdentityPort } from '../../../application/customer/ports/identities.ts';
import type { PersonalClient } from '../client.ts';

/** Source: AUTH-6. */
export const makeLinkedIdentityAdapter = (client: PersonalClient): LinkedIdentityPort => ({
  linked: () =>
    pipe(
      client.getCustomerIdentities({}),
      TE.map((linked) =>
        linked.map(({ provider, email, linked_at }) => ({ provider, email, linkedAt: linked_at })),
      ),
    ),
  unlink: (provider) =>
    pipe(
      client.unlinkCustomerIdentity({ params: { provider } }),
      TE.map(() => undefined),
    ),
});
