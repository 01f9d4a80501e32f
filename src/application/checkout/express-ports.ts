import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { ExpressStanding } from '../../domain/checkout/express/approval.ts';
import type { ExpressWallet } from '../../domain/checkout/express/express-wallet.ts';
import type { WalletAddress } from '../../domain/checkout/express/wallet-address.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { Failure } from '../shared/failure.ts';

/** The shop's own id of an opened wallet. It does not identify the owner. */
export type ExpressId = string & { readonly ExpressId: unique symbol };

/** The result of an opened wallet. */
export interface ExpressAnswer {
  readonly wallet: ExpressWallet;
  readonly standing: ExpressStanding;
  /** Known once the wallet is approved: the payer and their shipping address. */
  readonly payer?: { readonly email: string; readonly address: WalletAddress };
  /** The maximum amount that the payer approved. */
  readonly upTo?: Money;
}

/** Opens a wallet before there is an order, and reads its result. Source: EXP-2, EXP-5. */
export interface ExpressPort {
  /** The page where the payer approves the cart's total. Pressing twice opens one wallet. */
  readonly begin: (
    cart: CartToken,
    wish: { readonly wallet: ExpressWallet; readonly returnPath: string },
  ) => TaskEither<Failure, { readonly express: ExpressId; readonly url: string }>;
  /** May be requested any number of times. Knows nothing about wallets of other carts. */
  readonly standing: (cart: CartToken, express: ExpressId) => TaskEither<Failure, ExpressAnswer>;
}
