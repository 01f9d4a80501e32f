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

/** Lets the browser paint and answer. The starter has the same line: a shared module would be one more request. */
export const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Comes with the first error, or with the first sign of somebody being there. */
const errors = () => import('./errors.ts');
/** An answer that is no page was expected, and is no error; what was thrown was not. */
export const tell = (error: unknown): void => {
  if (error instanceof Error) errors().then((m) => m.tellError(error), ignore);
};
const onFailure = (operation: string, failure: Failure) =>
  void errors().then((m) => m.tellFailure(operation, failure), ignore);

/**
 * Hears of what nobody expected. `isGuess`: whether what does not come was only pointed at; the press asks again.
 * `onGivenUp`: a reload has not brought it either.
 */
export const watchErrors = (isGuess: () => boolean, onGivenUp: (error: Error) => void = tell): void => {
  /** Code that was lost is seen to here: a page that is left loses what is on its way, and nobody needs to hear of it. */
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

/** What every page begins with. */
export interface PageStart {
  readonly boot: Boot;
  /** The data block as it stands in the page. */
  readonly block: string;
  readonly services: Services;
  readonly translator: Translator;
  readonly wordFiles: ReturnType<typeof makeWordFiles>;
}

/** Each step is a task of its own: together they would block a slow phone. `besides` is fetched side by side with the rest. */
export const startPage = async (
  needs: (boot: Boot) => readonly Namespace[],
  besides: (boot: Boot) => Promise<unknown> = async () => undefined,
  /** What a shop says of its buyers' countries, where pages ask it. */
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
