import type { ValuePurpose } from '../../domain/customer/given-consent.ts';
import type { ConsentPort, ValueConsent } from './ports/consents.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The uses of their lens values that the customer consents to. `about` of a task: the purpose. Source: LAW-30. */
export interface ValueConsents extends RemoteCollection<readonly ValueConsent[], 'give' | 'withdraw'> {
  readonly say: (purpose: ValuePurpose, given: boolean) => void;
}

export const makeValueConsents = (port: ConsentPort): ValueConsents => {
  const { during, ...collection } = makeRemoteCollection<readonly ValueConsent[], 'give' | 'withdraw'>(
    port.consents,
  );
  return {
    ...collection,
    say: (purpose, given) => during(given ? 'give' : 'withdraw', port.say(purpose, given), purpose),
  };
};
