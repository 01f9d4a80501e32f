import type { Observable } from 'rxjs';
import type { ValuePurpose } from '../../domain/customer/given-consent.ts';
import { type Kept, makeKeeping } from './keeping.ts';
import type { ConsentPort, ValueConsent } from './ports/consents.ts';

export type ValueConsentsView = Kept<readonly ValueConsent[], 'give' | 'withdraw'>;

/** What the customer lets the shop use their lens values for. `about` of a task: the purpose. Source: LAW-30. */
export interface ValueConsents {
  readonly state$: Observable<ValueConsentsView>;
  readonly load: () => void;
  readonly say: (purpose: ValuePurpose, given: boolean) => void;
  readonly acknowledge: () => void;
}

export const makeValueConsents = (port: ConsentPort): ValueConsents => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly ValueConsent[], 'give' | 'withdraw'>(
    port.consents,
  );
  return {
    state$,
    load,
    say: (purpose, given) => during(given ? 'give' : 'withdraw', port.say(purpose, given), purpose),
    acknowledge,
  };
};
