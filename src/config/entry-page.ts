import { device, keptNames, tab } from '../adapters/browser/storages.ts';
import { isCounted } from '../domain/tracking/consent-glance.ts';
import { watchListing } from '../ui/catalogue/listing/listing-tools.ts';
import { type IslandEntry, type IslandName, islands } from '../ui/islands.ts';
import { watchPanels } from '../ui/layout/menu/watch-panels.ts';
import { closestTo } from '../ui/shared/closest-to.ts';
import { keepPlace, returnToPlace } from '../ui/shared/place.ts';
import { retryWhenOnline } from '../ui/shared/retry-when-online.ts';
import { keepPageOffline } from './browser/offline-links.ts';
import { isStaff, onFirstInteraction, openSettingsBy } from './browser/signs.ts';
import { now } from './clock.ts';

/**
 * The kernel of a public page: decides when each island is hydrated. React and the use cases are loaded with the first
 * island.
 */
const roots = () => retryWhenOnline(() => import('./browser/island-roots.tsx'));

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input'] as const;
const passive = { capture: true, passive: true };

/** A repeated island has a number after its name. */
const nameOf = ({ dataset: { island = '' } }: HTMLElement) => island.replace(/\..*/, '') as IslandName;

const awake = new WeakMap<Element, Promise<void>>();
/** Hydrates an island once. After a failed load the next event tries again. */
const wake = (host: HTMLElement): Promise<void> => {
  const before = awake.get(host);
  if (before) return before;
  const coming = roots()
    .then(({ show }) => show(host, nameOf(host)))
    .catch(() => void awake.delete(host));
  awake.set(host, coming);
  return coming;
};

const wakeWhenTouched = (host: HTMLElement): void => {
  for (const touch of touches) host.addEventListener(touch, () => void wake(host), passive);
  if (host.matches(':has(:focus, :hover)')) void wake(host);
};

/** Whether this browser stores an entry whose name ends like this: `lens|wishes`. */
const holds = (ends: string): boolean => keptNames().some((name) => RegExp(`\\.(${ends})$`).test(name));

const signed: HTMLElement[] = [];
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { wakes, kept } = islands[nameOf(host)] as IslandEntry;
  if (wakes === 'touch') wakeWhenTouched(host);
  else signed.push(host);
  // An island with an error message is hydrated at once, so that the error can be fixed.
  if ((kept && holds(kept)) || host.querySelector('[role=alert]:not(:empty)')) void wake(host);
}
const wakeSigned = (): Promise<unknown> => Promise.all(signed.map(wake));

keepPageOffline(document);
watchPanels();
watchListing(document, device, tab);

/** The same page with another option opens at the current scroll position. */
returnToPlace(tab);
addEventListener(
  'click',
  (event) => {
    const stay = closestTo(event, 'a[data-stay]')?.dataset.stay;
    if (stay !== undefined) keepPlace(tab, stay || undefined);
  },
  true,
);

/**
 * A press on a button that needs its island, or on the link that opens the filters in a dialog, is repeated once the island
 * is hydrated.
 */
addEventListener(
  'click',
  (event) => {
    const host = closestTo(event, '[data-island]:not([data-alive])');
    const button = closestTo<HTMLElement & { readonly href?: string }>(
      event,
      '[type=button]:not([popovertarget]),[href="#filter"]',
    );
    if (!host || !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void wake(host).then(() => {
      if (host.dataset.alive !== undefined) button.click();
      // Without its island the link leads to the filters below it.
      else if (button.href) location.assign(button.href);
    });
  },
  true,
);

/**
 * Whether there is something to show before the visitor's first interaction: a cart, a sign-in, a wish list, the page
 * of the wish list, the finder with values of a link or this tab, or why a redirect led here. A hash in the URL has to
 * sign in and be removed. Source: ROUTE-17, CHK-23.
 */
const isKnown = (): boolean =>
  /\bcart_id|hash=|#told=|\/(wishlist|find)(?![\w-])/.test(document.cookie + location.href) ||
  holds('signed-in|wishes');

const isCountedHere = isCounted(document.cookie, now());
if (isCountedHere || isKnown() || !navigator.onLine) void wakeSigned();
if (isCountedHere) void roots().then(({ askConsent }) => askConsent());
if (isStaff()) void roots().then(({ greetStaff }) => greetStaff());
openSettingsBy(() => void roots().then(({ openConsent }) => openConsent()));
onFirstInteraction((sign) => {
  const shown = wakeSigned();
  void roots().then(({ welcome }) => welcome(sign, shown));
});

document.documentElement.dataset.app = '';
