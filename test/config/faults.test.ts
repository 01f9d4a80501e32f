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
    // Who is told by the cart itself that it is done does not ask again: not every fault has to be met to its end.
    expect(await unmetBy(backend, oneAfterAnother('shopping', [browsing, buying]), kind, 1)).toEqual([]);
  },
  60_000,
);
