import { expect, it } from 'vitest';
import { keepsNothing } from '../../../src/application/shared/text-store.ts';

it('storage that keeps nothing refuses every text, and returns none', () => {
  expect(keepsNothing.write('wip', '1')).toBe(false);
  expect(keepsNothing.read('wip')).toBeUndefined();
});
