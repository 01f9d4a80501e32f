import { filter, take } from 'rxjs';
import { makeCartTabs } from '../../adapters/browser/cart-tabs.ts';
import { keepTabsInStep } from '../../application/cart/tabs-in-step.ts';
import type { Services } from '../../application/services.ts';
import { fetchCart } from '../../ui/cart/use-fetch-cart.ts';
import type { Translator } from '../../ui/shared/translation/translator.ts';

/**
 * From the first sign of somebody being there: the cart follows other tabs, a page that comes back from the browser's
 * cache, and a network that comes back. What shows a cart is fetched while there is a network.
 */
export const keepInStep = ({ cart, shop }: Services, { load }: Translator, sign: string): void => {
  keepTabsInStep(cart, makeCartTabs(shop.id));
  addEventListener('pageshow', ({ persisted }) => persisted && cart.restore());
  addEventListener('online', cart.restore);
  // The page was out of sight before anybody listened.
  if (sign === 'visibilitychange') cart.restore();
  cart.state$
    .pipe(
      filter(({ remote }) => Boolean(remote.value?.items.length)),
      take(1),
    )
    .subscribe(() => {
      fetchCart().catch(() => undefined);
      void load('cart');
    });
};
