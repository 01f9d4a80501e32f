import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { covers, type ExpressStanding } from '../../domain/checkout/express/approval.ts';
import type { ExpressEnd } from '../../domain/checkout/express/express-end.ts';
import type { ExpressWallet } from '../../domain/checkout/express/express-wallet.ts';
import { addressOfWallet } from '../../domain/checkout/express/wallet-address.ts';
import { sortShippingMethods } from '../../domain/checkout/shipping.ts';
import { numberForOrder } from '../../domain/customer/miles-and-more.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import { isNoCart } from '../cart/no-cart.ts';
import type { CartPort } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';
import type { ExpressAnswer, ExpressId, ExpressPort } from './express-ports.ts';
import type { CheckoutPort } from './ports.ts';

/** The ports needed to take over a wallet's data. */
export interface ExpressParts {
  readonly express: Pick<ExpressPort, 'standing'>;
  readonly carts: Pick<CartPort, 'load'>;
  readonly checkout: Pick<
    CheckoutPort,
    'setAddresses' | 'setMilesAndMoreNumber' | 'shippingMethods' | 'chooseShipping' | 'choosePayment'
  >;
  /** The loyalty number that the signed-in customer's account keeps. */
  readonly knownNumber: TE.TaskEither<Failure, string | undefined>;
  /** Whether the shop takes loyalty numbers with orders. */
  readonly takesNumbers: boolean;
  readonly countries: readonly CountryCode[];
}

/**
 * What the checkout was filled in with. `isCovered`: the wallet's approval covers the current order, so no further
 * wallet page is needed. `lacksBill`: the shop requires billing data that no wallet has, such as a tax number; the
 * address step has the rest. Source: EXP-3, EXP-6.
 */
export interface TakenExpress {
  readonly wallet: ExpressWallet;
  readonly isCovered: boolean;
  readonly lacksBill?: true;
}

/** Whether a refusal concerns only the billing address. The shipping address is then accepted. */
const isOfBill = (failure: Failure): boolean =>
  failure._tag === 'Refused' &&
  failure.violations.length > 0 &&
  failure.violations.every(({ field }) => field.startsWith('billing_address.'));

type Step<A> = TE.TaskEither<ExpressEnd, A>;

/** `refused`: the ending that a refusal of the backend means in this step. */
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
 * Fills in the checkout with a wallet's data: e-mail, address, the cheapest shipping method, and the wallet as payment
 * method; for a customer also the loyalty number of the account. Repeating it has the same result. It places no order. Source: EXP-3.
 */
export const takeExpress =
  ({ express, carts, checkout, knownNumber, takesNumbers, countries }: ExpressParts) =>
  (token: CartToken, id: ExpressId): Step<TakenExpress> => {
    const fill = ({ wallet, payer, upTo }: ExpressAnswer): Step<TakenExpress> => {
      if (!payer) return TE.left('incomplete');
      const read = addressOfWallet(payer.address, countries);
      if (E.isLeft(read)) return TE.left(read.left);
      const address = read.right;
      const isEnough = ({ total }: Cart): boolean =>
        upTo !== undefined && covers({ wallet, upTo }, { method: wallet, total });
      const sendAndPay = (cart: Cart): Step<TakenExpress> =>
        pipe(
          sendCheapest(cart),
          TE.flatMap((sent) =>
            sent.checkoutState === 'payment_skipped'
              ? TE.right(sent)
              : asked('sending')(checkout.choosePayment(token, wallet)),
          ),
          TE.map((ready) => ({ wallet, isCovered: isEnough(ready) })),
        );
      return pipe(
        asked('cart')(carts.load(token)),
        // The customer may have emptied it in another tab while the wallet was open.
        TE.filterOrElse(
          ({ items }) => items.length > 0,
          (): ExpressEnd => 'cart',
        ),
        TE.flatMap((before) => {
          const { customer } = before;
          // A customer's cart keeps the e-mail of the account. Source: CHK-22.
          const email = customer?.accountId === undefined ? payer.email : customer.email;
          return pipe(
            checkout.setAddresses(token, { email, billing: address, shipping: address }),
            TE.map((cart): TakenExpress | Cart => cart),
            TE.orElse((failure) =>
              isOfBill(failure)
                ? pipe(
                    checkout.setAddresses(token, { email, shipping: address }),
                    TE.map((): TakenExpress | Cart => ({
                      wallet,
                      isCovered: false,
                      lacksBill: true,
                    })),
                  )
                : TE.left(failure),
            ),
            asked('address'),
            TE.flatMap(
              (filled): Step<TakenExpress | Cart> =>
                'wallet' in filled ? TE.right(filled) : sendNumber(before, filled),
            ),
          );
        }),
        TE.flatMap((filled) => ('wallet' in filled ? TE.right(filled) : sendAndPay(filled))),
      );
    };
    /**
     * Sends the account's loyalty number, as the address form would fill it in. A form that was sent already counts: its
     * customer may have emptied the field. Source: MILES-4.
     */
    const sendNumber = ({ customer, billingAddress }: Cart, filled: Cart): Step<Cart> =>
      !takesNumbers ||
      customer?.accountId === undefined ||
      customer.milesAndMoreNumber !== undefined ||
      billingAddress !== undefined
        ? TE.right(filled)
        : pipe(
            asked('failed')(knownNumber),
            TE.map((kept) => numberForOrder(takesNumbers, kept)),
            TE.flatMap((number) =>
              number === undefined
                ? TE.right(filled)
                : asked('failed')(checkout.setMilesAndMoreNumber(token, number)),
            ),
          );
    const sendCheapest = ({ shipments: [shipment] }: Cart): Step<Cart> =>
      shipment === undefined
        ? TE.left('sending')
        : pipe(
            asked('sending')(checkout.shippingMethods(token, shipment.id)),
            TE.flatMap((methods) => {
              const [cheapest] = sortShippingMethods(methods);
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
