import type { Buyer } from '../../../domain/orders/known-customer.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import { accountNumber } from '../../shop-server/engine/account-number.ts';

/** Returns who orders a cart: the account that owns it, and the recipient of its bill. */
export const buyerOf = (
  brand: BrandId,
  { customerId, email, billingAddress }: Pick<CartFacts, 'customerId' | 'email' | 'billingAddress'>,
): Buyer => {
  const account = accountNumber(customerId);
  return {
    brand,
    ...(account !== undefined && { account }),
    ...(email !== undefined &&
      billingAddress && {
        person: { email, lastName: billingAddress.last_name, postcode: billingAddress.postcode },
      }),
  };
};
