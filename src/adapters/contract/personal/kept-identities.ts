import * as t from 'io-ts';
import { ProviderC } from '../identity.ts';
import { operation } from '../operation.ts';

/** `email`: as the provider reported it when it was linked. `linked_at` is an instant. */
export const CustomerIdentityC = t.type(
  { provider: ProviderC, email: t.string, linked_at: t.string },
  'CustomerIdentity',
);

export const keptIdentityOperations = {
  /** Returns the external identities with which the customer can sign in. */
  getCustomerIdentities: operation({
    method: 'GET',
    path: '/customers/me/identities',
    answer: t.readonlyArray(CustomerIdentityC),
    refusals: [401],
  }),
  /** Removes an identity provider from the account. A repeated request returns the same. */
  unlinkCustomerIdentity: operation({
    method: 'DELETE',
    path: '/customers/me/identities/:provider',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;
