import { ContainerModule } from 'inversify';
import { now } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { TOKENS } from './tokens.ts';

/** Chooses the identity provider for visitors. Source: AUTH-6. */
export const identityModule = ({
  identity,
  firebaseProject: projectId,
  firebaseApiKey: apiKey,
  firebaseServiceEmail: serviceEmail,
  firebaseServiceKey: serviceKey,
  oidcIssuer: issuer,
  oidcClient: clientId,
  oidcSecret: clientSecret,
}: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (identity === 'firebase' && projectId && apiKey && serviceEmail && serviceKey)
      bind(TOKENS.identity).toResolvedValue(
        async (clock) => {
          const { makeFirebaseAdapter } = await import(
            '../../../adapters/identity-firebase/firebase-adapter.ts'
          );
          const said = { projectId, apiKey, serviceEmail, serviceKey };
          return makeFirebaseAdapter({ ...said, fetch: (request) => fetch(request), now: () => clock.now() });
        },
        [TOKENS.clock],
      );
    else if (identity === 'oidc' && issuer && clientId && clientSecret)
      bind(TOKENS.identity).toResolvedValue(async () => {
        const { makeOidcAdapter } = await import('../../../adapters/identity-oidc/oidc-adapter.ts');
        return makeOidcAdapter({ issuer, clientId, clientSecret, fetch: (request) => fetch(request), now });
      });
    else bind(TOKENS.identity).toConstantValue(undefined);
  });
