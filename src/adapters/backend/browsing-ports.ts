import type { CartPort } from '../../application/cart/ports.ts';
import type { CataloguePort } from '../../application/catalogue/ports.ts';
import type { ShippingPort } from '../../application/checkout/ports.ts';
import type { SearchPort } from '../../application/search/ports.ts';
import { browsingApi } from '../contract/browsing-api.ts';
import type { AddressSettings } from './address-adapter.ts';
import { type CartSettings, makeCartAdapter } from './cart-adapter.ts';
import { type CatalogueSettings, makeCatalogueAdapter } from './catalogue-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeSearchAdapter, type SearchSettings } from './search-adapter.ts';
import { makeShippingAdapter } from './shipping-adapter.ts';

/** The ports that pages need before the checkout. */
export interface BrowsingPorts {
  readonly catalogue: CataloguePort;
  readonly search: SearchPort;
  readonly carts: CartPort;
  readonly shipping: ShippingPort;
}

export interface BackendSettings
  extends ClientSettings,
    CatalogueSettings,
    CartSettings,
    SearchSettings,
    AddressSettings {
  readonly channel: ClientSettings['channel'];
}

export const makeBrowsingPorts = (settings: BackendSettings): BrowsingPorts => {
  const client = makeClient(settings, browsingApi);
  return {
    catalogue: makeCatalogueAdapter(client, settings),
    search: makeSearchAdapter(client, settings),
    carts: makeCartAdapter(client, settings),
    shipping: makeShippingAdapter(client),
  };
};
