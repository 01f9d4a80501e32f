import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
