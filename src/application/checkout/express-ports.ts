import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { ExpressStanding } from '../../domain/checkout/express/approval.ts';
import type { ExpressWallet } from '../../domain/checkout/express/express-wallet.ts';
import type { WalletAddress } from '../../domain/checkout/express/wallet-address.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';

/** The shop's name for one wallet that was opened: it says nothing of whose it is. */
export type ExpressId = string & { readonly ExpressId: unique symbol };

/** What became of a wallet that was opened. */
export interface ExpressAnswer {
  readonly wallet: ExpressWallet;
  readonly standing: ExpressStanding;
  /** Once it is approved: who pays, and where they have their parcels sent. */
  readonly payer?: { readonly email: string; readonly address: WalletAddress };
  /** The most that it approved. */
  readonly upTo?: Money;
}

/** The way to a wallet before there is an order, and back. Source: EXP-2, EXP-5. */
export interface ExpressPort {
  /** Where its owner approves what the cart comes to. Pressed twice in a row it is one. */
  readonly begin: (
    cart: CartToken,
    wish: { readonly wallet: ExpressWallet; readonly returnPath: string },
  ) => TaskEither<Failure, { readonly express: ExpressId; readonly url: string }>;
  /** May be asked any number of times; of another cart nothing is known. */
  readonly standing: (cart: CartToken, express: ExpressId) => TaskEither<Failure, ExpressAnswer>;
}
