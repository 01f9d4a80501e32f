import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { withTraceId } from './trace-id.ts';

/** The header in which a proxy names the trace of a request. */
export const traceparentHeader = 'traceparent';

/** A page is recorded by its type, anything else by its route pattern, because an address may hold personal data. */
const routeOf = (c: Context<PageServerTypes>): string => c.get('page')?.route ?? routePath(c);

/** Records one span per request, below the span that a trusted proxy names, and counts one response. */
export const traceRequests =
  (telemetry: Telemetry, visitOf: (c: Context) => Visit): MiddlewareHandler<PageServerTypes> =>
  (c, next) => {
    const { brand, passedOn } = visitOf(c);
    const began = performance.now();
    return telemetry.span(
      'request',
      { brand },
      async (span) => {
        await withTraceId(span.traceId, next);
        const route = routeOf(c);
        const cache = c.get('page')?.cache ?? 'none';
        const { status } = c.res;
        span.tell({ route, cache, status });
        if (status >= 500) span.fail(String(status));
        telemetry.counter('requests', { brand, route, status, cache })();
        telemetry.time('request', { route, cache }, performance.now() - began);
      },
      passedOn ? c.req.header(traceparentHeader) : undefined,
    );
  };
