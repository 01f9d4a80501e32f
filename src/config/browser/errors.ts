import { filter } from 'rxjs';
import type { ErrorReporter } from '../../application/shared/error-reporter.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { unexpected } from '../../application/shared/unexpected-failure.ts';
import type { ConsentSession } from '../../application/tracking/consent-session.ts';
import { type Breadcrumb, withBreadcrumb } from '../../domain/reporting/breadcrumbs.ts';
import { isSampled, samplingOf } from '../../domain/reporting/sampling.ts';
import { isCounted } from '../../domain/tracking/consent-glance.ts';
import { now } from '../clock.ts';
import type { Boot } from '../rendering/boot.ts';

const path = (): string => location.pathname;

const bootOfPage = (): Pick<Boot, 'dsn' | 'ownErrors'> =>
  JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;

/** How long an error report waits for the visitor's consent to be known. Units: ms. */
const patience = 3000;

/** Consent is read only if the cookie allows statistics. Other visitors have not loaded its code. Source: TRK-7. */
const consentHere = async (): Promise<ConsentSession | undefined> => {
  if (!isCounted(document.cookie, now())) return undefined;
  const { consentNow, consentOfPage } = await import('./consent.ts');
  const waited = new Promise((resolve) => setTimeout(resolve, patience)).then(consentNow);
  return Promise.race([consentOfPage, waited]);
};

const openReporter = async ({
  dsn,
  ownErrors,
}: Pick<Boot, 'dsn' | 'ownErrors'>): Promise<ErrorReporter | undefined> => {
  if (dsn === undefined && !ownErrors) return undefined;
  const consent = dsn === undefined ? undefined : await consentHere();
  const reporter = dsn
    ? await import('../../adapters/reporting/sentry.ts').then(({ openSentry }) =>
        openSentry({
          dsn,
          tunnel: '/api/monitoring',
          environment: location.hostname,
          sampling: samplingOf(visit, Math.random(), consent?.granted('statistics')),
          onWithdrawn: (stop) =>
            consent?.consent$.pipe(filter(() => !consent.granted('statistics'))).subscribe(stop),
          path,
        }),
      )
    : await import('../../adapters/reporting/own-reporter.ts').then(({ makeOwnReporter }) =>
        makeOwnReporter({
          page: path,
          send: (body) => {
            // Offline, the report cannot be sent, and the browser would log an error.
            if (navigator.onLine) navigator.sendBeacon('/api/errors', body);
          },
        }),
      );
  reporter.setTag('brand', document.documentElement.dataset.brand ?? '');
  reporter.setTag('language', document.documentElement.lang.slice(0, 2));
  return reporter;
};

/** A random number that decides what of this page load is sent besides its errors. */
const visit = Math.random();
let opened: Promise<ErrorReporter | undefined> | undefined;
let crumbs: readonly Breadcrumb[] = [];
const told = new Set<unknown>();

/** The error reporter, opened by the first error or by a sampled visit. */
const reporter = (): Promise<ErrorReporter | undefined> => {
  opened ??= openReporter(bootOfPage()).catch(() => undefined);
  return opened;
};

/** Records an event. It is sent only together with the next error. */
export const addStep = (kind: Breadcrumb['kind'], text: string): void => {
  crumbs = withBreadcrumb(crumbs, { kind, text, at: now() });
};

/** Reports an unexpected error; the same error only once. Source: TRK-6. */
export const tellError = async (error: unknown, tags?: Readonly<Record<string, string>>): Promise<void> => {
  if (error === undefined || error === null || told.has(error)) return;
  told.add(error);
  const hears = await reporter();
  for (const crumb of crumbs) hears?.addBreadcrumb(crumb);
  crumbs = [];
  hears?.captureException(error, tags);
};

/** Records a failure as an event. An unexpected one is also reported as an error, once per page load. Source: NOTE-6. */
export const tellFailure = (operation: string, failure: Failure): void => {
  addStep('failure', `${operation} ${failure._tag}`);
  const error = unexpected(operation, failure);
  if (!error || told.has(error.code)) return;
  told.add(error.code);
  void tellError(error, { operation });
};

/**
 * Records, from the visitor's first interaction on, what they press, by its kind and never by its text, and the pages
 * they go to.
 */
export const watchSteps = (page: Document, onMove: (moved: (path: string) => void) => void): void => {
  addStep('page', path());
  if (isSampled(visit) && isCounted(document.cookie, now()) && bootOfPage().dsn) void reporter();
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element)
        addStep('press', target.closest('a,button,label,select,input')?.localName ?? target.localName);
    },
    true,
  );
  let at = path();
  onMove((to) => {
    if (to !== at) addStep('page', to);
    at = to;
  });
};
