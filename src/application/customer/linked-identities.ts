import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { LinkedIdentity, LinkedIdentityPort } from './ports/identities.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

export type LinkedIdentitiesTask = 'unlink';

/**
 * The identities at other providers that the signed-in customer signs in with. A new one is linked in its own window.
 * Source: AUTH-6.
 */
export interface LinkedIdentities extends RemoteCollection<readonly LinkedIdentity[], LinkedIdentitiesTask> {
  readonly unlink: (provider: SocialProvider) => void;
}

export const makeLinkedIdentities = (port: LinkedIdentityPort): LinkedIdentities => {
  const { during, ...collection } = makeRemoteCollection<readonly LinkedIdentity[], LinkedIdentitiesTask>(
    port.linked,
  );
  return {
    ...collection,
    unlink: (provider) => during('unlink', port.unlink(provider), provider),
  };
};
