import type { OwnSession, OwnSessionPort } from './ports/own-sessions.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

export type OwnSessionTask = 'end' | 'endOthers';

/** The browsers in which the customer is signed in. Source: AUTH-19. */
export interface OwnSessions extends RemoteCollection<readonly OwnSession[], OwnSessionTask> {
  readonly end: (id: string) => void;
  readonly endOthers: () => void;
}

export const makeOwnSessions = (port: OwnSessionPort): OwnSessions => {
  const { during, ...collection } = makeRemoteCollection<readonly OwnSession[], OwnSessionTask>(
    port.sessions,
  );
  return {
    ...collection,
    end: (id) => during('end', port.end(id), id),
    endOthers: () => during('endOthers', port.endOthers()),
  };
};
