import { TrieRouter } from 'hono/router/trie-router';
import { contentApi } from '../../../adapters/contract/content/content-api.ts';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import { isBrandId } from '../../../domain/shared/brand-id.ts';
import type { Ask } from '../services/backend.ts';
import { traceparentHeader } from './trace-requests.ts';

/** Which operation a request asks for; none: it is no part of the Shop API. */
const makeOperationOf = () => {
  const router = new TrieRouter<string>();
  for (const [name, { method, path }] of Object.entries({ ...shopApi, ...contentApi }))
    router.add(method, `/api${path}`, name);
  return (method: string, path: string): string | undefined => router.match(method, path)[0][0]?.[0];
};

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z_]{1,40}(\.[a-z_]{1,40}){1,3}$/.test(code);

/** What the other side calls its no, where it is a word of the contract's kind. */
const codeOf = async (answer: Response): Promise<string> => {
  try {
    const { code } = (await answer.clone().json()) as { readonly code?: unknown };
    return isCode(code) ? code : 'unknown';
  } catch {
    return 'unknown';
  }
};

const outcomeOf = (status: number) => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};

/** A cart that became an order. */
const ordering = 'createMyOrderFromCart';

/** Each operation of the Shop API, whoever answers it: its time, why it was refused, and the orders that it makes. */
export const traceOperations = (telemetry: Telemetry, ask: Ask): Ask => {
  if (!telemetry.isOn) return ask;
  const operationOf = makeOperationOf();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = operationOf(request.method, pathname);
    if (operation === undefined) return ask(request);
    const channel = searchParams.get('brand_channel');
    const brand = isBrandId(channel) ? channel : 'none';
    const began = performance.now();
    let outcome = 'failed';
    try {
      return await telemetry.span(`operation ${operation}`, { operation, brand }, async (span) => {
        const answer = await ask(request);
        const { status } = answer;
        outcome = outcomeOf(status);
        span.tell({ status, outcome });
        if (outcome !== 'done') {
          const code = await codeOf(answer);
          span.tell({ code });
          if (outcome === 'failed') span.fail(code);
          telemetry.counter('refusals', { operation, status, code })();
        } else if (operation === ordering) telemetry.counter('orders', { brand })();
        return answer;
      });
    } finally {
      telemetry.time('operation', { operation, outcome }, performance.now() - began);
    }
  };
};

/** Asks the backend within the trace that is under way, and in none that a visitor names. */
export const passingTrace =
  (telemetry: Telemetry, ask: Ask): Ask =>
  (request) => {
    const traceparent = telemetry.traceparent();
    if (traceparent === undefined) request.headers.delete(traceparentHeader);
    else request.headers.set(traceparentHeader, traceparent);
    return ask(request);
  };
