import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import {
  articleOf,
  isWhollyWithdrawn,
  keptItems,
  type NamedLine,
  namedLines,
} from '../../../src/domain/orders/withdrawn-lines.ts';

const line = (id: string, title: string, quantity: number, ...values: readonly string[]): NamedLine => ({
  id: id as CartItemId,
  title,
  quantity,
  options: values.map((value) => ({ value })),
});
const right = line('right', 'Hydralis, 30 Tageslinsen', 2, '-2.50', '8.6');
const left = line('left', 'Hydralis, 30 Tageslinsen', 1, '-3.00', '8.6');
const care = line('care', 'Clarea Multi, 360 ml', 2);
const plus = line('plus', 'Clarea Multi, 360 ml plus', 1);
const order = [right, left, care, plus];

describe('the lines that a withdrawal names', () => {
  it.each([
    ['no goods: all', [], ['right', 'left', 'care', 'plus']],
    ['one eye', ['1 × Hydralis, 30 Tageslinsen · -3.00 · 8.6'], ['left']],
    ['a product', ['Clarea Multi, 360 ml'], ['care']],
    ['a product with its quantity', ['2 ×  clarea multi, 360 ML'], ['care']],
    ['a product with its quantity and a letter', ['2x Clarea Multi, 360 ml'], ['care']],
    ['both eyes, by their product', ['Hydralis, 30 Tageslinsen'], ['right', 'left']],
    ['both eyes, with their number', ['3 x Hydralis, 30 Tageslinsen'], ['right', 'left']],
    [
      'two goods, one twice',
      ['Clarea Multi, 360 ml plus', articleOf(left), articleOf(left)],
      ['left', 'plus'],
    ],
    ['only some of its pieces', ['1 × Clarea Multi, 360 ml'], undefined],
    ['an eye without a number', ['Hydralis, 30 Tageslinsen rechts'], undefined],
    ['goods that are not in the order', ['Hydralis, 30 Tageslinsen', 'Etui'], undefined],
  ] as const)('%s · ORD-6', (_what, goods, ids) => expect(namedLines(order, goods)).toEqual(ids));

  it('are exactly the line whose name is declared, unless another has the same name · ORD-6', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: fc.constantFrom('Aqua', 'Aqua Plus', '2 Aqua'),
            quantity: fc.integer({ min: 1, max: 9 }),
            options: fc.array(fc.record({ value: fc.constantFrom('-2.50', '-3.00') }), { maxLength: 1 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.nat(),
        (some, at) => {
          const lines = some.map((one, place) => ({ ...one, id: `l${place}` as CartItemId }));
          const named = articleOf(lines[at % lines.length] as NamedLine);
          expect(namedLines(lines, [named])).toEqual(
            lines.filter((one) => articleOf(one) === named).map(({ id }) => id),
          );
        },
      ),
    ));
});

describe('what is left of an order', () => {
  const gift = { id: 'gift' as CartItemId, isGift: true };
  const items = [{ id: right.id }, { id: left.id }, gift];
  const withdrawals = [{ lines: [right.id] }, {}];

  it('is what no withdrawal names; one that nobody has read yet names nothing · ORD-6', () => {
    expect(keptItems({ items })).toEqual(items);
    expect(keptItems({ items, withdrawals })).toEqual([{ id: left.id }, gift]);
  });

  it('is nothing once all that was bought is withdrawn, gift or not · LAW-37', () => {
    expect(isWhollyWithdrawn({ items })).toBe(false);
    expect(isWhollyWithdrawn({ items, withdrawals })).toBe(false);
    expect(isWhollyWithdrawn({ items, withdrawals: [...withdrawals, { lines: [left.id] }] })).toBe(true);
  });
});
