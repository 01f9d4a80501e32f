import { expect, it } from 'vitest';
import { returnedGoods } from '../../../../src/domain/orders/bill/returned-goods.ts';

const lines = ['Hydralis, 30 Tageslinsen', 'Hydralis, 30 Tageslinsen', 'Clarea Multi, 360 ml'].map(
  (title) => ({
    title,
  }),
);

it.each([
  ['no product named', [], { _tag: 'Rest' }],
  ['one line', ['Clarea Multi, 360 ml'], { _tag: 'Goods', places: [2] }],
  ['a line with a quantity in free text', ['2 ×  clarea multi, 360 ML'], { _tag: 'Goods', places: [2] }],
  ['a pair', ['Hydralis, 30 Tageslinsen'], { _tag: 'Goods', places: [0, 1] }],
  ['a product without a line', ['Hydralis, 30 Tageslinsen', 'Etui'], undefined],
] as const)('a withdrawal is matched to the lines of a bill: %s · DOC-5', (_what, goods, returned) =>
  expect(returnedGoods(lines, goods)).toEqual(returned),
);
