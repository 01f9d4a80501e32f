import { expect, it } from 'vitest';
import { isSealed } from '../../../src/domain/orders/hygiene-seal.ts';

it.each([
  ['lens', true],
  ['lenscare', true],
  ['sunglasses', false],
  ['reading_glasses', false],
  ['service', false],
] as const)('goods of the kind %s may have a seal: %s · LAW-11', (category, sealed) => {
  expect(isSealed(category)).toBe(sealed);
});
