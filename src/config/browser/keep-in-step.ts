import { filter, take } from 'rxjs';
import { makeCartTabs } from '../../adapters/browser/cart-tabs.ts';
import { signedInKey } from '../../adapters/browser/was-signed-in.ts';
import { keepTabsInStep } from '../../application/cart/tabs-in-step.ts';
import type { Services } from '../../application/services.ts';
import { needsConsentDesk } from '../../domain/tracking/consent-need.ts';
import type { OfferPlace } from '../../ui/account/sign-in/SignInOffer.tsx';
import { fetchCart } from '../../ui/cart/use-fetch-cart.ts';
import type { Translator } from '../../ui/shared/translation/translator.ts';
import { now } from '../clock.ts';
import { watchSteps } from './errors.ts';
import { keepFocus } from './keep-focus.ts';
import { offerSignIn } from './offer-sign-in.ts';
import { savesData } from './saves-data.ts';
import type { PageRouter } from './tracking/page-events.ts';
import { whenIdle } from './when-idle.ts';

const fetchNotes = () => import('../../ui/shared/notifications/Notes.tsx');

/** Where the visitor is and goes, and how they are led. */
export interface Moves extends PageRouter {
  readonly navigate: OfferPlace['navigate'];
}

/**
 * From the first sign of somebody being there: the cart follows other tabs, a page that comes back from the
 * browser's cache, and a network that comes back. What shows a cart is fetched while there is a network. A visitor
 * who has not answered is asked for consent. What goes away leaves its focus to something that stays.
 */
export const keepInStep = (
  services: Services,
  translator: Translator,
  moves: Moves,
  sign: string,
  askConsent: () => Promise<unknown>,
): void => {
  const { account, cart, shop } = services;
  const { navigate } = moves;
  const place = { location: () => location, navigate };
  watchSteps(document, (moved) => moves.subscribe(() => moved(moves.state.location.pathname)));
  keepFocus(() => location.pathname);
  offerSignIn(services, document, (instead) => {
    import('./sign-in-offer.tsx')
      .then(({ showSignIn }) => showSignIn(services, translator, place))
      .catch(() => navigate(instead));
  });
  if (needsConsentDesk(document.cookie, location.search, now()))
    whenIdle()
      .then(askConsent)
      .catch(() => undefined);
  keepTabsInStep(cart, makeCartTabs(shop.id));
  addEventListener('pageshow', ({ persisted }) => persisted && cart.restore());
  addEventListener('online', cart.restore);
  // Somebody signs in or out in another tab.
  addEventListener('storage', ({ key }) => key === signedInKey && account.hearOtherTab());
  // The page was out of sight before anybody listened.
  if (sign === 'visibilitychange') cart.restore();
  // What a note is shown with has to be there before there is no connection to say so.
  if (!savesData() && navigator.onLine)
    whenIdle()
      .then(fetchNotes)
      .catch(() => undefined);
  cart.state$
    .pipe(
      filter(({ remote }) => Boolean(remote.value?.items.length) && !savesData()),
      take(1),
    )
    .subscribe(() => {
      fetchCart().catch(() => undefined);
      fetchNotes().catch(() => undefined);
      void translator.loadNamespaces('cart');
    });
};
