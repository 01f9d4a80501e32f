import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { account } from './faults/account.ts';
import { usualKinds } from './faults/kinds.ts';
import { unmetBy } from './faults/unmet.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

it.each(usualKinds)(
  'an account is created and changed once when every operation %s · AUTH-9 · AUTH-11',
  async (_, kind) => {
    expect(await unmetBy(backend, account, kind)).toEqual([]);
  },
  60_000,
);
