import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { care, cartWith, item, ordered } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const declared = { name: '<Mara>', number: 'OKU-1', email: 'mara@example.org' };

describe('declarations without scripts', () => {
  it.each([
    ['/withdrawal', { ...declared, scope: 'part', goods: '' }],
    ['/cancellation', { ...declared, kind: 'extraordinary', reason: '' }],
    ['/find-order', { number: declared.number, email: 'mara' }],
  ])('%s refuses what is incomplete, and keeps what was typed · LAW-4 · LAW-5', async (path, form) => {
    const { status, html } = await openPlainVisitor(sandbox).post(form, {}, path);
    expect(status).toBe(422);
    expect(html).toContain('value="OKU-1"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<title>Bitte noch einmal ansehen: ');
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(html).toMatch(/aria-invalid="true" autofocus=""/);
  });

  it.each([
    ['/withdrawal', { scope: 'all' }, 'WD-'],
    ['/cancellation', { kind: 'ordinary' }, 'KD-'],
  ])('%s is confirmed once, and repeats its receipt · LAW-4', async (path, form, receipt) => {
    const { post } = openPlainVisitor(sandbox);
    const asked = await post({ ...declared, name: 'Mara Keller', ...form }, {}, path);
    expect([asked.status, asked.html.includes(receipt)]).toEqual([200, false]);
    const confirm = { ...declared, name: 'Mara Keller', ...form, step: 'confirm' };
    const receiptOf = (html: string) => new RegExp(`${receipt}[\\w-]+`).exec(html)?.[0];
    const first = await post(confirm, {}, path);
    expect(first.status).toBe(200);
    expect(receiptOf(first.html)).toBeTruthy();
    expect(receiptOf((await post(confirm, {}, path)).html)).toBe(receiptOf(first.html));
  });

  it('an order that was found is shown, to its buyer only · ORD-3 · UI-20', async () => {
    const client = sandbox.client();
    const order = await ordered(client, await cartWith(client, item(care)));
    const { get, post } = openPlainVisitor(sandbox);
    const { status, to } = await post({ number: order.number, email: 'mara@example.org' }, {}, '/find-order');
    expect([status, to]).toEqual([303, `/checkout/thank-you/${order.token_value}`]);
    const page = await get(to ?? '');
    const [, plain = ''] =
      /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(page.html) ?? [];
    expect(plain).toBe(`/checkout/thank-you/${order.token_value}/plain`);
    const shown = await get(plain);
    expect([shown.status, shown.answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(shown.html).toContain(order.number);
    expect(shown.html).toContain('Clarea Multi');
    const missing = await get('/checkout/thank-you/nobodys/plain');
    expect([missing.status, missing.html]).toEqual([
      404,
      expect.stringContaining('Keine Bestellung gefunden'),
    ]);
    sandbox.controls.setFault('getOrder', { _tag: 'Cut', times: 1 });
    const cut = await get(plain);
    expect([cut.status, cut.html]).toEqual([503, expect.stringContaining('role="alert"')]);
  });
});
