import type { OrderedBasket } from '../../contract/cart/basket.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';

/** The account to which an order belongs: its number in the backend, and the one that the customer knows. */
export interface Buyer {
  readonly id: number | string;
  readonly account_id: string;
}

/** Adds the account to a buyer, once the order belongs to a customer. */
export const ownedBy = <A extends object>(buyer: A, { id, account_id }: Buyer) => ({
  ...buyer,
  '@id': `/api/customers/${id}`,
  account_id,
});

/** Returns what an order keeps of its cart, with the signed-in customer, if any, and the prescription for its lenses. */
export const basketOf = (
  {
    token_value: _token,
    state: _state,
    discount_note: _note,
    left_behind: _left,
    shipping_from: _from,
    ...basket
  }: CartWire,
  customer?: Buyer,
  prescription?: PrescriptionWire,
): OrderedBasket => ({
  ...basket,
  checkout_state: 'completed',
  ...(prescription && { prescription }),
  ...(basket.customer && customer && { customer: ownedBy(basket.customer, customer) }),
});
