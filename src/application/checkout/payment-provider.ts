import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaymentId } from '../../domain/checkout/payment.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Currency, Minor } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';
import type { ExpressProvider } from './express-provider.ts';

/** An amount and its currency. Units: minor. */
export interface Sum {
  readonly amount: Minor;
  readonly currency: Currency;
}

/** A card or wallet stored at the provider, and when it expires. `lastDigits` is empty if there are none. */
export interface KeptWay {
  readonly alias: string;
  readonly lastDigits: string;
  readonly expires: Date;
}

/** A payment before the shopper pays. */
export interface AnnouncedPayment extends Sum {
  /** The shop's own id of it. The same id again is the same payment. */
  readonly payment: PaymentId;
  readonly order: string;
  readonly method: string;
  readonly locale: Locale;
  /** The stored payment means that the shopper pays with. */
  readonly alias?: Pick<KeptWay, 'alias' | 'expires'>;
  /** Whether to store the payment means. */
  readonly keeps: boolean;
  /** The URL that the shopper returns to, whatever the result. */
  readonly returnUrl: string;
  /** The URL for the provider's webhook. */
  readonly noticeUrl: string;
}

/** The provider's page where the shopper pays. */
export interface OpenedPayment {
  /** The provider's id of it. */
  readonly reference: string;
  readonly url: string;
  /** A script that shows the same page as an overlay in the shop. */
  readonly script: string;
}

/** The state of a payment as the provider reports it. */
export interface PaymentStanding {
  readonly reference: string;
  readonly payment: PaymentId;
  /** The provider's status; see `outcomeOfStatus`. */
  readonly status: string;
  /** The authorised amount; undefined if nothing was authorised. */
  readonly sum?: Sum;
  readonly kept?: KeptWay;
}

/** A webhook request as received: its exact text, and the signature that proves its sender. */
export interface SignedNotice {
  readonly text: string;
  readonly signature: string;
}

export type NoticeRefusal = 'NotSigned' | 'TooOld' | 'Unreadable';

/**
 * A payment provider as the shop's server uses it. Repeated calls with the same id act once, for an hour. `Refused` codes:
 * `payment.declined`, `payment.alias_unusable`, `payment.not_possible`. Source: CHK-11.
 */
export interface PaymentProvider {
  readonly open: (payment: AnnouncedPayment) => TaskEither<Failure, OpenedPayment>;
  readonly standing: (reference: string) => TaskEither<Failure, PaymentStanding>;
  /** Charges a stored payment means without the shopper present. */
  readonly charge: (
    payment: Pick<AnnouncedPayment, 'payment' | 'order' | 'method' | 'amount' | 'currency'> & {
      readonly alias: Pick<KeptWay, 'alias' | 'expires'>;
    },
  ) => TaskEither<Failure, { readonly reference: string }>;
  /** Captures an authorised amount. */
  readonly settle: (reference: string, payment: PaymentId, sum: Sum) => TaskEither<Failure, void>;
  /** Releases an authorisation that is not captured yet. */
  readonly release: (reference: string, payment: PaymentId) => TaskEither<Failure, void>;
  /** Refunds a captured amount. */
  readonly credit: (reference: string, payment: PaymentId, sum: Sum) => TaskEither<Failure, void>;
  readonly forget: (alias: string) => TaskEither<Failure, void>;
  /** Accepts a webhook by its signature alone. `now`: ms. */
  readonly hear: (notice: SignedNotice, now: number) => Either<NoticeRefusal, PaymentStanding>;
  /** Wallet payments that begin before there is an order. */
  readonly express: ExpressProvider;
}
