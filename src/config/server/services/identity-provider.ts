import { makeFirebaseAdapter } from '../../../adapters/identity-firebase/firebase-adapter.ts';
import type { IdentityProvider } from '../../../application/identity/identity-provider.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Environment } from '../../environment.ts';

type Said = Pick<
  Environment,
  'identity' | 'firebaseProject' | 'firebaseApiKey' | 'firebaseServiceEmail' | 'firebaseServiceKey'
>;

/** Where visitors prove who they are; none: the sandbox's own pages. Source: AUTH-6. */
export const identityProviderOf = (
  { identity, firebaseProject, firebaseApiKey, firebaseServiceEmail, firebaseServiceKey }: Said,
  clock: ClockPort,
): IdentityProvider | undefined =>
  identity === 'firebase' && firebaseProject && firebaseApiKey && firebaseServiceEmail && firebaseServiceKey
    ? makeFirebaseAdapter({
        projectId: firebaseProject,
        apiKey: firebaseApiKey,
        serviceEmail: firebaseServiceEmail,
        serviceKey: firebaseServiceKey,
        fetch: (request) => fetch(request),
        now: () => clock.now(),
      })
    : undefined;
