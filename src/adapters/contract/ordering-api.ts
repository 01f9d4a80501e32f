import { addressOperations } from './addresses.ts';
import { checkoutOperations } from './checkout.ts';
import { creditOperations } from './credit.ts';
import { guestOrderOperations } from './guest-orders.ts';
import { orderOperations } from './orders.ts';
import { partnerOperations } from './partners.ts';

/** What is asked from the checkout on: a browser fetches its client there. */
export const orderingApi = {
  ...checkoutOperations,
  ...creditOperations,
  ...addressOperations,
  ...partnerOperations,
  ...orderOperations,
  ...guestOrderOperations,
} as const;
