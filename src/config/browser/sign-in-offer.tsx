import { createRoot } from 'react-dom/client';
import type { Services } from '../../application/services.ts';
import { type OfferPlace, SignInOffer } from '../../ui/account/sign-in/SignInOffer.tsx';
import { Providers } from '../../ui/app.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';

/**
 * Renders the sign-in as a separate React tree over the page. Most visits never need it, so the page's own tree does
 * not contain it.
 */
export const showSignIn = async (
  services: Services,
  translator: Translator,
  place: OfferPlace,
): Promise<void> => {
  await translator.loadNamespaces('account');
  const host = document.body.appendChild(document.createElement('div'));
  const before = document.activeElement;
  /** May be called by an effect inside the tree, and React cannot unmount a tree while rendering it. */
  const end = () =>
    queueMicrotask(() => {
      root.unmount();
      host.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  const root = createRoot(host);
  root.render(
    <Providers services={services} translator={translator}>
      <SignInOffer place={place} onEnd={end} />
    </Providers>,
  );
};
