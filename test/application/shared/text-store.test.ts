import { expect, it } from 'vitest';
import { noTextStore } from '../../../src/application/shared/text-store.ts';

it('storage that keeps nothing refuses every text, and returns none', () => {
  expect(noTextStore.write('wip', '1')).toBe(false);
  expect(noTextStore.read('wip')).toBeUndefined();
});
