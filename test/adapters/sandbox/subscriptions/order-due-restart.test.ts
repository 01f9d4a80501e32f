import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { fillFolder } from '../fixtures/template.ts';
import { at, ordersOf, rowOf } from './due-shop.ts';

it('a subscription survives a restart on disk, and is ordered once · ACC-5', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dioptra-abo-'));
  const dataDir = join(root, 'shop');
  try {
    await fillFolder(dataDir);
    const first = await startSandbox({ dataDir });
    const { email, subscription } = await subscribed(first);
    await at(first, '2026-12-19T06:00:00Z');
    await first.close();
    const second = await startSandbox({ dataDir });
    await at(second, '2026-12-19T07:00:00Z');
    expect(await ordersOf(second, email)).toHaveLength(1);
    await at(second, '2027-01-18T06:00:00Z');
    expect(await ordersOf(second, email)).toHaveLength(2);
    expect((await rowOf(second, subscription.id)).next_date).toBe('2027-02-17');
    await second.close();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 120_000);
