import type { TaskEither } from 'fp-ts/TaskEither';
import type { ValuePurpose } from '../../../domain/customer/given-consent.ts';
import type { Failure } from '../../shared/failure.ts';

/** The state of the customer's consent to a use of their lens values. `since`: an instant. */
export interface ValueConsent {
  readonly purpose: ValuePurpose;
  readonly given: boolean;
  readonly since?: string;
}

/** Source: LAW-30. */
export interface ConsentPort {
  readonly consents: () => TaskEither<Failure, readonly ValueConsent[]>;
  /** Sends the version of the text that the screen shows. */
  readonly say: (purpose: ValuePurpose, given: boolean) => TaskEither<Failure, readonly ValueConsent[]>;
}
