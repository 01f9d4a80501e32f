import { createRoot } from 'react-dom/client';
import type { Services } from '../../application/services.ts';
import type { ConsentDesk } from '../../application/tracking/consent-desk.ts';
import { Providers } from '../../ui/app.tsx';
import { ConsentView } from '../../ui/consent/ConsentView.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';
import { whenIdle } from './when-idle.ts';

/** Renders the consent view as a separate React tree after the page. A visitor who has answered never loads it. */
export const showConsent = async (
  services: Services,
  translator: Translator,
  desk: ConsentDesk,
): Promise<void> => {
  await translator.loadNamespaces('consent');
  await whenIdle();
  const host = document.body.appendChild(document.createElement('div'));
  host.dataset.consent = '';
  createRoot(host).render(
    <Providers services={services} translator={translator}>
      <ConsentView desk={desk} />
    </Providers>,
  );
};
