import type { BackendPorts } from '../adapters/backend/backend-ports.ts';
import type { BackendSettings, BrowsingPorts } from '../adapters/backend/browsing-ports.ts';
import type { OrderingPorts } from '../adapters/backend/ordering-ports.ts';
import { makeAddedProductsCookie } from '../adapters/browser/added-products-cookie.ts';
import { makeCartTokenCookie } from '../adapters/browser/cart-token-cookie.ts';
import { keepsWishes } from '../adapters/browser/keeps-wishes.ts';
import { makeLastChoices } from '../adapters/browser/last-choices.ts';
import { providerWindowOf } from '../adapters/browser/provider-window.ts';
import { makeSeenProducts } from '../adapters/browser/seen-products-storage.ts';
import { serverAnswers } from '../adapters/browser/server-answers.ts';
import { device, deviceStorage, makeTextStore, tab } from '../adapters/browser/storages.ts';
import { untilOnline } from '../adapters/browser/until-online.ts';
import { wasSignedIn } from '../adapters/browser/was-signed-in.ts';
import { type BroughtFlags, makeLazyFlags } from '../application/flags/lazy-flags.ts';
import type { Services } from '../application/services.ts';
import { lazyPort, lazySession } from '../application/shared/lazy.ts';
import { once } from '../application/shared/once.ts';
import type { Shop } from '../application/shared/shop.ts';
import { makeNews } from '../application/shared/shop-news.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { isHostOf } from '../domain/shared/shop-host.ts';
import { isCounted, isRemembered, keepsValues } from '../domain/tracking/consent-glance.ts';
import { now, systemClock } from './clock.ts';
import { makeServices } from './composition/services.ts';

const ordering = () => import('./browser/ordering.ts');
const deviceMemory = () => import('./browser/device-memory.ts');

/** The adapters and their codecs as lazy ports: one chunk, and another from the checkout on. */
const lazyBackend = (settings: () => Promise<BackendSettings>): BackendPorts => {
  const browsing = once(async () =>
    (await import('../adapters/backend/browsing-ports.ts')).makeBrowsingPorts(await settings()),
  );
  const orderingPorts = once(async () => (await ordering()).makeOrderingPorts(await settings()));
  const browse = <Name extends keyof BrowsingPorts>(name: Name) => browsing().then((ports) => ports[name]);
  const order = <Name extends keyof OrderingPorts>(name: Name) =>
    orderingPorts().then((ports) => ports[name]);
  return {
    catalogue: lazyPort(() => browse('catalogue')),
    search: lazyPort(() => browse('search')),
    carts: lazyPort(() => browse('carts')),
    shipping: lazyPort(() => browse('shipping')),
    content: lazyPort(async () =>
      (await import('./browser/content.ts')).makeContentAdapter(await settings()),
    ),
    finder: lazyPort(() =>
      import('../adapters/backend/finder-adapter.ts').then(async (m) =>
        m.makeFinderAdapter(await settings()),
      ),
    ),
    checkout: lazyPort(() => order('checkout')),
    orders: lazyPort(() => order('orders')),
    payments: lazyPort(() => order('payments')),
    addresses: lazyPort(() => order('addresses')),
  };
};

/** Throws without consent, like a browser that blocks storage. Nothing is stored then. Source: TRK-7. */
const where = (may: (cookies: string, now: number) => boolean) =>
  makeTextStore(() => {
    if (!may(document.cookie, now())) throw new Error();
    return deviceStorage();
  });
const liked = where(isRemembered);
const agreed = where(keepsValues);

/** Creates the services of one tab. */
export const makeBrowserServices = ({
  shop,
  locale,
  brandPorts = false,
  flags = {},
  zone,
  onFailure,
}: {
  readonly shop: Shop;
  readonly locale: Locale;
  /** Whether each shop has a port of its own in this deployment. */
  readonly brandPorts?: boolean | undefined;
  /** The flags contained in the page. */
  readonly flags?: BroughtFlags | undefined;
  /** The time zone of the shop's days; undefined for the usual one. */
  readonly zone?: string | undefined;
  /** Called with unexpected failures of the backend. */
  readonly onFailure: NonNullable<BackendSettings['onFailure']>;
}): Services => {
  const secure = location.protocol === 'https:';
  const counts = isCounted(document.cookie, now());
  const sharing = brandPorts && !isHostOf(shop, location.hostname) ? shop.id : undefined;
  const cartTokens = makeCartTokenCookie(document, secure, sharing);
  const settings = async () =>
    (await import('./browser/visitor-settings.ts')).visitorSettingsOf(
      shop,
      locale,
      {
        base: `${location.origin}/api`,
        // A cart that came by a link is renewed before anything of this visitor gets into it.
        fetch: (request) =>
          cartTokens.kept().includes('.')
            ? ordering().then((m) => m.fetch(request, cartTokens))
            : fetch(request),
        onFailure,
      },
      sharing,
    );
  return makeServices(
    {
      backend: lazyBackend(settings),
      cartTokens,
      addedProducts: makeAddedProductsCookie(document, secure, sharing),
      openAccount: (use) =>
        import('./browser/open-account.ts').then(async (m) =>
          m.openAccount(await settings(), use, sharing, shop),
        ),
      // A visitor with a hash in the URL is about to be signed in.
      wasSignedIn: () => wasSignedIn(device) || location.search.includes('hash='),
      lastChoices: makeLastChoices(
        {
          device: agreed,
          tab,
          isAllowed: () => keepsValues(document.cookie, now()),
          allow: (allows) =>
            import('./browser/allow-values.ts').then((m) => m.allowValues(shop, sharing, allows)),
        },
        shop.id,
      ),
      seenProducts: makeSeenProducts(liked, shop.id),
      recentSearches: lazySession(() => deviceMemory().then((m) => m.recentSearchesOfDevice(liked))),
      seenCarts: () => deviceMemory().then((m) => m.makeSeenCarts(shop.id, device)),
      wishes: () => deviceMemory().then((m) => m.makeWishlistStorage(deviceStorage, shop.id)),
      keepsWishes: () => keepsWishes(device, shop.id),
      orderAttempts: () => ordering().then((m) => m.makeOrderAttempts(tab)),
      orderTraces: {
        clear: () => void ordering().then((m) => m.makeOrderTraces(document, secure, sharing).clear()),
      },
      orderSource: () => ordering().then((m) => m.orderSourceOf(document.cookie, sharing)),
      providerWindow: providerWindowOf(ordering),
      news: makeNews(counts),
      clock: systemClock(zone),
      newId: () => crypto.randomUUID(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      untilOnline,
      serverAnswers,
    },
    {
      shop,
      locale,
      device,
      tab,
      readPicture: (picture) =>
        import('../adapters/browser/read-picture.ts').then((m) => m.readPicture(picture)),
      flags: makeLazyFlags(flags, counts, (known) =>
        import('./browser/open-flags.ts').then((m) => m.openFlags(known, counts)),
      ),
    },
  );
};
