import type { TaskEither } from 'fp-ts/TaskEither';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Consent, ConsentLink } from '../../../domain/customer/mail-consent.ts';
import type {
  EndedMails,
  MailPreferences,
  MarketingChannel,
} from '../../../domain/customer/mail-preferences.ts';
import type { Failure } from '../../shared/failure.ts';

/** Which mails a customer wants. `id`: `new` where nothing was chosen yet. */
export interface MailWish {
  readonly id: string;
  readonly preferences: MailPreferences;
}

/** The same, and whether they may be sent. */
export interface MailChoice extends MailWish {
  readonly consent: Consent;
}

/** The marketing service, as far as the signed-in customer goes. Source: ACC-3, AUTH-10. */
export interface MarketingPort {
  /** `NotFound`: the id is another's. */
  readonly communication: (id: string) => TaskEither<Failure, MailChoice>;
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>;
  readonly update: (customer: Customer, wish: MailWish) => TaskEither<Failure, MailChoice>;
  /** Asks for the mail once more that asks for the mailbox's yes. */
  readonly askForConsent: () => TaskEither<Failure, void>;
}

/** What links of mails do, for whoever opens them. May be asked again. Source: ACC-3. */
export interface MailLinkPort {
  /** `secret`: what the mail's link brought. */
  readonly agree: (secret: string) => TaskEither<Failure, ConsentLink>;
  /** What is sent no more. `NotFound`: no mail brought such a link. */
  readonly stop: (secret: string) => TaskEither<Failure, EndedMails>;
}
