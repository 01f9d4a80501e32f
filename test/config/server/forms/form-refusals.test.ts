import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

const host = 'okulino.localhost';
const own = { accept: 'text/html,*/*', origin: `http://${host}`, referer: `http://${host}/withdrawal?x=1` };

describe('a refused form without scripts', () => {
  it.each([
    ['too much text', '/withdrawal', { name: 'x'.repeat(40_000) }, own, 413, 'zu viel Text'],
    ['no action', '/subscription/guest/x', {}, own, 400, 'unvollständig'],
    ['no wallet', '/cart/express', {}, own, 400, 'unvollständig'],
    ['no product', '/product-alert', {}, own, 400, 'unvollständig'],
    ['an unknown product', '/product-alert', { kind: 'stock', product: '999999' }, own, 404, 'gibt es'],
    ['no form of this shop', '/agb', {}, own, 405, 'gibt es'],
  ])('with %s gets a page that leads back to it · NOTE-12', async (_, path, form, headers, status, why) => {
    const reported: unknown[] = [];
    const sent = await openPlainVisitor(sandbox, { reported }).post(form, headers, path);
    expect([sent.status, reported]).toEqual([status, []]);
    expect(sent.html).toContain('Das Formular wurde nicht verarbeitet');
    expect(sent.html).toContain(why);
    expect(sent.html).toContain('Nichts wurde gespeichert');
    expect(sent.html).toContain('href="/withdrawal?x=1"');
    expect(sent.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(sent.answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('from another site gets a page that leads home, never to that site · NOTE-12', async () => {
    const foreign = { ...own, origin: 'http://elsewhere.example', referer: 'http://elsewhere.example/form' };
    const sent = await openPlainVisitor(sandbox).post({ step: 'check' }, foreign, '/withdrawal');
    expect(sent.status).toBe(403);
    expect(sent.html).toContain('kam nicht von einer Seite dieses Shops');
    expect(sent.html).toContain('Zur Startseite');
    expect(sent.html).not.toContain('elsewhere');
  });

  it('leads back to no other host, whatever the browser says it came from · NOTE-12 · ROUTE-16', async () => {
    const hostile = { ...own, referer: `http://${host}//evil.example/form` };
    const sent = await openPlainVisitor(sandbox).post({}, hostile, '/product-alert');
    expect(sent.status).toBe(400);
    expect(sent.html).toContain('Zur Startseite');
    expect(sent.html).not.toContain('evil.example');
  });

  it('speaks the language of its address · NOTE-12', async () => {
    const { post } = openPlainVisitor(sandbox);
    for (const [path, said] of [
      ['/en/my-account/plain', 'too much text'],
      ['/it/my-account/plain', 'troppo testo'],
      ['/fr/my-account/plain', 'trop de texte'],
    ] as const)
      expect((await post({ email: 'x'.repeat(20_000) }, own, path)).html).toContain(said);
  });

  it('stays without a page for a script, and keeps its headers · NOTE-12', async () => {
    const { post } = openPlainVisitor(sandbox);
    const byScript = await post({}, { ...own, accept: 'application/json' }, '/product-alert');
    expect([byScript.status, byScript.html]).toEqual([400, '']);
    const large = await post({ name: 'x'.repeat(40_000) }, own, '/withdrawal');
    expect(large.answer.headers.get('connection')).toBe('close');
    expect((await post({}, own, '/agb')).answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
