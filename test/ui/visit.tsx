import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import type { Services } from '../../src/application/services.ts';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { makeContainer, servicesOf } from '../../src/config/container.ts';
import { loadWords } from '../../src/config/words/load-words.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { localeOf } from '../../src/domain/shared/paths.ts';
import { Providers } from '../../src/ui/app.tsx';
import { makeRoutes } from '../../src/ui/routes.tsx';
import { namespaces } from '../../src/ui/shared/namespaces.ts';
import { servicesContext } from '../../src/ui/shared/services.ts';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

// A whole shop in one process answers in its own time.
configure({ asyncUtilTimeout: 10_000 });

export interface Visit {
  readonly services: Services;
  readonly path: () => string;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The cart that this visitor's browser keeps. */
  readonly token: () => string | undefined;
  /** What was asked of the backend: `POST /api/orders`. */
  readonly asked: readonly string[];
  readonly leave: () => void;
}

/** A visitor who opens an address: the real routes and words over the sandbox in this process. */
export const visit = async (
  backend: Pick<TestSandbox, 'fetch'>,
  address: string,
  {
    brand = 'okulino',
    cart,
    now = () => Date.parse('2026-11-19T09:00:00Z'),
    routes = makeRoutes(),
  }: {
    readonly brand?: BrandId;
    readonly cart?: string;
    readonly now?: () => number;
    readonly routes?: RouteObject[];
  } = {},
): Promise<Visit> => {
  const locale: Locale = localeOf(new URL(address, 'http://shop.test').pathname);
  const shop = shops[brand];
  let token = cart as CartToken | undefined;
  let attempt: CartToken | undefined;
  const asked: string[] = [];
  const services = servicesOf(
    makeContainer({
      backend: makeBackendPorts(
        backendSettingsOf(shop, locale, {
          base: `http://${brand}.localhost/api`,
          fetch: (request) => {
            asked.push(`${request.method} ${new URL(request.url).pathname}`);
            return backend.fetch(request);
          },
        }),
      ),
      cartTokens: {
        read: () => token,
        write: (next) => {
          token = next;
        },
        clear: () => {
          token = undefined;
        },
      },
      addedProducts: { read: () => [], add: () => undefined, clear: () => undefined },
      orderAttempts: {
        read: () => attempt,
        write: (next) => {
          attempt = next;
        },
        clear: () => {
          attempt = undefined;
        },
      },
      analytics: { send: () => undefined },
      clock: { now },
      newId: () => crypto.randomUUID(),
      wait: async () => undefined,
    }),
    shop,
    locale,
  );
  const translator = makeTranslator(locale, await loadWords(brand, locale, namespaces));
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  const { unmount } = render(
    <Providers services={services} translator={translator}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    services,
    path: () => router.state.location.pathname,
    user: userEvent.setup(),
    token: () => token,
    asked,
    leave: () => {
      unmount();
      router.dispose();
    },
  };
};
