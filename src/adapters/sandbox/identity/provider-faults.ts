import type { Selectable } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CustomerTables } from '../db/customer-tables.ts';
import type { IdentityTokens } from './identity-tokens.ts';

/** Faults that can be simulated on the sandbox's identity page. */
export const providerFaults = ['none', 'slow', 'state', 'nonce', 'forged', 'expired'] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** How long a slow provider takes. Units: ms. */
export const slowProviderMs = 4000;

/** Longer than the lifetime of any token. Units: ms. */
const longAgo = 24 * 60 * 60_000;

/** Returns the approved token, or one with the fault to simulate. */
export const faultyToken = async (
  tokens: IdentityTokens,
  brand: BrandId,
  granted: Selectable<CustomerTables['identity_code']>,
  now: Date,
): Promise<string> => {
  const { trouble } = granted;
  const token = await tokens.id(
    brand,
    {
      provider: granted.provider,
      sub: granted.subject,
      email: granted.email,
      email_verified: granted.email_verified,
      given_name: granted.first_name,
      family_name: granted.last_name,
      nonce: trouble === 'nonce' ? 'of another sign-in' : granted.nonce,
    },
    trouble === 'expired' ? now.getTime() - longAgo : undefined,
  );
  // The signature is replaced by an invalid one.
  return trouble === 'forged' ? `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}` : token;
};
