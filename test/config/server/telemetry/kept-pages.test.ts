import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuickPages } from '../../../../src/config/server/pages/quick-pages.ts';
import { listen } from '../../../../src/config/server/process/listen.ts';
import { waitUntil } from '../../../wait-until.ts';
import { serve } from '../serve.ts';
import { openScraped } from './scrape.ts';

let open: Awaited<ReturnType<typeof openScraped>>;
let server: Server;
let early = 0;
beforeAll(async () => {
  open = await openScraped();
  const quick = makeQuickPages({ newId: () => crypto.randomUUID() });
  const { app } = serve({ quick, telemetry: open.telemetry });
  server = await listen(
    app,
    0,
    {},
    {
      answer: (...asked) => {
        const isAnswered = quick.answer(...asked);
        if (isAnswered) early += 1;
        return isAnswered;
      },
    },
  );
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  await open.telemetry.close();
});

const counted = async (labels: string): Promise<number> =>
  Number(
    new RegExp(`requests_total\\{brand="okulino",route="page",${labels}\\} (\\d+)`).exec(
      await open.scrape(),
    )?.[1] ?? 0,
  );

it('each response is counted once, including those answered early from the cache · OPS-4', async () => {
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  const ask = (headers: Record<string, string> = {}) => {
    asked += 1;
    return fetch(`http://127.0.0.1:${port}/p/1`, { headers });
  };
  await waitUntil(async () => {
    await (await ask()).text();
    expect(early).toBeGreaterThan(0);
  });
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  expect(early).toBeGreaterThan(1);
  expect(await counted('status="200",cache="rendered"')).toBe(1);
  expect(await counted('status="304",cache="kept"')).toBe(1);
  expect(await counted('status="200",cache="kept"')).toBe(asked - 2);
});
