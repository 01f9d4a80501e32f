import { destinationOf, serverEnvelope } from '../../../adapters/reporting/envelope.ts';
import { placeOfError } from '../../../adapters/shared/place-of-error.ts';
import type { ErrorReport } from '../../../domain/reporting/error-report.ts';
import { now } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { logLine } from '../edge/log-line.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import type { Backend } from './backend.ts';
import type { ErrorRouteSettings } from './error-routes.ts';

export interface Errors extends Omit<ErrorRouteSettings, 'visitOf'> {
  /** Whom a page tells: our own server, or Sentry by its DSN; none: nobody. */
  readonly told?: string;
  /** An error of the server itself, beside the log. */
  readonly report: (error: unknown) => void;
}

const post: ErrorRouteSettings['errors']['send'] = (address, envelope) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: envelope,
    signal: AbortSignal.timeout(5000),
  });

/** One line of JSON for an error of a browser. */
const logged = ({ name, message, page, frames }: ErrorReport): void =>
  console.error(
    logLine('error', { kind: 'browser', detail: `${name}: ${message}`, page, frame: frames[0] ?? '' }),
  );

/** An error of the server as the list of the sandbox keeps it: what broke and where. */
export const serverError = (name: string, place: string): ErrorReport => ({
  name,
  message: '',
  frames: [place],
  page: '',
  tags: {},
  crumbs: [],
});

/** Who hears of errors here, as the environment says. */
export const errorsOf = (
  { errors }: Pick<Environment, 'errors'>,
  backend: Pick<Backend, 'errors'>,
  send = post,
): Errors => {
  const reports = makePerMinute(30, now);
  const sentry = destinationOf(errors);
  if (sentry)
    return {
      told: errors,
      errors: { sentry, send, reports },
      report: (error) => {
        const id = crypto.randomUUID().replaceAll('-', '');
        const envelope = serverEnvelope(errors, id, new Date(now()).toISOString(), placeOfError(error));
        send(sentry.address, new TextEncoder().encode(envelope)).catch(() => undefined);
      },
    };
  const kept = errors === 'sandbox' ? backend.errors : undefined;
  if (!kept) return { errors: { send, reports }, report: () => undefined };
  return {
    told: 'own',
    errors: {
      hear: (report) => {
        logged(report);
        kept.add('browser', report);
      },
      send,
      reports,
    },
    report: (error) => {
      const [name = 'Error', ...where] = placeOfError(error).split(' ');
      kept.add('server', serverError(name, where.join(' ')));
    },
  };
};
