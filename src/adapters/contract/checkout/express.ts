import * as t from 'io-ts';
import type { ExpressId } from '../../../application/checkout/express-ports.ts';
import { expressStandings } from '../../../domain/checkout/express/approval.ts';
import { expressWallets } from '../../../domain/checkout/express/express-wallet.ts';
import { operation } from '../operation.ts';
import { CurrencyC, idC, MinorC, oneOf } from '../scalars.ts';

export const ExpressIdC = idC<ExpressId>('ExpressId');
const WalletC = oneOf('ExpressWallet', expressWallets);

/**
 * An address as a wallet provides it: `line1` contains street and house number, `country` is two or three letters of
 * any country.
 */
const WalletAddressC = t.partial(
  {
    first_name: t.string,
    last_name: t.string,
    line1: t.string,
    line2: t.string,
    postcode: t.string,
    city: t.string,
    province: t.string,
    country: t.string,
    phone: t.string,
  },
  'WalletAddress',
);
export type WalletAddressWire = t.TypeOf<typeof WalletAddressC>;

/** Only the page server uses these operations: no browser loads this part of the table. */
export const expressOperations = {
  /**
   * Starts a wallet payment before there is an order: the customer approves the total of the cart there, with
   * the cheapest shipping if none is chosen, and returns to `return_path`, to which `express` is added. An
   * immediately repeated request starts no second one.
   */
  startExpress: operation({
    method: 'POST',
    path: '/carts/:token/express',
    body: t.type({ wallet: WalletC, return_path: t.string }),
    answer: t.type({ express_id: ExpressIdC, redirect_url: t.string }),
    refusals: [404, 422],
  }),
  /**
   * Returns the state of a wallet payment of this cart and, once approved, the owner’s e-mail and address. An
   * order paid by this wallet then needs no further page, as long as its total is not above the approved
   * amount.
   */
  getExpress: operation({
    method: 'GET',
    path: '/carts/:token/express/:express',
    answer: t.intersection([
      t.type({ wallet: WalletC, standing: oneOf('ExpressStanding', expressStandings) }),
      t.partial({
        email: t.string,
        address: WalletAddressC,
        /** The approved maximum amount. */
        up_to: MinorC,
        currency_code: CurrencyC,
      }),
    ]),
    refusals: [404],
  }),
} as const;
