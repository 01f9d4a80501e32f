import type { ProvenPerson } from '../../../application/identity/identity-provider.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { ProviderFault } from './provider-faults.ts';

/** How long a code can be exchanged. Units: ms. */
const codeLifetime = 60_000;

/** Stores who agreed to which request. Returns the code for it. */
export const grant = async (
  { db, clock }: Sandbox,
  request: AuthorizeRequest,
  person: ProvenPerson,
  trouble: ProviderFault = 'none',
): Promise<string> => {
  const code = newToken();
  const now = clock.now();
  await db.deleteFrom('identity_code').where('expires_at', '<=', new Date(now)).execute();
  await db
    .insertInto('identity_code')
    .values({
      id: hashOf(code),
      brand: request.brand,
      provider: request.provider,
      subject: person.subject,
      email: person.email,
      email_verified: person.emailVerified,
      first_name: person.firstName,
      last_name: person.lastName,
      nonce: request.nonce,
      challenge: request.challenge,
      redirect_uri: request.redirectUri,
      trouble: trouble === 'none' ? null : trouble,
      expires_at: new Date(now + codeLifetime),
    })
    .execute();
  return code;
};
