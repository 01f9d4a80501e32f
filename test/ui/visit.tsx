import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  createPath,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { patience } from '../../scripts/pace.ts';
import { makeAccountPorts } from '../../src/adapters/backend/account-ports.ts';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import { keepsWishes, wishesKey } from '../../src/adapters/browser/keeps-wishes.ts';
import { makeLastChoices } from '../../src/adapters/browser/last-choices.ts';
import { makeSeenProducts } from '../../src/adapters/browser/seen-products-storage.ts';
import { makeSignedInMark } from '../../src/adapters/browser/signed-in-mark.ts';
import { makeTextStore, tab } from '../../src/adapters/browser/storages.ts';
import { wasSignedIn } from '../../src/adapters/browser/was-signed-in.ts';
import { makeWishlistStorage } from '../../src/adapters/browser/wishlist-storage.ts';
import type { CartTokenStore } from '../../src/application/cart/ports.ts';
import type { OrderAttempts } from '../../src/application/checkout/ports.ts';
import { makeContentService } from '../../src/application/content/content-service.ts';
import { noContent } from '../../src/application/content/no-content.ts';
import type { ContentSource } from '../../src/application/content/ports.ts';
import { ruleValues } from '../../src/application/content/rule-values.ts';
import { forgetTyped } from '../../src/application/customer/typed-texts.ts';
import { makePageFlags } from '../../src/application/flags/page-flags.ts';
import { makeAccountSession } from '../../src/application/identity/account-session.ts';
import { makeRecentSearches } from '../../src/application/search/recent-searches.ts';
import type { Services } from '../../src/application/services.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { openDesk } from '../../src/config/browser/open-desk.ts';
import { makeServices } from '../../src/config/composition/services.ts';
import { builtInStories } from '../../src/config/server/content/built-in-stories.ts';
import { loadWords } from '../../src/config/words/load-words.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import type { SeenCart } from '../../src/domain/cart/cart-check.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { localeOf } from '../../src/domain/shared/paths.ts';
import { noOffer, type PartnerOffer } from '../../src/domain/tracking/partner-offer.ts';
import { Providers } from '../../src/ui/app.tsx';
import { keepNotes, pageNotes } from '../../src/ui/page-notes.ts';
import { publicPageOf } from '../../src/ui/public-pages.ts';
import { makeRoutes } from '../../src/ui/routes.ts';
import { servicesContext } from '../../src/ui/shared/load.ts';
import { namespaces } from '../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';
import { type AtProvider, identityWindowAt } from '../adapters/sandbox/fixtures/at-provider.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { keeping, quietOutside, seeing } from '../config/quiet-outside.ts';

// A whole shop in one process needs time to answer.
configure({ asyncUtilTimeout: patience(10_000) });

export interface Visit {
  readonly services: Services;
  readonly path: () => string;
  /** With its query and fragment. */
  readonly address: () => string;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The cart that this visitor's browser stores. */
  readonly token: () => string | undefined;
  /** Requests to the backend: `POST /api/orders`. */
  readonly asked: readonly string[];
  readonly leave: () => void;
  /** Opens another address in the same document, as a fragment typed into the address bar does. */
  readonly go: (address: string) => Promise<void>;
}

