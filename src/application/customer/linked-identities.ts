import type { Observable } from 'rxjs';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import { type Kept, makeKeeping } from './keeping.ts';
import type { LinkedIdentity, LinkedIdentityPort } from './ports/identities.ts';

export type LinkedIdentitiesTask = 'unlink';

/** By which identities of other providers the signed-in customer signs in; a new one comes by its own window. Source: AUTH-6. */
export interface LinkedIdentities {
  readonly state$: Observable<Kept<readonly LinkedIdentity[], LinkedIdentitiesTask>>;
  readonly load: () => void;
  readonly unlink: (provider: SocialProvider) => void;
  readonly acknowledge: () => void;
}

export const makeLinkedIdentities = (port: LinkedIdentityPort): LinkedIdentities => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly LinkedIdentity[], LinkedIdentitiesTask>(
    port.linked,
  );
  return {
    state$,
    load,
    unlink: (provider) => during('unlink', port.unlink(provider), provider),
    acknowledge,
  };
};
