import { ContainerModule } from 'inversify';
import type { Environment } from '../../environment.ts';
import { TOKENS } from './tokens.ts';

/** Where visitors prove who they are. Source: AUTH-6. */
export const identityModule = ({
  identity,
  firebaseProject: projectId,
  firebaseApiKey: apiKey,
  firebaseServiceEmail: serviceEmail,
  firebaseServiceKey: serviceKey,
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
    else bind(TOKENS.identity).toConstantValue(undefined);
  });
