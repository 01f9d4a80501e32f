import { TrieRouter } from 'hono/router/trie-router';
import { contentApi } from '../../../adapters/contract/content/content-api.ts';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import { isBrandId } from '../../../domain/shared/brand-id.ts';
import type { Ask } from '../services/backend.ts';
import { traceparentHeader } from './trace-requests.ts';

/** Finds the operation of a request. Undefined if the request is not part of the Shop API. */
const makeOperationOf = () => {
  const router = new TrieRouter<string>();
  for (const [name, { method, path }] of Object.entries({ ...shopApi, ...contentApi }))
    router.add(method, `/api${path}`, name);
  return (method: string, path: string): string | undefined => router.match(method, path)[0][0]?.[0];
};

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z_]{1,40}(\.[a-z_]{1,40}){1,3}$/.test(code);

/** Returns the error code of an answer, if it has the form of the contract's codes. */
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

/** The operation that turns a cart into an order. */
const ordering = 'createMyOrderFromCart';

/**
 * Records each operation of the Shop API, from whichever backend: its duration, the reasons of refusals, and the orders
 * placed.
 */
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

/** Sends the current trace to the backend. Drops a trace that the visitor sent. */
export const passingTrace =
  (telemetry: Telemetry, ask: Ask): Ask =>
  (request) => {
    const traceparent = telemetry.traceparent();
    if (traceparent === undefined) request.headers.delete(traceparentHeader);
    else request.headers.set(traceparentHeader, traceparent);
    return ask(request);
  };
