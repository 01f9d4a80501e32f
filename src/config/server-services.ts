import { EMPTY } from 'rxjs';
import { makeBackendPorts } from '../adapters/backend/backend-ports.ts';
import type { ClientSettings } from '../adapters/backend/client.ts';
import { type ReadMemory, rememberReads } from '../adapters/backend/read-memory.ts';
import { makeStudioAdapter } from '../adapters/backend/studio-adapter.ts';
import type { CheckedBuild } from '../application/content/checked-build.ts';
import { noWishlist } from '../application/customer/no-service.ts';
import { makePageFlags } from '../application/flags/page-flags.ts';
import { makeRecentSearches } from '../application/search/recent-searches.ts';
import type { Services } from '../application/services.ts';
import type { ClockPort } from '../application/shared/clock.ts';
import type { PrivacyFacts } from '../application/shared/privacy-facts.ts';
import type { Shop } from '../application/shared/shop.ts';
import { noTextStore } from '../application/shared/text-store.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { backendSettingsOf } from './backend-settings.ts';
import { makeServices } from './composition/services.ts';

export interface ServerSettings extends Omit<ClientSettings, 'channel'> {
  readonly shop: Shop;
  readonly locale: Locale;
  readonly clock: ClockPort;
  readonly privacy?: PrivacyFacts | undefined;
  readonly checkedBuild?: CheckedBuild | undefined;
  /** Undefined: every read sends a request. */
  readonly memory?: ReadMemory;
}

/**
 * Creates the services for rendering pages, one set per shop and language. There is no visitor: the cart is empty, and
 * nothing is stored.
 */
export const makeServerServices = ({
  shop,
  locale,
  clock,
  checkedBuild,
  memory,
  privacy,
  ...client
}: ServerSettings): Services => {
  const settings = backendSettingsOf(shop, locale, client);
  const backend = makeBackendPorts(settings);
  return makeServices(
    {
      backend: memory ? rememberReads(memory, `${shop.id}/${locale}`, backend) : backend,
      cartTokens: { read: () => undefined, kept: () => '', write: () => false, clear: () => undefined },
      addedProducts: { read: () => [], add: () => undefined, clear: () => undefined },
      openAccount: () =>
        Promise.reject(new Error('Pages are rendered without a visitor, so no account can be opened')),
      wasSignedIn: () => false,
      lastChoices: {
        isAllowed: () => false,
        allow: async () => undefined,
        handOver: async () => undefined,
        isKept: () => false,
        read: async () => undefined,
        keep: async () => undefined,
        forget: () => undefined,
        onForgotten: () => undefined,
      },
      seenProducts: { read: () => [], add: () => undefined, clear: () => undefined },
      recentSearches: makeRecentSearches({ read: () => [], write: () => undefined }),
      seenCarts: async () => ({
        read: () => undefined,
        write: () => undefined,
        knowsGift: () => true,
        readLoss: () => '',
        closeLoss: () => undefined,
        noteGift: () => undefined,
      }),
      wishes: async () => noWishlist,
      keepsWishes: () => false,
      orderAttempts: async () => ({ read: () => undefined, write: () => undefined, clear: () => undefined }),
      orderTraces: { clear: () => undefined },
      orderSource: async () => ({}),
      providerWindow: { go: () => undefined, show: async () => 'failed', hide: () => undefined },
      news: { tell: () => undefined, told$: EMPTY },
      clock,
      newId: () => crypto.randomUUID(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      untilOnline: () => undefined,
      serverAnswers: async () => true,
    },
    {
      shop,
      locale,
      ...(privacy && { privacy }),
      studios: makeStudioAdapter(settings),
      device: noTextStore,
      tab: noTextStore,
      ...(checkedBuild && { checkedBuild }),
      // Each page has its own flags: those it is known to use, decided for the visitors that it is rendered for.
      flags: makePageFlags(new Map()).flags,
    },
  );
};
