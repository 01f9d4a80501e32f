import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaymentId } from '../../domain/checkout/payment.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Currency, Minor } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';
import type { ExpressProvider } from './express-provider.ts';

/** A sum, and what it is for. Units: minor. */
export interface Sum {
  readonly amount: Minor;
  readonly currency: Currency;
}

/** What a provider keeps of a card or wallet, and until when it is good. `lastDigits` is empty where there are none. */
export interface KeptWay {
  readonly alias: string;
  readonly lastDigits: string;
  readonly expires: Date;
}

/** A payment before anybody pays. */
export interface AnnouncedPayment extends Sum {
  /** The shop's own name for it; the same name again is the same payment. */
  readonly payment: PaymentId;
  readonly order: string;
  readonly method: string;
  readonly locale: Locale;
  /** What the shopper had kept and pays with now. */
  readonly alias?: Pick<KeptWay, 'alias' | 'expires'>;
  /** Whether what the shopper pays with is to be kept. */
  readonly keeps: boolean;
  /** Where the shopper comes back to, however it ends. */
  readonly returnUrl: string;
  /** Where the provider tells of it. */
  readonly noticeUrl: string;
}

/** Where a payment waits for its shopper. */
export interface OpenedPayment {
  /** The provider's name for it. */
  readonly reference: string;
  readonly url: string;
  /** Shows the same page over the shop's. */
  readonly script: string;
}

/** How a payment stands, as the provider says. */
export interface PaymentStanding {
  readonly reference: string;
  readonly payment: PaymentId;
  /** The provider's word; see `outcomeOfStatus`. */
  readonly status: string;
  /** What was authorised; none: no money is in it. */
  readonly sum?: Sum;
  readonly kept?: KeptWay;
}

/** A notice as it came: its very letters, and what proves whose they are. */
export interface SignedNotice {
  readonly text: string;
  readonly signature: string;
}

export type NoticeRefusal = 'NotSigned' | 'TooOld' | 'Unreadable';

/**
 * A payment provider as the shop's server knows it. Whatever is asked twice under the same name is done once.
 * `Refused` codes: `payment.declined`, `payment.alias_unusable`, `payment.not_possible`. Source: CHK-11.
 */
export interface PaymentProvider {
  readonly open: (payment: AnnouncedPayment) => TaskEither<Failure, OpenedPayment>;
  readonly standing: (reference: string) => TaskEither<Failure, PaymentStanding>;
  /** Takes money by what is kept, with nobody there. */
  readonly charge: (
    payment: Pick<AnnouncedPayment, 'payment' | 'order' | 'method' | 'amount' | 'currency'> & {
      readonly alias: Pick<KeptWay, 'alias' | 'expires'>;
    },
  ) => TaskEither<Failure, { readonly reference: string }>;
  /** Takes what was authorised. */
  readonly settle: (reference: string, payment: PaymentId, sum: Sum) => TaskEither<Failure, void>;
  /** Lets go of what was authorised and not taken yet. */
  readonly release: (reference: string, payment: PaymentId) => TaskEither<Failure, void>;
  /** Gives back what was taken. */
  readonly credit: (reference: string, payment: PaymentId, sum: Sum) => TaskEither<Failure, void>;
  readonly forget: (alias: string) => TaskEither<Failure, void>;
  /** Believes a notice by its signature alone. `now`: ms. */
  readonly hear: (notice: SignedNotice, now: number) => Either<NoticeRefusal, PaymentStanding>;
  /** Wallets before there is an order. */
  readonly express: ExpressProvider;
}
