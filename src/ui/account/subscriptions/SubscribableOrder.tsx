import type { AccountHolder } from '../holder.ts';
import { OrderPage } from '../orders/OrderPage.tsx';
import { NewSubscription } from './NewSubscription.tsx';

/** One of the customer's orders, with an offer to subscribe to it. Source: ACC-5. */
export const SubscribableOrder = (holder: AccountHolder) => (
  <OrderPage {...holder} more={(order) => <NewSubscription order={order} desk={holder.desk} />} />
);
