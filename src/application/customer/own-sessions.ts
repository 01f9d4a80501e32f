import type { Observable } from 'rxjs';
import { type Kept, makeKeeping } from './keeping.ts';
import type { OwnSession, OwnSessionPort } from './ports/own-sessions.ts';

export type OwnSessionTask = 'end' | 'endOthers';

/** Where the signed-in customer is signed in. Source: AUTH-19. */
export interface OwnSessions {
  readonly state$: Observable<Kept<readonly OwnSession[], OwnSessionTask>>;
  readonly load: () => void;
  readonly end: (id: string) => void;
  readonly endOthers: () => void;
  readonly acknowledge: () => void;
}

export const makeOwnSessions = (port: OwnSessionPort): OwnSessions => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly OwnSession[], OwnSessionTask>(
    port.sessions,
  );
  return {
    state$,
    load,
    end: (id) => during('end', port.end(id), id),
    endOthers: () => during('endOthers', port.endOthers()),
    acknowledge,
  };
};
