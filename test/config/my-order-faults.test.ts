import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { usualKinds } from './faults/kinds.ts';
import { reordering } from './faults/reordering.ts';
import { unmetBy } from './faults/unmet.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

it.each(usualKinds)(
  'lists orders and repeats one exactly once when every operation %s · ORD-2 · REO-1',
  async (_, kind) => {
    expect(await unmetBy(backend, reordering, kind)).toEqual([]);
  },
);
