import { type Keeping, makeKeeping } from './keeping.ts';
import type { EyeCheck, EyeCheckPort } from './ports/eye-checks.ts';

/** The checks of the eyes of who is signed in; each is changed on its own page. Source: APPT-7. */
export type OwnEyeChecks = Pick<Keeping<readonly EyeCheck[], never>, 'state$' | 'load' | 'acknowledge'>;

export const makeOwnEyeChecks = (port: Pick<EyeCheckPort, 'own'>): OwnEyeChecks => {
  const { state$, load, acknowledge } = makeKeeping<readonly EyeCheck[], never>(port.own);
  return { state$, load, acknowledge };
};
