import type { Context, MiddlewareHandler } from 'hono';
import { noTelemetry, type Telemetry } from '../../../application/telemetry/telemetry.ts';
import { isTooMuch, type Standing } from '../../../domain/shared/load.ts';
import { localeOf } from '../../../domain/shared/paths.ts';
import type { Arriving, Gate } from '../edge/load.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { busyPage } from './busy-page.ts';

export interface HoldBackSettings {
  readonly visitOf: (c: Context) => Visit;
  /** If absent, no request is refused. */
  readonly gate?: Gate;
  /** If absent, nothing is measured. */
  readonly telemetry?: Telemetry;
}

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Matches the requests of a purchase: carts, orders and payments, pages of the checkout, and a payment provider's
 * callbacks.
 */
const buys =
  /^\/api\/(carts|orders|shipping-options|delivery|partners|addresses)(\/|$)|\/checkout(\/|$)|^\/pay\//;
/** Matches requests that need neither a cart nor an account and change nothing, although some are posted. */
const looks = /^\/api\/(recommendations|products|search|flags|errors|monitoring)(\/|$)|\/find$/;
const known = /(?:^|; )(?:cart_id|(?:__Host-)?session_)/;

/** Returns the standing of a request, by its path and by the cookies of the browser. */
export const standingOf = (method: string, path: string, cookie = ''): Standing => {
  if (buys.test(path) || !(reads(method) || looks.test(path))) return 'buyer';
  return known.test(cookie) ? 'customer' : 'newcomer';
};

/** The shortest and the longest wait before a retry. Units: s. */
const soonest = 2;
const latest = 5;

/**
 * Refuses a request at once and asks for a retry. The waits differ, so that not all retries come in the same second.
 * Nothing was changed. Source: LOAD-3, LOAD-4, LOAD-6.
 */
const refusal = (c: Context, { brand }: Visit, nth: number): Response => {
  const wait = soonest + (nth % (latest - soonest + 1));
  const headers = { 'cache-control': 'no-store', 'retry-after': String(wait) };
  if (c.req.path.startsWith('/api/')) return c.json({ code: 'server.busy' }, 503, headers);
  const read = reads(c.req.method);
  const { html, contentPolicy } = busyPage(brand, localeOf(c.req.path), read);
  return c.html(html, 503, {
    ...headers,
    ...(read && { refresh: String(wait) }),
    'content-security-policy': contentPolicy,
  });
};

/** Returns Node's incoming message. A request without a socket counts as completely received. */
const arriving = (c: Context): Arriving =>
  (c.env as { readonly incoming?: Arriving } | undefined)?.incoming ?? { complete: true };

/**
 * Counts running requests and refuses those above the server's limit, newcomers first. A page may be in the cache and
 * is answered then; the renderer checks the limit. Built files and other reads cost little.
 */
export const holdBack = ({
  visitOf,
  gate,
  telemetry = noTelemetry,
}: HoldBackSettings): MiddlewareHandler<PageServerTypes> => {
  if (!gate) return (_, next) => next();
  let refused = 0;
  return async (c, next) => {
    const { method, path } = c.req;
    const standing = standingOf(method, path, c.req.header('cookie'));
    const refuse = (): Response => {
      telemetry.counter('refused', { kind: standing })();
      refused += 1;
      return refusal(c, visitOf(c), refused);
    };
    const leave = gate.enter(arriving(c));
    try {
      if (isTooMuch(gate.most, gate.load(), standing)) {
        if (!reads(method) || path.startsWith('/api/')) return refuse();
        c.set('refuse', refuse);
      }
      await next();
      return undefined;
    } finally {
      leave();
    }
  };
};
