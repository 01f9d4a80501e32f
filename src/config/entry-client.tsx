import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../ui/app.tsx';
import { makeAppRoutes } from '../ui/app-routes.tsx';
import { Document } from '../ui/document.tsx';
import { PreloadContext } from '../ui/shared/elements/PreLink.tsx';
import { hydratedContext } from '../ui/shared/hydrated.ts';
import { servicesContext } from '../ui/shared/load.ts';
import { wordsContext } from '../ui/shared/words.ts';
import { makePreload } from './browser/preload.ts';
import { Ready } from './browser/Ready.tsx';
import { routerMoves } from './browser/router-moves.ts';
import { pause, startPage, tell, watchErrors } from './browser/start-page.ts';
import { startPresence } from './browser/start-presence.ts';
import { laws } from './law/laws.ts';
import { settleRoutes } from './rendering/settle-routes.ts';
import { goToPlainPage } from './starter-plain.ts';

/**
 * Gives a page that was loaded anew a key in the history, as all others have. Without one it would restore the scroll
 * position of an earlier visit. Source: ROUTE-11.
 */
const keyEntry = (): void => {
  const { state } = history;
  if (state?.key === undefined)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
};

let isGuess = () => false;

/** Hydrates the app from the cart to the account: one document, whose pages the router renders. */
const hydrate = async (): Promise<void> => {
  const routes = makeAppRoutes();
  const start = await startPage(
    ({ needs }) => needs,
    ({ state }) => settleRoutes(routes, location.pathname, state?.loaderData),
    { laws },
  );
  const { boot, block, services, translator, wordFiles } = start;
  const { shell } = boot;
  if (!shell) throw new Error('The document of this page lacks the shell of the app');
  const ready = Promise.withResolvers<void>();
  const onReady = () => {
    document.documentElement.dataset.app = '';
    ready.resolve();
  };
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(hydratedContext, ready.promise);
    context.set(wordsContext, async (wanted) => {
      await translator.loadNamespaces(wanted);
    });
    return context;
  };
  const links = makePreload(routes, wordFiles.warm);
  keyEntry();
  const router = createBrowserRouter(routes, { hydrationData: boot.state ?? {}, getContext });
  isGuess = () => links.isUnderWay() && router.state.navigation.state === 'idle';
  await pause();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        shell={shell}
        css={document.querySelector('style:not([data-vite-dev-id])')?.textContent ?? ''}
        boot={block}
      >
        <PreloadContext value={links.preload}>
          <Providers services={services} translator={translator}>
            <RouterProvider router={router} onError={tell} />
          </Providers>
        </PreloadContext>
        <Ready onReady={onReady} />
      </Document>,
    );
  });
  startPresence(start, routerMoves(router), ready.promise);
};

/** If the app never started, redirects to the page that works without it. Source: UI-20. */
const giveUp = (error: Error): void => {
  tell(error);
  if (!('app' in document.documentElement.dataset)) goToPlainPage();
};

watchErrors(() => isGuess(), giveUp);
// Not awaited at the top: page chunks import this chunk, so waiting for them here would never end.
void hydrate();
