import * as t from 'io-ts';
import { socialProviders } from '../../domain/identity/social-sign-in.ts';
import { operation } from './operation.ts';
import { oneOf } from './scalars.ts';

/** The identity providers for signing in. */
export const ProviderC = oneOf('Provider', socialProviders);
const LinkedC = t.type({ provider: ProviderC }, 'LinkedIdentity');

export const identityOperations = {
  exchangeIdentityCode: operation({
    summary:
      'The identity provider: an identity token for the code that somebody brought back from its page, once (PKCE).',
    method: 'POST',
    path: '/identity/code',
    body: t.type({ code: t.string, code_verifier: t.string, redirect_uri: t.string }),
    answer: t.type({ id_token: t.string }),
    refusals: [422, 429],
  }),
  linkCustomerIdentity: operation({
    summary:
      'From now on this identity signs in whoever is signed in now. Asked again, it answers the same; one that signs in somebody else is `customer.identity_taken`.',
    method: 'POST',
    path: '/customers/me/identities',
    body: t.type({ token: t.string }),
    answer: LinkedC,
    refusals: [401, 422],
  }),
} as const;
