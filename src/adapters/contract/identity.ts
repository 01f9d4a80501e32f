import * as t from 'io-ts';
import { socialProviders } from '../../domain/identity/social-sign-in.ts';
import { operation } from './operation.ts';
import { oneOf } from './scalars.ts';

/** The identity providers for signing in. */
export const ProviderC = oneOf('Provider', socialProviders);
const LinkedC = t.type({ provider: ProviderC }, 'LinkedIdentity');

export const identityOperations = {
  /** At the identity provider: exchanges the code from its page for an identity token, once (PKCE). */
  exchangeIdentityCode: operation({
    method: 'POST',
    path: '/identity/code',
    body: t.type({ code: t.string, code_verifier: t.string, redirect_uri: t.string }),
    answer: t.type({ id_token: t.string }),
    refusals: [422, 429],
  }),
  /**
   * Links this identity to the signed-in customer. A repeated request returns the same; an identity of
   * another customer is refused with `customer.identity_taken`.
   */
  linkCustomerIdentity: operation({
    method: 'POST',
    path: '/customers/me/identities',
    body: t.type({ token: t.string }),
    answer: LinkedC,
    refusals: [401, 422],
  }),
} as const;
