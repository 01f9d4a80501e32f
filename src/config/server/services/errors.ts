import { type Destination, serverEnvelope } from '../../../adapters/reporting/envelope.ts';
import type { ErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import { placeOfError } from '../../../adapters/shared/place-of-error.ts';
import type { ErrorReport } from '../../../domain/reporting/error-report.ts';
import { now, steadyNow } from '../../clock.ts';
import { logLine } from '../edge/log-line.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import type { ErrorRouteSettings } from './error-routes.ts';

export interface Errors extends Omit<ErrorRouteSettings, 'visitOf'> {
  /** Where pages send errors: `own` for our server, or the DSN of Sentry. If absent, nowhere. */
  readonly told?: string;
  /** Reports an error of the server itself, in addition to the log. */
  readonly report: (error: unknown) => void;
}

const post: ErrorRouteSettings['errors']['send'] = (address, envelope) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: envelope,
    signal: AbortSignal.timeout(5000),
  });

/** Logs an error of a browser as one line of JSON. */
const logged = ({ name, message, page, frames }: ErrorReport): void =>
  console.error(
    logLine('error', { kind: 'browser', detail: `${name}: ${message}`, page, frame: frames[0] ?? '' }),
  );

/** Returns a server error for the sandbox's list: its name and its place. */
export const serverError = (name: string, place: string): ErrorReport => ({
  name,
  message: '',
  frames: [place],
  page: '',
  tags: {},
  crumbs: [],
});

/** Limits how many reports per minute are accepted from one visitor. */
const reports = (): ErrorRouteSettings['errors']['reports'] => makePerMinute(30, steadyNow);

/** Sends errors to Sentry, by its DSN. */
export const sentryErrors = (dsn: string, sentry: Destination, send = post): Errors => ({
  told: dsn,
  errors: { sentry, send, reports: reports() },
  report: (error) => {
    const id = crypto.randomUUID().replaceAll('-', '');
    const envelope = serverEnvelope(dsn, id, new Date(now()).toISOString(), placeOfError(error));
    send(sentry.address, new TextEncoder().encode(envelope)).catch(() => undefined);
  },
});

/** Writes errors to the list of a backend in this process and to the log. */
export const keptErrors = (kept: Pick<ErrorList, 'add'>): Errors => ({
  told: 'own',
  errors: {
    hear: (report) => {
      logged(report);
      kept.add('browser', report);
    },
    send: post,
    reports: reports(),
  },
  report: (error) => {
    const [name = 'Error', ...where] = placeOfError(error).split(' ');
    kept.add('server', serverError(name, where.join(' ')));
  },
});

/** Sends errors nowhere except to the log. */
export const logOnlyErrors = (): Errors => ({
  errors: { send: post, reports: reports() },
  report: () => undefined,
});
