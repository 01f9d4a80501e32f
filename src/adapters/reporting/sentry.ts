import {
  type BrowserOptions,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  setTag,
  addBreadcrumb as tell,
} from '@sentry/browser';
import type { ErrorReporter } from '../../application/shared/error-reporter.ts';
import { type Breadcrumb, maxBreadcrumbs } from '../../domain/reporting/breadcrumbs.ts';
import { strippedCrumb } from '../../domain/reporting/error-report.ts';
import { ignoredErrors } from '../../domain/reporting/ignored-errors.ts';
import type { Sampling } from '../../domain/reporting/sampling.ts';
import { isPrivatePath } from '../../domain/reporting/without-secrets.ts';
import { strippingTransport } from './stripping-transport.ts';
import { withoutPersonal } from './without-personal.ts';

export interface SentrySettings {
  readonly dsn: string;
  /** An address of our own that forwards envelopes. */
  readonly tunnel: string;
  readonly environment: string;
  readonly sampling: Sampling;
  /** Returns the current path: checkout and account are never recorded. */
  readonly path: () => string;
  /** Registers a callback for withdrawn consent; nothing is recorded after that. */
  readonly onWithdrawn?: (stop: () => void) => void;
  /** Lets tests send without a browser. */
  readonly more?: Pick<BrowserOptions, 'transport'>;
}

const categories: Readonly<Record<Breadcrumb['kind'], string>> = {
  page: 'navigation',
  press: 'ui.click',
  request: 'fetch',
  failure: 'fetch',
};

/**
 * Sentry's own code, loaded when there is something to report. Its automatic collection is switched off, and what we
 * send is stripped again before it leaves.
 */
export const openSentry = async (settings: SentrySettings): Promise<ErrorReporter> => {
  const { dsn, tunnel, environment, sampling, path, more } = settings;
  const tracing = sampling.traces ? [(await import('./sentry-tracing.ts')).tracing()] : [];
  const client = init({
    dsn,
    tunnel,
    environment,
    defaultIntegrations: false,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration(), ...tracing],
    // The sampling of visits was decided before this code was loaded.
    tracesSampleRate: sampling.traces ? 1 : 0,
    replaysSessionSampleRate: sampling.replay === 'visit' ? 1 : 0,
    replaysOnErrorSampleRate: sampling.replay === 'onError' ? 1 : 0,
    maxBreadcrumbs,
    ignoreErrors: [...ignoredErrors],
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: withoutPersonal,
    beforeBreadcrumb: withoutPersonal,
    beforeSendSpan: withoutPersonal,
    transport: strippingTransport(more?.transport ?? makeFetchTransport),
  });
  const record = async (): Promise<void> => {
    if (!client || sampling.replay === 'no' || isPrivatePath(path())) return;
    const { recording } = await import('./sentry-replay.ts');
    if (!isWithdrawn) stop = recording(client, sampling.replay === 'onError');
  };
  let stop: () => void = () => undefined;
  let begun = false;
  let isWithdrawn = false;
  settings.onWithdrawn?.(() => {
    isWithdrawn = true;
    stop();
  });
  const begin = (): void => {
    if (begun) return;
    begun = true;
    record().catch(() => undefined);
  };
  if (sampling.replay === 'visit') begin();
  return {
    captureException: (error, tags = {}) => {
      if (sampling.replay === 'onError') begin();
      captureException(error, { tags: { ...tags } });
    },
    addBreadcrumb: (crumb) => {
      if (crumb.kind === 'page' && isPrivatePath(crumb.text)) stop();
      const { kind, text, at } = strippedCrumb(crumb);
      tell({ category: categories[kind], message: text, timestamp: at / 1000 });
    },
    setTag: (tag, value) => void setTag(tag, value),
  };
};
