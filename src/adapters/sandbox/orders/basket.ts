import type { BasketWire } from '../../contract/cart/basket.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/** What an order keeps of the cart that it was; of a customer who is signed in, also who they are. */
export const basketOf = (
  { token_value: _token, state: _state, discount_note: _note, ...basket }: CartWire,
  customer?: Pick<CustomerRow, 'id' | 'account_id'>,
): BasketWire => ({
  ...basket,
  checkout_state: 'completed',
  ...(basket.customer &&
    customer && {
      customer: {
        ...basket.customer,
        '@id': `/api/customers/${customer.id}`,
        account_id: customer.account_id,
      },
    }),
});
