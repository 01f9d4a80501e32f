import { distinctUntilChanged, filter, map, take } from 'rxjs';
import { makeCampaignMemory, makeUserMemory } from '../../adapters/browser/campaign-cookies.ts';
import { forgetKept } from '../../adapters/browser/forget-kept.ts';
import { makeBucketMemory } from '../../adapters/browser/kept-bucket.ts';
import { makeConsentTabs, makeKeptConsent } from '../../adapters/browser/kept-consent.ts';
import { deviceStorage, tab, tabStorage } from '../../adapters/browser/storages.ts';
import { rememberBucket } from '../../application/flags/remember-bucket.ts';
import type { Services } from '../../application/services.ts';
import { rememberCampaign } from '../../application/tracking/campaign.ts';
import { makeConsentDesk } from '../../application/tracking/consent-desk.ts';
import { type ConsentSession, makeConsentSession } from '../../application/tracking/consent-session.ts';
import { ownPlatform } from '../../application/tracking/own-platform.ts';
import { mayRun, type OptionalCategory } from '../../domain/tracking/consent.ts';
import { bucketCookie, consentCookie, trackingCookie, userIdCookie } from '../../domain/tracking/cookies.ts';
import type { Translator } from '../../ui/shared/translation/translator.ts';
import type { Boot } from '../rendering/boot.ts';
import type { PageRouter } from './tracking/page-events.ts';
import { cookieOf, sharingOf } from './tracking/where-kept.ts';
import { whenIdle } from './when-idle.ts';

export interface ConsentParts {
  readonly services: Services;
  readonly translator: Translator;
  readonly router: PageRouter;
  readonly boot: Pick<Boot, 'brandPorts' | 'counting'>;
}

/** The URL with which the browser came to the shop; the current page may be another. */
const firstAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

const start = ({ services, translator, router, boot }: ConsentParts): ConsentSession => {
  const { shop, locale, clock } = services;
  const sharing = sharingOf(shop, boot.brandPorts);
  const cookie = cookieOf(sharing);
  const tidy = (categories: readonly OptionalCategory[]): void =>
    forgetKept(
      document,
      () => [deviceStorage(), tabStorage()],
      { host: location.hostname, sharing },
      categories,
    );
  const desk = makeConsentDesk({
    kept: makeKeptConsent(cookie(consentCookie), clock.now),
    tabs: makeConsentTabs(shop.id),
    tidy,
    forget: (categories) => {
      tidy(categories);
      // Lists of this tab no longer wait for deleted values. Source: MOTION-6.
      if (categories.includes('values')) tab.write('dioptra.listing-view');
    },
  });
  const consent = makeConsentSession(ownPlatform(desk), locale);
  const users = makeUserMemory(cookie(userIdCookie));
  rememberCampaign({
    consent,
    memory: makeCampaignMemory(cookie(trackingCookie)),
    users,
    query: new URL(firstAddress()).searchParams,
  });
  // Without experiments, no bucket is needed.
  if (boot.counting.experiments) rememberBucket(consent, makeBucketMemory(cookie(bucketCookie)), Math.random);
  // Each is loaded once, when it is needed.
  desk.state$
    .pipe(
      filter(({ asking }) => asking !== 'nothing'),
      take(1),
    )
    .subscribe(() => {
      whenIdle()
        .then(() => import('./consent-view.tsx'))
        .then(
          ({ showConsent }) => showConsent(services, translator, desk),
          () => undefined,
        );
    });
  consent.consent$
    .pipe(
      map((now) => mayRun('statistics', now)),
      distinctUntilChanged(),
      filter((counts) => counts),
      take(1),
    )
    .subscribe(() => {
      import('./tracking/start-tracking.ts').then(
        ({ trackShop }) => trackShop({ services, consent, router, users, counting: boot.counting }),
        () => undefined,
      );
    });
  return consent;
};

let tellKnown: (consent: ConsentSession) => void = () => undefined;
/** Resolves with the consent session once this page's consent is known. A session that has only started grants nothing yet. */
export const consentOfPage = new Promise<ConsentSession>((resolve) => {
  tellKnown = resolve;
});

let started: ConsentSession | undefined;
/** The same synchronously: undefined before the session has started. */
export const consentNow = (): ConsentSession | undefined => started;

/** Asks visitors who have not answered, and starts what the visitor consents to. Once per page. Source: TRK-7. */
export const startConsent = (parts: ConsentParts): ConsentSession => {
  if (started) return started;
  const session = start(parts);
  started = session;
  session.consent$.pipe(take(1)).subscribe(() => tellKnown(session));
  return session;
};
