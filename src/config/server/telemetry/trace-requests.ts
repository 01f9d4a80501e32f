import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { withTraceId } from './trace-id.ts';

/** By which somebody before us says which trace a request belongs to. */
export const traceparentHeader = 'traceparent';

/** The page by its type, anything else by its pattern: an address may hold what is somebody's. */
const routeOf = (c: Context<PageServerTypes>): string => c.get('page')?.route ?? routePath(c);

/** One span for each request, below whom a trusted proxy names; one answer counted. */
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
