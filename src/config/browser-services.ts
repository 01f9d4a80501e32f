import type { BackendPorts, BackendSettings } from '../adapters/backend/backend-ports.ts';
import { lazyPort } from '../adapters/backend/lazy-port.ts';
import { makeAddedProductsCookie } from '../adapters/browser/added-products-cookie.ts';
import { makeCartTokenCookie } from '../adapters/browser/cart-token-cookie.ts';
import { makeOrderAttempts } from '../adapters/browser/order-attempts.ts';
import type { CataloguePort } from '../application/catalogue/ports.ts';
import type { Services } from '../application/services.ts';
import type { Shop } from '../application/shared/shop.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { backendSettingsOf } from './backend-settings.ts';
import { makeEarlyAnswer } from './browser/early-answer.ts';
import { makeContainer, servicesOf } from './container.ts';

/** The adapters and their codecs: a chunk of its own. */
const loadPorts = async (settings: BackendSettings): Promise<BackendPorts> =>
  (await import('../adapters/backend/backend-ports.ts')).makeBackendPorts(settings);

const lazyBackend = (settings: BackendSettings): BackendPorts => {
  const early = makeEarlyAnswer(settings);
  let loaded: Promise<BackendPorts> | undefined;
  const load = (): Promise<BackendPorts> => {
    loaded ??= loadPorts({ ...settings, fetch: early.fetch }).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const port = <Name extends keyof BackendPorts>(name: Name) => load().then((ports) => ports[name]);
  const catalogue = lazyPort(() => port('catalogue'));
  const product: CataloguePort['product'] = (id) => async () => {
    if (!loaded) early.askForProduct(id);
    return catalogue.product(id)();
  };
  return {
    catalogue: lazyPort(() => port('catalogue'), { product }),
    search: lazyPort(() => port('search')),
    carts: lazyPort(() => port('carts')),
    checkout: lazyPort(() => port('checkout')),
    orders: lazyPort(() => port('orders')),
    payments: lazyPort(() => port('payments')),
  };
};

/** The services of one tab. */
export const makeBrowserServices = ({
  shop,
  locale,
}: {
  readonly shop: Shop;
  readonly locale: Locale;
}): Services =>
  servicesOf(
    makeContainer({
      backend: lazyBackend(
        backendSettingsOf(shop, locale, {
          base: `${location.origin}/api`,
          fetch: (request) => fetch(request),
        }),
      ),
      cartTokens: makeCartTokenCookie(document, location.protocol === 'https:'),
      addedProducts: makeAddedProductsCookie(document, location.protocol === 'https:'),
      orderAttempts: makeOrderAttempts(() => sessionStorage),
      analytics: { send: () => undefined },
      clock: { now: () => Date.now() },
      newId: () => crypto.randomUUID(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    shop,
    locale,
  );
