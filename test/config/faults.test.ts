import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { browsing } from './faults/browsing.ts';
import { buying } from './faults/buying.ts';
import { usualKinds } from './faults/kinds.ts';
import { unmetBy } from './faults/unmet.ts';
import { oneAfterAnother } from './faults/walk.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

it.each(usualKinds)(
  'places one order, complete and paid, when every operation %s · CART-13 · CART-17 · CHK-12',
  async (_, kind) => {
    // A client that learns from the cart itself that its request took effect does not repeat it: not every fault is met
    // to its end.
    expect(await unmetBy(backend, oneAfterAnother('shopping', [browsing, buying]), kind, 1)).toEqual([]);
  },
  60_000,
);
