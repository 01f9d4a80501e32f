import { noteLeaving, reloadPage } from '../adapters/browser/page-reload.ts';
import { device, tab } from '../adapters/browser/storages.ts';
import type { Boot } from './rendering/boot.ts';
import { bringLetters } from './starter-letters.ts';
import { runsApp, showPlain } from './starter-plain.ts';
import { watchForms } from './starter-post.ts';
import { keepPress } from './starter-press.ts';

/**
 * The only script of a page at load. It imports the app when the browser is idle after load, or at the first sign of
 * intent. Until then links and forms are the browser's own, but for two: what the app answers over the page waits for
 * it, for a while, and what is put into the cart is posted so that the page stays. What it shares with the app is copied
 * into it by the build: a shared chunk would be a second request at load. An engine too old for the app gets none of it.
 */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const passive = { capture: true, once: true, passive: true };

const boot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;

/** Each script is evaluated in a task of its own, so that a slow phone can paint and answer in between. */
const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * A chunk that cannot be had reloads the page, at most once per minute; where that does not help, the page is one
 * without scripts, so that none stays an empty frame. Not while a form waits for its answer: the page
 * that came would know nothing of it, and this one answers presses without scripts. Source: NOTE-5, CART-20, UI-20.
 */
const reloadOnce = (): void => {
  if (document.querySelector('form[aria-busy]')) return;
  if (!reloadPage(tab, Date.now(), location)) showPlain();
};

let started = false;
const start = async (): Promise<void> => {
  if (started) return;
  started = true;
  const { scripts, ahead = [], sheets, words, needs } = boot();
  for (const href of [...scripts, ...ahead, ...needs.map((name) => words.replace('*', name))])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Disabled, a sheet is not fetched; the loader of chunks finds it named and leaves it alone.
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
    // Without a connection a reload would bring the browser's own page.
    if (navigator.onLine) reloadOnce();
    else addEventListener('online', reloadOnce, { once: true });
  }
};

addEventListener('beforeunload', () => noteLeaving(Date.now()));
// A tab that makes its lists in the values of the eyes: they wait. Source: MOTION-6.
const lists = tab.read('dioptra.listing-view');
if (lists) document.documentElement.dataset.lists = lists;

bringLetters();

const whenIdle = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};

/** The data block is the last thing in the body: nothing is read before it is there. */
const arm = (): void => {
  for (const intent of intents) addEventListener(intent, start, passive);
  keepPress(start);
  if (boot().urgent) void start();
  else if (document.readyState === 'complete') whenIdle();
  // The largest picture paints first.
  else addEventListener('load', () => setTimeout(whenIdle, 200), { once: true });
};
const whenParsed = (then: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
};
const parsed = (): void => whenParsed(arm);

/** Shows a list in the view that this device keeps, usually before the first paint: the script is in the browser's cache. Source: CAT-2. */
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

// An old engine has the page without scripts: half an app would be none. Source: UI-20.
if (!runsApp()) whenParsed(showPlain);
// A prerendered page stays plain until it is shown: no app and no cart request for a page that nobody may see.
else if (document.prerendering) document.addEventListener('prerenderingchange', parsed, { once: true });
else parsed();

if (runsApp()) watchForms();
