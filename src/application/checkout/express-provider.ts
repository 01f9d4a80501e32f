import type { TaskEither } from 'fp-ts/TaskEither';
import type { ExpressWallet } from '../../domain/checkout/express/express-wallet.ts';
import type { WalletAddress } from '../../domain/checkout/express/wallet-address.ts';
import type { PaymentId } from '../../domain/checkout/payment.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Currency, Minor } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';
import type { ExpressId } from './express-ports.ts';

/** A wallet that has not been approved yet. The amount is the maximum that the payer approves. */
export interface AnnouncedExpress {
  readonly amount: Minor;
  readonly currency: Currency;
  readonly express: ExpressId;
  readonly wallet: ExpressWallet;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly noticeUrl: string;
}

/** The state of a wallet as the provider reports it. */
export interface WalletStanding {
  /** The provider's status; see `expressStanding`. */
  readonly status: string;
  readonly payer?: { readonly email: string; readonly address: WalletAddress };
}

/**
 * A wallet that is approved before there is an order. No money is authorised until `confirm`. Repeated calls with the
 * same id act once. Source: EXP-2, EXP-6.
 */
export interface ExpressProvider {
  readonly open: (
    express: AnnouncedExpress,
  ) => TaskEither<Failure, { readonly reference: string; readonly url: string }>;
  readonly standing: (reference: string) => TaskEither<Failure, WalletStanding>;
  /** Authorises the amount of an order that the buyer has placed. `Refused`: by the wallet. */
  readonly confirm: (
    reference: string,
    payment: {
      readonly payment: PaymentId;
      readonly order: string;
      readonly amount: Minor;
      readonly currency: Currency;
    },
  ) => TaskEither<Failure, void>;
}
