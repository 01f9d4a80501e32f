import * as TE from 'fp-ts/TaskEither';
import type { CartSession } from '../cart/cart-session.ts';
import type { Retry } from '../shared/retry.ts';
import type { CheckoutPort } from './ports.ts';

/**
 * Saves a way to send as soon as it stands chosen: only the shop knows what the order costs with it. Of several that wait
 * for their turn the newest is saved; one that is saved already is not asked for again. A failure says itself when the step
 * is sent. Source: CHK-33.
 */
export const makeSendAtOnce = (
  session: Pick<CartSession, 'change'>,
  checkout: Pick<CheckoutPort, 'chooseShipping'>,
  again: Retry,
) => {
  let newest: object | undefined;
  return (key: string, notice?: boolean): void => {
    const wish = {};
    newest = wish;
    void session.change((cart) => {
      const [shipment] = cart.shipments;
      const isSaved = shipment?.method === key && (cart.deliveryNotice ?? false) === (notice ?? false);
      if (!shipment || isSaved || newest !== wish) return TE.right(cart);
      return again(checkout.chooseShipping(cart.token, shipment.id, key, notice));
    })();
  };
};
