import { createRoot } from 'react-dom/client';
import type { Services } from '../../application/services.ts';
import { type OfferPlace, SignInOffer } from '../../ui/account/sign-in/SignInOffer.tsx';
import { Providers } from '../../ui/app.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';

/** A tree of its own over the page: most visits never ask for it, so the page's knows nothing of it. */
export const showSignIn = async (
  services: Services,
  translator: Translator,
  place: OfferPlace,
): Promise<void> => {
  await translator.loadNamespaces('account');
  const host = document.body.appendChild(document.createElement('div'));
  const before = document.activeElement;
  /** One of its own effects may end it: React takes no tree away in the midst of drawing it. */
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
