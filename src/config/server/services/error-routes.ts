import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { type Destination, isFor } from '../../../adapters/reporting/envelope.ts';
import { ErrorReportC } from '../../../adapters/reporting/report-wire.ts';
import { decode } from '../../../adapters/shared/decode.ts';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';
import { type ErrorReport, strippedReport } from '../../../domain/reporting/error-report.ts';
import { isIgnored } from '../../../domain/reporting/ignored-errors.ts';
import type { PerMinute } from '../edge/per-minute.ts';
import { readSmallBody } from '../edge/read-small-body.ts';
import { tooOften } from '../edge/too-often.ts';
import type { Visit } from '../visit.ts';

export interface ErrorRouteSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly errors: {
    /** Receives the error reports of browsers. If absent, the route does not exist. */
    readonly hear?: (report: ErrorReport) => void;
    /** The destination at Sentry. If absent, nothing is forwarded. */
    readonly sentry?: Destination;
    readonly send: (address: string, envelope: Uint8Array<ArrayBuffer>) => Promise<unknown>;
    readonly reports: PerMinute;
  };
}

const noStore = { 'cache-control': 'no-store' };
/** Units: bytes. */
const largestReport = 32_768;
/** Session recordings are large. Units: bytes. */
const largestEnvelope = 1_000_000;

/** Routes for errors of browsers. They are logged here, or forwarded to Sentry without naming the sender. */
export const makeErrorRoutes = ({ visitOf, errors }: ErrorRouteSettings): Hono => {
  const app = new Hono();
  const { hear, sentry, send, reports } = errors;
  const refusal = (c: Context): Response | undefined => {
    if (!isSentByOwnPage(c.req.raw)) return c.body(null, 403, noStore);
    const wait = reports(visitOf(c).client);
    return wait > 0 ? tooOften(c, wait) : undefined;
  };

  if (hear)
    app.post('/api/errors', async (c) => {
      const refused = refusal(c);
      if (refused) return refused;
      const told = decode(ErrorReportC)(await readSmallBody(c.req.raw, largestReport));
      if (E.isLeft(told)) return c.body(null, 400, noStore);
      const { name, message } = told.right;
      // The report is stripped again here, because its sender cannot be trusted to have done it.
      if (!isIgnored(`${name}: ${message}`)) hear(strippedReport(told.right));
      return c.body(null, 204, noStore);
    });

  if (sentry)
    app.post('/api/monitoring', async (c) => {
      const refused = refusal(c);
      if (refused) return refused;
      const envelope = await readBytes(c.req.raw, largestEnvelope);
      if (!envelope) return c.body(null, 413, noStore);
      if (!isFor(sentry, envelope)) return c.body(null, 403, noStore);
      // Sentry sees our server, not the visitor's address or browser. The response does not wait for Sentry.
      send(sentry.address, envelope).catch(() => undefined);
      return c.body(null, 204, noStore);
    });

  return app;
};
