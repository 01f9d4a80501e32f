import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { covers, type ExpressStanding } from '../../domain/checkout/express/approval.ts';
import type { ExpressEnd } from '../../domain/checkout/express/express-end.ts';
import type { ExpressWallet } from '../../domain/checkout/express/express-wallet.ts';
import { addressOfWallet } from '../../domain/checkout/express/wallet-address.ts';
import { weighed } from '../../domain/checkout/shipping.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import { isNoCart } from '../cart/no-cart.ts';
import type { CartPort } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';
import type { ExpressAnswer, ExpressId, ExpressPort } from './express-ports.ts';
import type { CheckoutPort } from './ports.ts';

/** The ports that a wallet's answer is taken over by. */
export interface ExpressParts {
  readonly express: Pick<ExpressPort, 'standing'>;
  readonly carts: Pick<CartPort, 'load'>;
  readonly checkout: Pick<
    CheckoutPort,
    'setAddresses' | 'shippingMethods' | 'chooseShipping' | 'choosePayment'
  >;
  readonly countries: readonly CountryCode[];
}

/** What the checkout is filled in with. `isCovered`: the order as it is now needs no further page of the wallet. Source: EXP-6. */
export interface TakenExpress {
  readonly wallet: ExpressWallet;
  readonly isCovered: boolean;
}

type Step<A> = TE.TaskEither<ExpressEnd, A>;

/** `refused`: what a no of the backend means at this place. */
const asked =
  (refused: ExpressEnd) =>
  <A>(task: TE.TaskEither<Failure, A>): Step<A> =>
    TE.mapLeft((failure: Failure): ExpressEnd => {
      if (isNoCart(failure)) return 'cart';
      return failure._tag === 'Refused' || failure._tag === 'NotFound' ? refused : 'failed';
    })(task);

const endOf = (standing: ExpressStanding): ExpressEnd | undefined =>
  standing === 'approved' ? undefined : standing;

/**
 * Fills the checkout in with what a wallet says: e-mail, address, the cheapest way to send, the wallet as the way to pay.
 * Done again it is the same. It makes no order. Source: EXP-3.
 */
export const takeExpress =
  ({ express, carts, checkout, countries }: ExpressParts) =>
  (token: CartToken, id: ExpressId): Step<TakenExpress> => {
    const fill = ({ wallet, payer, upTo }: ExpressAnswer): Step<TakenExpress> => {
      if (!payer) return TE.left('incomplete');
      const read = addressOfWallet(payer.address, countries);
      if (E.isLeft(read)) return TE.left(read.left);
      const address = read.right;
      return pipe(
        asked('cart')(carts.load(token)),
        TE.flatMap(({ customer }) =>
          asked('address')(
            checkout.setAddresses(token, {
              // The cart of an account keeps the account's. Source: CHK-22.
              email: customer?.accountId === undefined ? payer.email : customer.email,
              billing: address,
              shipping: address,
            }),
          ),
        ),
        TE.flatMap(sendCheapest),
        TE.flatMap((cart) =>
          cart.checkoutState === 'payment_skipped'
            ? TE.right(cart)
            : asked('sending')(checkout.choosePayment(token, wallet)),
        ),
        TE.map(({ total }) => ({
          wallet,
          isCovered: upTo !== undefined && covers({ wallet, upTo }, { method: wallet, total }),
        })),
      );
    };
    const sendCheapest = ({ shipments: [shipment] }: Cart): Step<Cart> =>
      shipment === undefined
        ? TE.left('sending')
        : pipe(
            asked('sending')(checkout.shippingMethods(token, shipment.id)),
            TE.flatMap((methods) => {
              const [cheapest] = weighed(methods);
              return cheapest === undefined
                ? TE.left<ExpressEnd>('sending')
                : asked('sending')(checkout.chooseShipping(token, shipment.id, cheapest.key));
            }),
          );
    return pipe(
      asked('expired')(express.standing(token, id)),
      TE.flatMap((answer) => {
        const end = endOf(answer.standing);
        return end === undefined ? fill(answer) : TE.left(end);
      }),
    );
  };
