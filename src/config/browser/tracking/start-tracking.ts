import { filter, merge, share } from 'rxjs';
import { type LayerWindow, makeDataLayer } from '../../../adapters/analytics/data-layer.ts';
import { makeGoals } from '../../../adapters/analytics/goals.ts';
import { makeRecorder } from '../../../adapters/analytics/recorder.ts';
import { several } from '../../../adapters/analytics/several.ts';
import { leaveTagManager, loadTagManager } from '../../../adapters/analytics/tag-manager.ts';
import { makeCountedOnce } from '../../../adapters/browser/counted-once.ts';
import { device } from '../../../adapters/browser/storages.ts';
import type { Services } from '../../../application/services.ts';
import type { ConsentSession } from '../../../application/tracking/consent-session.ts';
import type { UserMemory } from '../../../application/tracking/ports.ts';
import { startTracking } from '../../../application/tracking/tracking.ts';
import type { Counting } from '../../rendering/boot.ts';
import { type PageRouter, pageEvents } from './page-events.ts';
import { pressedProducts } from './pressed-products.ts';
import { promotionEvents } from './promotion-events.ts';

/** Tag managers expect it there. */
const layered: typeof globalThis & LayerWindow = globalThis;

/** Starts tracking. Loaded only once a visitor consents to statistics. Earlier events are not counted. Source: TRK-1, TRK-7. */
export const trackShop = ({
  services,
  consent,
  router,
  users,
  counting: { layer, container, sandbox, experiments },
}: {
  readonly services: Services;
  readonly consent: ConsentSession;
  readonly router: PageRouter;
  readonly users: Pick<UserMemory, 'read'>;
  readonly counting: Counting;
}): void => {
  const { news, cart, sidebar, clock } = services;
  const pages$ = pageEvents(router, services).pipe(share());
  const analytics = several(
    [
      ...(layer
        ? [
            makeDataLayer(layered, () => {
              if (container) loadTagManager(document, layered, container, clock.now());
            }),
          ]
        : []),
      ...(layer && container ? [leaveTagManager(() => location.reload())] : []),
      ...(sandbox
        ? [makeRecorder((path, body) => fetch(path, { method: 'POST', body, keepalive: true }))]
        : []),
      ...(experiments ? [makeGoals(services.flags)] : []),
    ],
    reportError,
  );
  startTracking({
    news$: news.told$,
    pages$: merge(
      promotionEvents(document, pages$.pipe(filter(({ _tag }) => _tag === 'PageViewed'))),
      pages$,
    ),
    pressed$: pressedProducts(document),
    cart,
    sidebar,
    consent,
    analytics,
    users,
    counted: makeCountedOnce(device),
    clock,
  });
};
