import type { EyeCheck, EyeCheckPort } from './ports/eye-checks.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The checks of the eyes of who is signed in; each is changed on its own page. Source: APPT-7. */
export type OwnEyeChecks = RemoteCollection<readonly EyeCheck[], never>;

export const makeOwnEyeChecks = (port: Pick<EyeCheckPort, 'own'>): OwnEyeChecks =>
  makeRemoteCollection(port.own);
