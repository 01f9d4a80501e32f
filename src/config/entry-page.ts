import { device, keptNames, tab } from '../adapters/browser/storages.ts';
import { isCounted } from '../domain/tracking/consent-glance.ts';
import { watchListing } from '../ui/catalogue/listing/listing-tools.ts';
import { type IslandEntry, type IslandName, islands } from '../ui/islands.ts';
import { watchPanels } from '../ui/layout/menu/watch-panels.ts';
import { patiently } from '../ui/shared/patiently.ts';
import { keepPlace, returnToPlace } from '../ui/shared/place.ts';
import { keepPageOffline } from './browser/offline-links.ts';
import { atFirstSign, isStaff, openSettingsBy } from './browser/signs.ts';
import { now } from './clock.ts';

/** The kernel of a public page: which island wakes when. React and the use cases come with the first that wakes. */
const roots = () => patiently(() => import('./browser/island-roots.tsx'));

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input'] as const;
const passive = { capture: true, passive: true };

/** One that stands once more has a number behind its name. */
const nameOf = ({ dataset: { island = '' } }: HTMLElement) => island.replace(/\..*/, '') as IslandName;

const awake = new WeakMap<Element, Promise<void>>();
/** Brings an island alive, once. What could not be had is asked for again by the next sign. */
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

/** Whether this browser holds something whose name ends so: `lens|wishes`. */
const holds = (ends: string): boolean => keptNames().some((name) => RegExp(`\\.(${ends})$`).test(name));

const signed: HTMLElement[] = [];
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { wakes, kept } = islands[nameOf(host)] as IslandEntry;
  if (wakes === 'touch') wakeWhenTouched(host);
  else signed.push(host);
  // What went wrong before leads to where it can be mended.
  if ((kept && holds(kept)) || host.querySelector('[role=alert]:not(:empty)')) void wake(host);
}
const wakeSigned = (): Promise<unknown> => Promise.all(signed.map(wake));

keepPageOffline(document);
watchPanels();
watchListing(document, device, tab);

/** The same page with another choice opens where this one is left. */
returnToPlace(tab);
addEventListener(
  'click',
  ({ target }) => {
    const stay = target instanceof Element && target.closest<HTMLElement>('a[data-stay]')?.dataset.stay;
    if (typeof stay === 'string') keepPlace(tab, stay || undefined);
  },
  true,
);

/** A press on a button that only its island answers is made again when it is alive. */
addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null;
    const host = button?.closest<HTMLElement>('[data-island]:not([data-alive])');
    if (!button || !host || button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void wake(host).then(() => host.dataset.alive !== undefined && button.click());
  },
  true,
);

/**
 * Whether this browser holds something to show before its visitor does anything: a cart, a sign-in, wishes; the page of
 * the wish list shows nothing else, and one that finds by values knows those of a link or of this tab. A hash in the address is about to sign in, and is not to stay there. Source: ROUTE-17.
 */
const isKnown = (): boolean =>
  /(?:^|; )cart_id|hash=|\/(wishlist|find)$/.test(document.cookie + location.search + location.pathname) ||
  holds('signed-in|wishes');

const isCountedHere = isCounted(document.cookie, now());
if (isCountedHere || isKnown() || !navigator.onLine) void wakeSigned();
if (isCountedHere) void roots().then(({ askConsent }) => askConsent());
if (isStaff()) void roots().then(({ greetStaff }) => greetStaff());
openSettingsBy(() => void roots().then(({ openConsent }) => openConsent()));
atFirstSign((sign) => {
  const shown = wakeSigned();
  void roots().then(({ welcome }) => welcome(sign, shown));
});

document.documentElement.dataset.app = '';
