import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { makeSandboxFlags } from '../../../../src/adapters/sandbox/flags/sandbox-flags.ts';
import type { VariantJson } from '../../../../src/adapters/sandbox/seed/flags.ts';
import { flagPortSuite } from '../../flags/flag-port-suite.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
const flag = async (key: string, variants: readonly VariantJson[]): Promise<void> => {
  await shop.sandbox.db
    .insertInto('flag')
    .values({ key, about: key, variants: json(variants) as never })
    .execute();
};
beforeAll(async () => {
  shop = await startSandbox();
  const variables = { title: 'Klar sehen', columns: 3, ratio: 1.5, framed: true };
  await flag('whole', [{ name: 'all', weight: 1, enabled: true, variables }]);
  await flag('nowhere', [{ name: 'all', weight: 1, enabled: false, variables: {} }]);
  await flag('split', [
    { name: 'first', weight: 1, enabled: true, variables: { side: 'a' } },
    { name: 'second', weight: 1, enabled: true, variables: { side: 'b' } },
  ]);
});
afterAll(() => shop.close());

flagPortSuite('the sandbox', async () => ({
  flags: makeSandboxFlags(shop.sandbox.db),
  whole: 'whole',
  off: 'nowhere',
  split: 'split',
  unknown: 'nobodys',
}));

const press = (path: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  shop.fetch(
    new Request(`http://okulino.localhost:4200${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    }),
  );
const page = async (cookie = ''): Promise<string> =>
  (
    await shop.fetch(new Request('http://okulino.localhost:4200/sandbox/flags', { headers: { cookie } }))
  ).text();
const attributes = {};

describe('the page of feature flags', () => {
  it('changes weights, variables and whether a variant is on · TRK-5', async () => {
    await press('/sandbox/flags/reorder-banner', {
      'weight.0': '0',
      'weight.1': '100',
      'enabled.1': 'on',
      'variables.1': 'shown = true\r\ndiscount = 12.5\r\nlabel = "5"\r\nno line',
    });
    const { getFlag } = makeSandboxFlags(shop.sandbox.db);
    expect(await getFlag('reorder-banner', { id: 'bucket-1', attributes })()).toEqual({
      _tag: 'Right',
      right: {
        enabled: true,
        variables: new Map<string, unknown>([
          ['shown', true],
          ['discount', 12.5],
          ['label', '5'],
        ]),
      },
    });
    expect(await page()).toContain('label = &quot;5&quot;');
  });

  it('lets a browser choose its variant, and shows which · TRK-5', async () => {
    const answer = await press('/sandbox/flags/home-promise/side', { side: 'delivery' });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(decodeURIComponent(cookie)).toBe('ab-forced=home-promise=delivery');
    expect(await page(cookie)).toContain('value="delivery" aria-pressed="true"');
    const back = await press('/sandbox/flags/home-promise/side', { side: '' }, { cookie });
    expect(back.headers.getSetCookie()[0]).toMatch(/^ab-forced=;/);
  });

  it('shows the counts for each variant · TRK-5', async () => {
    const { track } = makeSandboxFlags(shop.sandbox.db);
    const seen = { name: 'experiment_seen', properties: { feature: 'home-promise' } };
    const forced = new Map([['home-promise', 'delivery']]);
    await track(seen, { id: 'bucket-1', attributes, forced })();
    await track(seen, { id: 'bucket-2', attributes, forced })();
    await track(seen, { attributes })();
    const counts = await shop.sandbox.db
      .selectFrom('flag_count')
      .selectAll()
      .where('flag_key', '=', 'home-promise')
      .where('event', '=', 'experiment_seen')
      .execute();
    expect(counts).toEqual([
      { flag_key: 'home-promise', variant: 'delivery', event: 'experiment_seen', count: 2 },
    ]);
    expect(await page()).toContain('experiment_seen: 2');
  });

  it('rejects a form from another site', async () => {
    const answer = await press(
      '/sandbox/flags/live-chat',
      { 'weight.0': '0' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });
});
