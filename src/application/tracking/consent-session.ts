import {
  defer,
  filter,
  type Observable,
  type SchedulerLike,
  shareReplay,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Locale } from '../../domain/shared/locale.ts';
import {
  type Consent,
  consentLanguage,
  consentPollMs,
  type Granted,
  grantOf,
  type OptionalCategory,
  unasked,
} from '../../domain/tracking/consent.ts';
import type { ConsentPlatform } from './ports.ts';

/** What everything that needs consent asks, whatever tool obtained it. Source: TRK-7. */
export interface ConsentSession {
  /** Emits once the platform is loaded; before that, nothing is allowed. */
  readonly consent$: Observable<Consent>;
  /** Read before each use, because consent may have been withdrawn. */
  readonly granted: <Category extends OptionalCategory>(category: Category) => Granted<Category> | undefined;
  readonly open: () => void;
}

/**
 * Checks every tenth of a second whether the platform is loaded, then sets its language. `scheduler`: for tests.
 * Source: TRK-7.
 */
export const makeConsentSession = (
  platform: ConsentPlatform,
  locale: Locale,
  scheduler?: SchedulerLike,
): ConsentSession => {
  let now: Consent = unasked;
  const there$ = timer(0, consentPollMs, scheduler).pipe(
    filter(platform.isThere),
    take(1),
    tap(() => platform.speak(consentLanguage(locale))),
    shareReplay(1),
  );
  const consent$ = defer(() => there$).pipe(
    switchMap(() => platform.consent$),
    tap((consent) => {
      now = consent;
    }),
    shareReplay(1),
  );
  consent$.subscribe();
  return {
    consent$,
    granted: (category) => grantOf(category, now),
    open: () => void there$.subscribe(platform.open),
  };
};
