import type { Context, MiddlewareHandler } from 'hono';
import { noTelemetry, type Telemetry } from '../../../application/telemetry/telemetry.ts';
import { isTooMuch, type Standing } from '../../../domain/shared/load.ts';
import { localeOf } from '../../../domain/shared/paths.ts';
import type { Arriving, Gate } from '../edge/load.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { busyPage } from './busy-page.ts';

export interface HoldBackSettings {
  readonly visitOf: (c: Context) => Visit;
  /** None: nobody is refused. */
  readonly gate?: Gate;
  /** None: nobody is told. */
  readonly telemetry?: Telemetry;
}

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What carts, orders and payments are made of, pages of the checkout, and a provider's word of a payment. */
const buys =
  /^\/api\/(carts|orders|shipping-options|delivery|partners|addresses)(\/|$)|\/checkout(\/|$)|^\/pay\//;
/** Without a cart or an account as well, as long as nothing is changed. */
const looks = /^\/api\/(recommendations|products|search|flags|errors|monitoring)(\/|$)|\/find$/;
const known = /(?:^|; )(?:cart_id|(?:__Host-)?session_)/;

/** By what is asked, and by what a browser remembers. */
export const standingOf = (method: string, path: string, cookie = ''): Standing => {
  if (buys.test(path) || !(reads(method) || looks.test(path))) return 'buyer';
  return known.test(cookie) ? 'customer' : 'newcomer';
};

/** The soonest and the latest that somebody is asked to come again. Units: s. */
const soonest = 2;
const latest = 5;

/** Says at once that somebody has to come again, not all in the same second: nothing was done. Source: LOAD-3, LOAD-4, LOAD-6. */
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

/** As the process has it; a request that no socket brought has come whole. */
const arriving = (c: Context): Arriving =>
  (c.env as { readonly incoming?: Arriving } | undefined)?.incoming ?? { complete: true };

/**
 * Counts what is under way, and refuses what is too much for the server, newcomers first. A page may be kept, and is
 * answered then: who renders it asks whether it is too much. Built files and the rest of what is read cost little.
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
