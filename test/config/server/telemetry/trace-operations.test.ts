import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as t from 'io-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTelemetry } from '../../../../src/application/telemetry/telemetry.ts';
import { headersToBackend } from '../../../../src/config/server/services/remote-headers.ts';
import { statementsTo } from '../../../../src/config/server/telemetry/database.ts';
import { passingTrace, traceOperations } from '../../../../src/config/server/telemetry/trace-operations.ts';
import { tracedEngine } from '../../../../src/config/server/telemetry/traced-engine.ts';
import { openScraped } from './scrape.ts';

const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const order = () =>
  new Request('http://backend.invalid/api/orders/secret-token?brand_channel=opalys&locale=fr', {
    headers: { traceparent: stranger },
  });

let open: Awaited<ReturnType<typeof openScraped>>;
beforeAll(async () => {
  open = await openScraped();
});
afterAll(() => open.telemetry.close());

describe('an operation of the Shop API', () => {
  it.each([
    [404, { code: 'order.not_found' }, 'order.not_found'],
    [409, { code: 'Order 4711 of ottilie@example.org' }, 'unknown'],
    [502, undefined, 'unknown'],
  ])(
    'answered with %i is counted under a code of the contract only · OPS-3 · OPS-4',
    async (status, body, code) => {
      const answer = new Response(body && JSON.stringify(body), { status });
      const told = await traceOperations(open.telemetry, async () => answer)(order());
      expect(await told.text()).toBe(body ? JSON.stringify(body) : '');
      const said = await open.scrape();
      expect(said).toContain(`refusals_total{operation="getOrder",status="${status}",code="${code}"} 1`);
      expect(said).not.toMatch(/secret-token|4711/);
    },
  );

  it('without a response is timed as failed, and fails its caller · OPS-4', async () => {
    const cut = traceOperations(open.telemetry, () => Promise.reject(new Error('cut')));
    await expect(cut(order())).rejects.toThrow('cut');
    expect(await open.scrape()).toContain('operation_seconds_count{operation="getOrder",outcome="failed"} 2');
  });

  it('is not wrapped if there is no telemetry · OPS-7', () => {
    const ask = async () => new Response();
    expect(traceOperations(noTelemetry, ask)).toBe(ask);
    expect(statementsTo(noTelemetry)).toBeUndefined();
  });
});

describe('a request to another server', () => {
  const askedWith = async (telemetry = noTelemetry) => {
    const request = order();
    await telemetry.span('request', {}, () => passingTrace(telemetry, async () => new Response())(request));
    return headersToBackend(request.headers, []).get('traceparent');
  };

  it('carries the trace of the shop, and never that of the visitor · OPS-2', async () => {
    expect(await askedWith(open.telemetry)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
    expect(await askedWith(open.telemetry)).not.toContain(stranger.slice(3, 35));
    expect(await askedWith()).toBeNull();
  });

  it('carries the trace to an engine, and is timed by its operation · OPS-1 · OPS-2', async () => {
    const heard: unknown[] = [];
    const server = createServer(({ headers }, response) => {
      heard.push(headers.traceparent);
      response.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const engine = tracedEngine(open.telemetry, (ask) => ({
      ask: async () => {
        await ask(new Request(`http://127.0.0.1:${port}/`));
        throw new Error('away');
      },
    }));
    const question = { kind: 'query', name: 'shopCart', asks: {}, answer: t.null } as const;
    await expect(engine.ask({ brand: 'okulino', locale: 'de' }, question, {})).rejects.toThrow('away');
    await new Promise((closed) => server.close(closed));
    expect(heard).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/)]);
    expect(await open.scrape()).toContain(
      'service_seconds_count{service="engine",operation="shopCart",outcome="failed"} 1',
    );
  });
});
