import { createRoot } from 'react-dom/client';
import { makeNamedCookie } from '../../adapters/browser/named-cookie.ts';
import { readWip } from '../../adapters/browser/wip.ts';
import type { Services } from '../../application/services.ts';
import { isHostOf } from '../../domain/shared/shop-host.ts';
import { refererCookie } from '../../domain/tracking/cookies.ts';
import { Providers } from '../../ui/app.tsx';
import { StaffBanner } from '../../ui/layout/staff/StaffBanner.tsx';
import type { Translator } from '../../ui/shared/translation/translator.ts';

/**
 * Evaluates what the URL or a cookie says about staff: work in progress (`mode`), and where they come from (`referer`,
 * of which only values of the shop's list are stored). This affects display only and grants no rights. Source: AUTH-13,
 * TRK-4.
 */
export const welcomeStaff = async (
  services: Services,
  translator: Translator,
  brandPorts: boolean | undefined,
): Promise<void> => {
  const { shop } = services;
  const sharing = brandPorts && !isHostOf(shop, location.hostname) ? shop.id : undefined;
  const where = { secure: location.protocol === 'https:', sharing };
  readWip(document, location.search, where);
  const cookie = makeNamedCookie(document, refererCookie, where);
  const { staffReferers } = shop;
  const brought = new URLSearchParams(location.search).get('referer');
  if (brought !== null && staffReferers.includes(brought)) cookie.write(brought);
  if (!staffReferers.includes(cookie.read() ?? '')) return;
  await translator.loadNamespaces('account');
  const host = document.createElement('div');
  // The banner is laid out as a child of the body and sticks to its top.
  host.style.display = 'contents';
  document.body.prepend(host);
  createRoot(host).render(
    <Providers services={services} translator={translator}>
      <StaffBanner referer={cookie.read} />
    </Providers>,
  );
};
