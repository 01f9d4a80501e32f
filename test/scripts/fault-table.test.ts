import { expect, it } from 'vitest';
import { faultTable, type Tried } from '../../scripts/faults/fault-table.ts';

const tried = (more: Partial<Tried> = {}): Tried => ({
  operation: 'getCart',
  kind: 'cut',
  place: 'first',
  walk: 'buying',
  outcome: 'held',
  ms: 500,
  ...more,
});

it('the fault table lists what held, what failed and how to repeat it', () => {
  const told = faultTable([
    tried(),
    tried({ place: 'last' }),
    tried({ kind: '500', outcome: 'failed: It never worked' }),
    tried({ operation: 'addToCart', place: 'last', outcome: 'same' }),
    tried({ operation: 'addToCart', place: 'repeat', outcome: 'unrepeated' }),
  ]);
  expect(told).toContain('getCart     2  !1');
  expect(told).toContain('addToCart   ·   ·');
  expect(told).toContain('Nobody asks again after a failure of addToCart');
  expect(told).toContain('3 walks, 2 s, 1 did not hold');
  expect(told).toContain(
    'npm run faults -- --of getCart --kind 500 --place first\n    failed: It never worked',
  );
});
