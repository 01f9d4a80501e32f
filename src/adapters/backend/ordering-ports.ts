import type { CheckoutPort, OrderPort, PaymentPort } from '../../application/checkout/ports.ts';
import type { AddressPort } from '../../application/customer/ports/addresses.ts';
import { orderingApi } from '../contract/ordering-api.ts';
import { myOrderOperations } from '../contract/orders/my-orders.ts';
import { type AddressSettings, addressCheckMs, makeAddressAdapter } from './address-adapter.ts';
import { makeCheckoutAdapter, makeOrderAdapter, makePaymentAdapter } from './checkout-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';

/** The ports needed from the checkout on; most visits never get that far. */
export interface OrderingPorts {
  readonly checkout: CheckoutPort;
  readonly orders: OrderPort;
  readonly payments: PaymentPort;
  readonly addresses: AddressPort;
}

export const makeOrderingPorts = (settings: ClientSettings & AddressSettings): OrderingPorts => {
  const client = makeClient(settings, orderingApi);
  const timeoutMs = Math.min(settings.timeoutMs ?? addressCheckMs, addressCheckMs);
  const hasty = makeClient({ ...settings, timeoutMs }, orderingApi);
  const own = makeClient({ ...settings, timeoutMs }, myOrderOperations);
  return {
    checkout: makeCheckoutAdapter(client, hasty, own),
    orders: makeOrderAdapter(client),
    payments: makePaymentAdapter(client),
    addresses: makeAddressAdapter(client, hasty, settings),
  };
};
