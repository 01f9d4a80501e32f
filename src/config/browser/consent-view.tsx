import { type ReactNode, useEffect, useState } from 'react';
import type { Services } from '../../application/services.ts';
import type { ConsentDesk } from '../../application/tracking/consent-desk.ts';
import { Providers } from '../../ui/app.tsx';
import { ConsentView } from '../../ui/consent/ConsentView.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';
import { hydrateRoot } from './react-dom.ts';
import { whenIdle } from './when-idle.ts';

/** Nothing at first, as in the empty element that it begins in. */
const Begun = ({ children }: { readonly children: ReactNode }) => {
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  return begun ? children : null;
};

/** A tree of its own after the page: who has answered never fetches it. */
export const showConsent = async (
  services: Services,
  translator: Translator,
  desk: ConsentDesk,
): Promise<void> => {
  await translator.load('consent');
  await whenIdle();
  const host = document.body.appendChild(document.createElement('div'));
  host.dataset.consent = '';
  hydrateRoot(
    host,
    <Begun>
      <Providers services={services} translator={translator}>
        <ConsentView desk={desk} />
      </Providers>
    </Begun>,
  );
};
