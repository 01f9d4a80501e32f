import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Line, layLine } from '../../scripts/browsers/line.ts';

let shop: Server;
let line: Line;

beforeAll(async () => {
  shop = createServer(({ url = '' }, answer) => {
    answer.setHeader('content-security-policy', "default-src 'none'");
    answer.end(`shop ${url}`);
  });
  await new Promise<void>((resolve) => shop.listen(0, resolve));
  line = await layLine((shop.address() as AddressInfo).port);
});
afterAll(async () => {
  await line.close();
  shop.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${line.port}${path}`, init);
const textOf = async (path: string) => (await ask(path)).text();

it('the test proxy passes on responses, and adds a report URL to the content security policy', async () => {
  line.set({});
  const answer = await ask('/p/1');
  expect(await answer.text()).toBe('shop /p/1');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; report-uri /refused");
});

it('the test proxy aborts requests while it is cut, and answers again afterwards', async () => {
  line.set({ isCut: true });
  await expect(ask('/')).rejects.toThrow();
  line.set({});
  expect(await textOf('/')).toBe('shop /');
});

it('the test proxy drops the named files, and no others', async () => {
  line.set({ lost: /\/assets\/react-/ });
  await expect(ask('/assets/react-1.js')).rejects.toThrow();
  expect(await textOf('/assets/page-1.js')).toBe('shop /assets/page-1.js');
});

it('the test proxy prepends code to the first script of a page, to simulate an old browser', async () => {
  line.set({ before: 'old();' });
  expect(await textOf('/assets/starter-abc1234.js')).toBe('old();shop /assets/starter-abc1234.js');
  expect(await textOf('/assets/page-1.js')).toBe('shop /assets/page-1.js');
});

it('the test proxy records errors and policy violations that pages report', async () => {
  line.set({});
  line.told.length = 0;
  await ask('/refused', { method: 'POST', body: 'a style' });
  await ask('/api/errors', { method: 'POST', body: 'an error' });
  expect(line.told).toEqual(['a style', 'an error']);
});
