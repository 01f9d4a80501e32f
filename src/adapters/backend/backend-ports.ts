import type { CartPort } from '../../application/cart/ports.ts';
import type { CataloguePort } from '../../application/catalogue/ports.ts';
import type { CheckoutPort, OrderPort, PaymentPort } from '../../application/checkout/ports.ts';
import type { SearchPort } from '../../application/search/ports.ts';
import { makeCartAdapter } from './cart-adapter.ts';
import { makeCatalogueAdapter } from './catalogue-adapter.ts';
import { makeCheckoutAdapter, makeOrderAdapter, makePaymentAdapter } from './checkout-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeSearchAdapter } from './search-adapter.ts';

/** The ports that a server of the Shop API serves. */
export interface BackendPorts {
  readonly catalogue: CataloguePort;
  readonly search: SearchPort;
  readonly carts: CartPort;
  readonly checkout: CheckoutPort;
  readonly orders: OrderPort;
  readonly payments: PaymentPort;
}

export interface BackendSettings extends ClientSettings {
  readonly priceChannel: string;
  readonly recommendedRetailChannel?: string;
}

export const makeBackendPorts = (settings: BackendSettings): BackendPorts => {
  const client = makeClient(settings);
  return {
    catalogue: makeCatalogueAdapter(client, settings),
    search: makeSearchAdapter(client),
    carts: makeCartAdapter(client, settings),
    checkout: makeCheckoutAdapter(client),
    orders: makeOrderAdapter(client),
    payments: makePaymentAdapter(client),
  };
};
