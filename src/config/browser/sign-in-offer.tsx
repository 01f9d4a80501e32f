import { type ReactNode, useEffect, useState } from 'react';
import type { Services } from '../../application/services.ts';
import { type OfferPlace, SignInOffer } from '../../ui/account/sign-in/SignInOffer.tsx';
import { Providers } from '../../ui/app.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';
import { hydrateRoot } from './react-dom.ts';

/** Nothing at first, as in the empty element that it begins in: what makes a tree from nothing is left out of the build. */
const Begun = ({ children }: { readonly children: ReactNode }) => {
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  return begun ? children : null;
};

/** A tree of its own over the page: most visits never ask for it, so the page's knows nothing of it. */
export const showSignIn = async (
  services: Services,
  translator: Translator,
  place: OfferPlace,
): Promise<void> => {
  await translator.load('account');
  const host = document.body.appendChild(document.createElement('div'));
  const before = document.activeElement;
  /** One of its own effects may end it: React takes no tree away in the midst of drawing it. */
  const end = () =>
    queueMicrotask(() => {
      root.unmount();
      host.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  const root = hydrateRoot(
    host,
    <Begun>
      <Providers services={services} translator={translator}>
        <SignInOffer place={place} onEnd={end} />
      </Providers>
    </Begun>,
  );
};
