import type { OrderedBasket } from '../../contract/cart/basket.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';

/** Whose account an order is: its number for the backend, and the one that the customer knows. */
export interface Buyer {
  readonly id: number | string;
  readonly account_id: string;
}

/** Whose order it is, once that is a customer's. */
export const ownedBy = <A extends object>(buyer: A, { id, account_id }: Buyer) => ({
  ...buyer,
  '@id': `/api/customers/${id}`,
  account_id,
});

/**
 * What an order keeps of the cart that it was; of a customer who is signed in, also who they are; and what its lenses were
 * bought on.
 */
export const basketOf = (
  { token_value: _token, state: _state, discount_note: _note, ...basket }: CartWire,
  customer?: Buyer,
  prescription?: PrescriptionWire,
): OrderedBasket => ({
  ...basket,
  checkout_state: 'completed',
  ...(prescription && { prescription }),
  ...(basket.customer && customer && { customer: ownedBy(basket.customer, customer) }),
});
