import { startTransition } from 'react';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Failure } from '../application/shared/failure.ts';
import { defaultLocale } from '../domain/shared/locale.ts';
import { isCounted } from '../domain/tracking/consent-glance.ts';
import { Providers } from '../ui/app.tsx';
import { Document } from '../ui/document.tsx';
import { makeRoutes } from '../ui/routes.tsx';
import { crawlableContext } from '../ui/shared/crawlable.ts';
import { PreloadContext } from '../ui/shared/elements/PreLink.tsx';
import { hydratedContext } from '../ui/shared/hydrated.ts';
import { servicesContext } from '../ui/shared/load.ts';
import { fetchLostSheets, noteLostSheet } from '../ui/shared/lost-sheets.ts';
import { patiently } from '../ui/shared/patiently.ts';
import { makeTranslator } from '../ui/shared/translation/translator.ts';
import { wordsContext } from '../ui/shared/words.ts';
import { makeEarlyLoads } from './browser/early-loads.ts';
import { makeWordFiles, spokenLocale } from './browser/fetch-words.ts';
import { makePreload } from './browser/preload.ts';
import { Ready } from './browser/Ready.tsx';
import { hydrateRoot } from './browser/react-dom.ts';
import { reloadOnce } from './browser/reload-once.ts';
import { settleRoutes } from './browser/settle-routes.ts';
import { loadShop } from './browser/shop-files.ts';
import { makeBrowserServices } from './browser-services.ts';
import { now } from './clock.ts';
import type { Boot } from './rendering/boot.ts';

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** Lets the browser paint and answer. The starter has the same line: a shared module would be one more request. */
const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

const ignore = () => undefined;
/** Comes with the first error, or with the first sign of somebody being there. */
const errors = () => import('./browser/errors.ts');
/** An answer that is no page was expected, and is no error; what was thrown was not. */
const tell = (error: unknown): void => {
  if (error instanceof Error) errors().then((m) => m.tellError(error), ignore);
};

const onFailure = (operation: string, failure: Failure) =>
  void errors().then((m) => m.tellFailure(operation, failure), ignore);

/** Whether what does not come was only pointed at: the press asks again. */
let isGuess = () => false;

/** Each step is a task of its own: together they would block a slow phone. */
const hydrate = async (): Promise<void> => {
  const block = text('#boot');
  const boot = JSON.parse(block) as Boot;
  const locale = spokenLocale(boot.shell.lang.slice(0, 2));
  const wordFiles = makeWordFiles(boot.words, `/words/${boot.shell.brand}/${defaultLocale}/*.js`);
  const routes = makeRoutes();
  const [lists, shop] = await Promise.all([
    wordFiles.lists(boot.needs),
    loadShop(boot.shell.brand, boot),
    settleRoutes(routes, location.pathname, boot.state.loaderData),
  ]);
  await pause();
  const translator = makeTranslator(locale, lists, wordFiles.fetch);
  await pause();
  const askConsent = () =>
    import('./browser/consent.ts').then(({ startConsent }) =>
      startConsent({ services, translator, router, boot }),
    );
  const services = makeBrowserServices({
    shop,
    locale,
    brandPorts: boot.brandPorts,
    flags: boot.flags,
    zone: boot.zone,
    onFailure,
  });
  await pause();
  let onReady: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(hydratedContext, hydrated);
    context.set(crawlableContext, false);
    context.set(wordsContext, async (wanted) => {
      await Promise.all(wanted.map(translator.load));
    });
    return context;
  };
  const earlyLoads = makeEarlyLoads(now);
  const links = makePreload(routes, earlyLoads, getContext, wordFiles.warm);
  earlyLoads.serve(routes);
  const router = createBrowserRouter(routes, { hydrationData: boot.state, getContext });
  const sent = router.state;
  isGuess = () => links.isUnderWay() && router.state.navigation.state === 'idle';
  await pause();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document shell={boot.shell} css={text('style:not([data-vite-dev-id])')} boot={block}>
        <PreloadContext value={links.preload}>
          <Providers services={services} translator={translator}>
            <RouterProvider router={router} onError={tell} />
          </Providers>
        </PreloadContext>
        <Ready onReady={onReady} />
      </Document>,
    );
  });
  // Without scripts, a link to what the privacy page says of cookies; with them, to the settings.
  const openSettings = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[href$="#cookies"]'))) return;
    event.preventDefault();
    void askConsent().then(({ open }) => open());
  };
  addEventListener('click', openSettings, true);
  if (isCounted(document.cookie, now())) void hydrated.then(askConsent);
  const signs = ['pointerdown', 'keydown', 'click', 'blur', 'visibilitychange', 'scroll'];
  const wake = ({ type }: Pick<Event, 'type'>) => {
    clearTimeout(reading);
    for (const sign of signs) removeEventListener(sign, wake);
    patiently(() => import('./browser/keep-in-step.ts')).then(
      ({ keepInStep }) => {
        keepInStep(services, translator, router, type, askConsent, links.prepare, sent);
        // The starter presses again what was pressed before.
        void hydrated.then(() => dispatchEvent(new Event('listening')));
      },
      () => undefined,
    );
  };
  for (const sign of signs) addEventListener(sign, wake);
  // Who only reads is there too.
  const reading = setTimeout(wake, 5000, { type: 'scroll' });
  if (document.querySelector('a[aria-busy]')) wake({ type: 'click' });
  // Hardly anybody: whoever brings a mode or comes from a place of the staff's, now or before.
  if (/[?&](mode|referer)=/.test(location.search) || document.cookie.includes('vsf-referer'))
    await Promise.all([hydrated, import('./browser/staff.tsx')]).then(
      ([, { welcomeStaff }]) => welcomeStaff(services, translator, boot.brandPorts),
      () => undefined,
    );
};

addEventListener('vite:preloadError', () => isGuess() || reloadOnce(tell));
addEventListener('error', noteLostSheet, true);
addEventListener('online', fetchLostSheets);
addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
// Not awaited at the top: page chunks import this chunk, so waiting for them here would never end.
void hydrate();
