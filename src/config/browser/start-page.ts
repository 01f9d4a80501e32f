import { noteLeaving } from '../../adapters/browser/page-reload.ts';
import type { Services } from '../../application/services.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { defaultLocale } from '../../domain/shared/locale.ts';
import { fetchLostSheets, noteLostSheet } from '../../ui/shared/lost-sheets.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { makeTranslator, type Translator } from '../../ui/shared/translation/translator.ts';
import { makeBrowserServices } from '../browser-services.ts';
import { now } from '../clock.ts';
import type { Boot } from '../rendering/boot.ts';
import { makeWordFiles, spokenLocale } from './fetch-words.ts';
import { reloadOnce } from './reload-once.ts';
import { loadShop } from './shop-files.ts';

const ignore = () => undefined;

/** Lets the browser paint and handle input. The starter has the same line: a shared module would cost one more request. */
export const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Loaded with the first error, or with the visitor's first interaction. */
const errors = () => import('./errors.ts');
/** A thrown response was expected and is not reported; a thrown error is. */
export const tell = (error: unknown): void => {
  if (error instanceof Error) errors().then((m) => m.tellError(error), ignore);
};
const onFailure = (operation: string, failure: Failure) =>
  void errors().then((m) => m.tellFailure(operation, failure), ignore);

/**
 * Reports unexpected errors. `isGuess`: whether a chunk that failed to load was only preloaded; a press loads it again.
 * `onGivenUp`: a reload did not help either.
 */
export const watchErrors = (isGuess: () => boolean, onGivenUp: (error: Error) => void = tell): void => {
  /** Errors of lost chunks, which are handled here. A page that is left aborts its requests, and that is not reported. */
  const lost = new WeakSet<object>();
  addEventListener('vite:preloadError', ({ payload }) => {
    if (payload) lost.add(payload);
    if (!isGuess()) void reloadOnce(onGivenUp);
  });
  addEventListener('beforeunload', () => noteLeaving(now()));
  addEventListener('error', noteLostSheet, true);
  addEventListener('online', fetchLostSheets);
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', (event) => {
    if (lost.has(event.reason)) event.preventDefault();
    else tell(event.reason);
  });
};

/** What every page starts with. */
export interface PageStart {
  readonly boot: Boot;
  /** The data block as text. */
  readonly block: string;
  readonly services: Services;
  readonly translator: Translator;
  readonly wordFiles: ReturnType<typeof makeWordFiles>;
}

/**
 * Starts a page. Each step is a task of its own, because together they would block a slow phone. `besides` is loaded in
 * parallel.
 */
export const startPage = async (
  needs: (boot: Boot) => readonly Namespace[],
  besides: (boot: Boot) => Promise<unknown> = async () => undefined,
  /** The laws of the buyers' countries, on pages that need them. */
  abroad: Pick<Shop, 'laws'> = {},
): Promise<PageStart> => {
  const block = document.querySelector('#boot')?.textContent ?? '';
  const boot = JSON.parse(block) as Boot;
  const { lang, dataset } = document.documentElement;
  const brand = dataset.brand as BrandId;
  const locale = spokenLocale(lang.slice(0, 2));
  const wordFiles = makeWordFiles(boot.words, `/words/${brand}/${defaultLocale}/*.js`);
  const [lists, shop] = await Promise.all([
    wordFiles.lists(needs(boot)),
    loadShop(brand, boot),
    besides(boot),
  ]);
  await pause();
  const translator = makeTranslator(locale, lists, wordFiles.fetch);
  await pause();
  const services = makeBrowserServices({
    shop: { ...shop, ...abroad },
    locale,
    brandPorts: boot.brandPorts,
    flags: boot.flags,
    zone: boot.zone,
    onFailure,
  });
  await pause();
  return { boot, block, services, translator, wordFiles };
};
