import type { TaskEither } from 'fp-ts/TaskEither';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { MailPreferences, MarketingChannel } from '../../../domain/customer/mail-preferences.ts';
import type { Failure } from '../../shared/failure.ts';

/** Which mails a customer wants. `id`: `new` where nothing was chosen yet. */
export interface MailChoice {
  readonly id: string;
  readonly preferences: MailPreferences;
}

/** The marketing service, as far as the signed-in customer goes. Source: ACC-3, AUTH-10. */
export interface MarketingPort {
  /** `NotFound`: the id is another's. */
  readonly communication: (id: string) => TaskEither<Failure, MailChoice>;
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>;
  readonly update: (customer: Customer, choice: MailChoice) => TaskEither<Failure, MailChoice>;
}
