import { renewalOperations } from './cart/renewal.ts';
import { addressOperations } from './checkout/addresses.ts';
import { checkoutOperations } from './checkout/checkout.ts';
import { creditOperations } from './checkout/credit.ts';
import { partnerOperations } from './checkout/partners.ts';
import { guestOrderOperations } from './orders/guest-orders.ts';
import { orderOperations } from './orders/orders.ts';

/** The operations from the checkout on; a browser loads their client there. */
export const orderingApi = {
  ...renewalOperations,
  ...checkoutOperations,
  ...creditOperations,
  ...addressOperations,
  ...partnerOperations,
  ...orderOperations,
  ...guestOrderOperations,
} as const;