/** A visitor who opens an address: the real routes and texts over the sandbox in this process. */
export const visit = async (
  backend: Pick<TestSandbox, 'fetch'>,
  address: string,
  {
    brand = 'okulino',
    cart,
    keepsCookies = true,
    linkEmail,
    seen,
    now = () => Date.parse('2026-11-19T09:00:00Z'),
    device = localStorage,
    searched = [],
    added = [],
    wished,
    routes = makeRoutes(),
    atProvider,
    wip = false,
    content = {},
    before = [],
    offer,
    attempts,
    own = {},
  }: {
    readonly brand?: BrandId;
    readonly cart?: string;
    /** False if this browser accepts no cookies. */
    readonly keepsCookies?: boolean;
    /** The address to which this browser has requested a login link. */
    readonly linkEmail?: string;
    /** The cart as this visitor last saw it. */
    readonly seen?: SeenCart;
    readonly now?: () => number;
    /** Storage of the visitor's device; the same for consecutive visitors. */
    readonly device?: Storage;
    /** Earlier searches on this device, and products added to the cart. */
    readonly searched?: readonly string[];
    readonly added?: readonly ProductId[];
    /** Earlier wishes on this device. Undefined: wishes are not stored. */
    readonly wished?: readonly ProductId[];
    readonly routes?: RouteObject[];
    /** What this visitor does on the page of a sign-in provider. */
    readonly atProvider?: () => AtProvider;
    readonly wip?: boolean;
    /** Content of editors; everything else comes from the shop's own stories. */
    readonly content?: Partial<ContentSource>;
    /** Earlier pages of this visitor, the last one last. */
    readonly before?: readonly string[];
    /** The offer of the partner by whose link this visitor came. */
    readonly offer?: PartnerOffer;
    /** What an earlier page ordered without an answer. Undefined: nothing. */
    readonly attempts?: () => Promise<OrderAttempts>;
    /** Changes to the shop's configuration. */
    readonly own?: Partial<Shop>;
  } = {},
): Promise<Visit> => {
  const locale: Locale = localeOf(new URL(address, 'http://shop.test').pathname);
  const shop: Shop = { ...shops[brand], ...own };
  const kept = keeping(cart as CartToken | undefined);
  const cartTokens: CartTokenStore = {
    ...kept,
    write: (token) => {
      kept.write(token);
      return keepsCookies;
    },
  };
  const texts = makeTextStore(() => device);
  if (wished) device.setItem(wishesKey(brand), wished.join(','));
  let recent: readonly string[] = searched;
  const asked: string[] = [];
  const settings = backendSettingsOf(
    shop,
    locale,
    {
      base: `http://${brand}.localhost/api`,
      fetch: (request) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`);
        return backend.fetch(request);
      },
    },
    () => offer ?? noOffer,
  );
  const services = makeServices(
    {
      backend: {
        ...makeBackendPorts(settings),
        content: makeContentService({
          source: { ...noContent, ...content },
          builtIn: builtInStories(shop, locale),
          clock: { now },
          rules: ruleValues(shop),
          report: () => undefined,
          inProduction: true,
        }),
      },
      ...quietOutside(),
      ...(wished && {
        wishes: async () => makeWishlistStorage(() => device, brand),
        keepsWishes: () => keepsWishes(texts, brand),
      }),
      openAccount: async (use) =>
        makeAccountSession({
          confirmLink: () => undefined,
          ...use,
          ...makeAccountPorts(
            settings,
            identityWindowAt(backend, atProvider, `http://${brand}.localhost:4200`),
          ),
          social: shop.houseIdentity === undefined ? ['google', 'apple', 'facebook'] : ['house'],
          wip,
          country: shop.country,
          tokens: cartTokens,
          wait: async () => undefined,
          whenSeen: async () => undefined,
          mark: makeSignedInMark(texts, window),
          openDesk: (customer, session) =>
            openDesk(
              settings,
              { ...use, tokens: cartTokens, mailed: keeping(), wait: async () => undefined, ...session },
              customer,
            ),
          target: keeping<string>(),
          linkEmail: keeping(linkEmail),
          customToken: keeping<string>(),
          newId: () => 'nonce',
          dropCookies: () => undefined,
          forgetCustomer: () => forgetTyped(tab),
          reload: () => false,
        }),
      ...(attempts && { orderAttempts: attempts }),
      wasSignedIn: () => wasSignedIn(texts),
      cartTokens,
      addedProducts: { read: () => added, add: () => undefined, clear: () => undefined },
      seenCarts: async () => seeing(seen),
      lastChoices: makeLastChoices(
        { device: texts, tab, isAllowed: () => true, allow: async () => undefined },
        brand,
      ),
      seenProducts: makeSeenProducts(texts, brand),
      recentSearches: makeRecentSearches({
        read: () => recent,
        write: (queries) => {
          recent = queries;
        },
      }),
      clock: { now },
      newId: () => crypto.randomUUID(),
    },
    { shop, locale, device: texts, tab, flags: makePageFlags(new Map()).flags },
  );
  const translator = makeTranslator(locale, await loadWords(brand, locale, namespaces));
  const router = createMemoryRouter(routes, {
    initialEntries: [...before, address],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  // As a document passes it to its scripts.
  const note = ({ matches, loaderData }: typeof router.state) => {
    const id = matches.at(-1)?.route.id ?? '';
    const page = publicPageOf(id);
    const loaded: unknown = loaderData[id];
    if (page && loaded) keepNotes(services, pageNotes(page, loaded));
  };
  router.subscribe(note);
  const { unmount } = render(
    <Providers services={services} translator={translator}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    services,
    path: () => router.state.location.pathname,
    address: () => createPath(router.state.location),
    go: (address) => router.navigate(address),
    user: userEvent.setup(),
    token: cartTokens.read,
    asked,
    leave: () => {
      unmount();
      router.dispose();
    },
  };
};

/** Writes a text after that of a field at once: a form renders anew for each key, which few tests are about. */
export const write = async (
  { user }: Pick<Visit, 'user'>,
  field: HTMLElement,
  text: string,
): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

/** A button once it can be pressed: what it needs may still be loading. */
export const usable = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.getAttribute('aria-disabled') === 'true') throw new Error(`“${name}” cannot be pressed yet`);
    return button;
  });
