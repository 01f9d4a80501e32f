import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { getRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import { care, cartWith, done, failed, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started?.close());
afterEach(() => started.controls.reset());

const at = 'http://okulino.localhost:4200';
const ask = (path: string, init?: RequestInit) => started.fetch(new Request(`${at}${path}`, init));
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('the test controls', () => {
  const control = (body: unknown) => post('/sandbox/controls', JSON.stringify(body));

  it('set a number of faults by operation', async () => {
    const client = started.client();
    const cart = await cartWith(client, item(care));
    const get = client.getCart({ params: { token: cart.token_value } });
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Status', status: 503, times: 1 } } });
    expect(await failed(get)).toEqual({ _tag: 'Unavailable', status: 503 });
    expect((await done(get)).items).toHaveLength(1);
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Cut' } } });
    expect(await failed(get)).toEqual({ _tag: 'Unreachable' });
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Nonsense' } } });
    expect((await failed(get))._tag).toBe('Unreadable');
    await control({ reset: true });
    expect((await done(get)).items).toHaveLength(1);
  });

  it('can lose a response after the work was done', async () => {
    const client = started.client();
    const { token_value: token } = await done(client.createCart({}));
    const add = client.addToCart({ params: { token }, body: { request_id: 'lost', items: [item(care)] } });
    started.controls.setFault('addToCart', { _tag: 'CutAfter', times: 1 });
    expect(await failed(add)).toEqual({ _tag: 'Unreachable' });
    expect((await done(add)).items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('do what is due at the time that they set', async () => {
    const client = started.client();
    const { token_value: token } = await ordered(client, await cartWith(client, item(care)));
    await control({ clock: new Date(testNow + paymentWindowMs).toISOString() });
    const { state } = await getRow(started.sandbox.db, 'shop_order', { token }, ['state']);
    expect(state).toBe('cancelled');
  });

  it('set the clock, and reject invalid values', async () => {
    await control({ clock: '2027-01-01T00:00:00Z' });
    expect(started.controls.clock.now()).toBe(Date.parse('2027-01-01T00:00:00Z'));
    expect((await control({ clock: 'tomorrow' })).status).toBe(400);
    expect((await control({ fault: { operation: 'nothing', fault: { _tag: 'Cut' } } })).status).toBe(400);
  });

  it('do not exist unless they are enabled', async () => {
    const { controls: _, ...sandbox } = started.sandbox;
    const answer = await makeSandboxApp(sandbox).request(`${at}/sandbox/controls`, { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('the pages of the sandbox', () => {
  it.each([
    ['/sandbox', 'SEHEN10'],
    ['/mailbox', 'Mailbox'],
  ])('show %s without scripts, under a strict content security policy', async (path, text) => {
    const page = await ask(path);
    const body = await page.text();
    expect(body).toContain(text);
    expect(body).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it.each(['/pay/nothing', '/mailbox/0', '/mailbox/x', '/mailbox/99999'])(
    'answer %s with 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('link to every shop', async () => {
    const body = await (await ask('/sandbox')).text();
    for (const brand of ['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'])
      expect(body).toContain(`http://${brand}.localhost:4200/`);
  });
});
