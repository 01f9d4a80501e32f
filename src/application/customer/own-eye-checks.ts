import type { EyeCheck, EyeCheckPort } from './ports/eye-checks.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The eye checks of the signed-in customer. Each is changed on its own page. Source: APPT-7. */
export type OwnEyeChecks = RemoteCollection<readonly EyeCheck[], never>;

export const makeOwnEyeChecks = (port: Pick<EyeCheckPort, 'own'>): OwnEyeChecks =>
  makeRemoteCollection(port.own);
