import type { TaskEither } from 'fp-ts/TaskEither';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Consent, ConsentLink } from '../../../domain/customer/mail-consent.ts';
import type {
  EndedMails,
  MailPreferences,
  MarketingChannel,
} from '../../../domain/customer/mail-preferences.ts';
import type { Failure } from '../../shared/failure.ts';

/** The mails that a customer wants. `id`: `new` if nothing was chosen yet. */
export interface MailWish {
  readonly id: string;
  readonly preferences: MailPreferences;
}

/** The same, plus the consent to send them. */
export interface MailChoice extends MailWish {
  readonly consent: Consent;
}

/** The marketing service for the signed-in customer. Source: ACC-3, AUTH-10. */
export interface MarketingPort {
  /** `NotFound`: the id belongs to another customer. */
  readonly communication: (id: string) => TaskEither<Failure, MailChoice>;
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>;
  readonly update: (customer: Customer, wish: MailWish) => TaskEither<Failure, MailChoice>;
  /** Requests the confirmation mail again. */
  readonly askForConsent: () => TaskEither<Failure, void>;
}

/** The actions of links in mails, for anyone who opens them. May be repeated. Source: ACC-3. */
export interface MailLinkPort {
  /** `secret`: from the mail's link. */
  readonly agree: (secret: string) => TaskEither<Failure, ConsentLink>;
  /** Stops these mails and returns which. `NotFound`: no mail contained this link. */
  readonly stop: (secret: string) => TaskEither<Failure, EndedMails>;
}
