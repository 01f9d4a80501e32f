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

/** The visitor's location and navigation. */
export interface Moves extends PageRouter {
  readonly navigate: OfferPlace['navigate'];
}

/**
 * Runs from the visitor's first interaction on. The cart follows other tabs, a page restored from the back/forward
 * cache, and a restored connection. Cart code is loaded while there is a connection. A visitor who has not answered is
 * asked for consent. The focus of a removed element moves to one that stays.
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
  // A visitor signed in or out in another tab.
  addEventListener('storage', ({ key }) => key === signedInKey && account.hearOtherTab());
  // The page was hidden before this listened.
  if (sign === 'visibilitychange') cart.restore();
  // The code of notifications has to be loaded before the connection is lost, because they report that.
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
