import { noteLeaving, reloadPage } from '../adapters/browser/page-reload.ts';
import { device, tab } from '../adapters/browser/storages.ts';
import type { Boot } from './rendering/boot.ts';
import { loadOwnFonts } from './starter-letters.ts';
import { runsApp, showPlain } from './starter-plain.ts';
import { watchForms } from './starter-post.ts';
import { keepPress } from './starter-press.ts';

/**
 * The only script of a page at load. It imports the app when the browser is idle after load, or at the first sign of
 * intent. Until then the browser handles links and forms itself, with two exceptions: clicks that the app answers on
 * the same page wait for it for a while, and adds to the cart are posted without leaving the page. The build copies
 * shared code into this script, because a shared chunk would be a second request at load. A browser too old for the app
 * runs none of this.
 */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const passive = { capture: true, once: true, passive: true };

/** None if loading was stopped before the end of the document: by the visitor, or by an early press that leaves. */
const boot = (): Boot | null =>
  JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;

/** Each script is evaluated in a separate task, so that a slow phone can paint and respond in between. */
const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Reloads the page if a chunk cannot be loaded, at most once per minute. If that does not help, the page is shown as
 * without scripts, so that it does not stay empty. No reload while a form waits for its answer: the new page would not
 * know of it, and this one works without scripts. Source: NOTE-5, CART-20, UI-20.
 */
const reloadOnce = (): void => {
  if (document.querySelector('form[aria-busy]')) return;
  if (!reloadPage(tab, Date.now(), location)) showPlain();
};

let started = false;
const start = async (): Promise<void> => {
  if (started) return;
  started = true;
  const brought = boot();
  if (!brought) return;
  const { scripts, ahead = [], sheets, words, needs } = brought;
  for (const href of [...scripts, ...ahead, ...needs.map((name) => words.replace('*', name))])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // A disabled stylesheet is not fetched. The chunk loader finds its link and does not load it either.
  for (const href of sheets)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
  try {
    for (const href of scripts) {
      await import(/* @vite-ignore */ href);
      await pause();
    }
  } catch {
    // Without a connection a reload would show the browser's error page.
    if (navigator.onLine) reloadOnce();
    else addEventListener('online', reloadOnce, { once: true });
  }
};

addEventListener('beforeunload', () => noteLeaving(Date.now()));
// In a tab that filters its lists by the values of the eyes, the lists wait for the filter. Source: MOTION-6.
const lists = tab.read('dioptra.listing-view');
if (lists) document.documentElement.dataset.lists = lists;

loadOwnFonts();

const whenIdle = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};

/** The boot data is the last element of the body, so it is read only after parsing. */
const arm = (): void => {
  for (const intent of intents) addEventListener(intent, start, passive);
  keepPress(start);
  if (boot()?.urgent) void start();
  else if (document.readyState === 'complete') whenIdle();
  // The largest picture paints first.
  else addEventListener('load', () => setTimeout(whenIdle, 200), { once: true });
};
const whenParsed = (then: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
};
const parsed = (): void => whenParsed(arm);

/**
 * Shows a list in the view that this device remembers. Usually that happens before the first paint, because the script
 * is in the browser's cache. Source: CAT-2.
 */
const view = device.read('dioptra.listing-view');
if (view === 'grid' || view === 'list') {
  const show = (): void => document.querySelector('#results ul')?.setAttribute('data-view', view);
  const parser = new MutationObserver(show);
  parser.observe(document, { childList: true, subtree: true });
  whenParsed(() => {
    parser.disconnect();
    show();
  });
}

if (runsApp()) {
  watchForms();
  // A prerendered page does not start the app until it is shown: no app and no cart request for a page that may never be
  // seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', parsed, { once: true });
  else parsed();
}
// An old browser gets the page without scripts, because a partly working app is of no use. Source: UI-20.
else whenParsed(showPlain);
