import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { eyeChecks } from './faults/eye-checks.ts';
import { keepingAll } from './faults/keeping.ts';
import { usualKinds } from './faults/kinds.ts';
import { productAlerts } from './faults/product-alerts.ts';
import { unmetBy } from './faults/unmet.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

it.each(usualKinds)(
  'stores the data of a customer exactly once when every operation %s · ADDR-1 · ACC-3 · ACC-4 · ACC-5 · ACC-6 · ACC-7 · ACC-8 · ACC-9 · MILES-3 · RATE-1',
  async (_, kind) => {
    expect(await unmetBy(backend, keepingAll, kind)).toEqual([]);
  },
  60_000,
);

it.each(usualKinds)(
  'creates and ends a price alert exactly once when every operation %s · STOCK-9',
  async (_, kind) => {
    expect(await unmetBy(backend, productAlerts, kind)).toEqual([]);
  },
  60_000,
);

it.each(usualKinds)(
  'books, moves and cancels an eye check exactly once when every operation %s · APPT-3 · APPT-4',
  async (_, kind) => {
    expect(await unmetBy(backend, eyeChecks, kind)).toEqual([]);
  },
  60_000,
);
