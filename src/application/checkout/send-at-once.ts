import * as TE from 'fp-ts/TaskEither';
import type { CartSession } from '../cart/cart-session.ts';
import type { Retry } from '../shared/retry.ts';
import type { CheckoutPort } from './ports.ts';

/**
 * Saves a shipping method as soon as it is selected, because only the backend knows the total with it. Of several
 * queued ones only the newest is saved; one that is saved already is skipped. A failure is shown when the step is
 * submitted. Source: CHK-33.
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
