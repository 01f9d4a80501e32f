import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { articleNames } from '../../../src/domain/orders/article.ts';
import {
  isWhollyWithdrawn,
  keptItems,
  type NamedLine,
  namedLines,
  withdrawnPieces,
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
const articleOf = (one: NamedLine): string => articleNames([one])[0] as string;

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
    ['an eye without a number', ['Hydralis, 30 Tageslinsen rechts'], undefined],
    ['goods that are not in the order', ['Hydralis, 30 Tageslinsen', 'Etui'], undefined],
    ['more pieces than were bought', ['3 × Clarea Multi, 360 ml'], undefined],
    ['no piece', ['0 × Clarea Multi, 360 ml'], undefined],
    ['one of the lenses, of which eye nobody knows', ['1 × Hydralis, 30 Tageslinsen'], undefined],
    ['one eye in the notation of people', ['1 x Hydralis, 30 Tageslinsen · −3,00 · 8,6'], ['left']],
    ['one eye without a number', ['Hydralis, 30 Tageslinsen · –3,00 · 8,6'], ['left']],
  ] as const)('%s · ORD-6', (_what, goods, ids) => expect(namedLines(order, goods)?.lines).toEqual(ids));

  it.each([
    ['some pieces', ['1 × Clarea Multi, 360 ml'], { lines: ['care'], pieces: { care: 1 } }],
    ['some pieces, typed', ['1 clarea multi, 360 ml'], { lines: ['care'], pieces: { care: 1 } }],
    [
      'some pieces of one eye',
      ['1 × Hydralis, 30 Tageslinsen · −2,50 · 8,6'],
      { lines: ['right'], pieces: { right: 1 } },
    ],
    [
      'all its pieces, one by one',
      ['1 × Clarea Multi, 360 ml', '1 × Clarea Multi, 360 ml'],
      { lines: ['care'] },
    ],
  ] as const)('%s · ORD-6', (_what, goods, named) => expect(namedLines(order, goods)).toEqual(named));

  it('are nothing certain if a number may belong to the name of another product · ORD-6', () => {
    const lines = [line('two', 'Aqua', 2), line('named', '2 Aqua', 1)];
    expect(namedLines(lines, ['2 Aqua'])).toBeUndefined();
    expect(namedLines(lines, ['2 × Aqua'])).toEqual({ lines: ['two'] });
    expect(namedLines(lines, ['1 × 2 Aqua'])).toEqual({ lines: ['named'] });
  });

  it('are first those that no earlier withdrawal names, if several have the same name · ORD-6', () => {
    const lines = [line('a', 'Aqua', 1, '-2.50'), line('b', 'Aqua', 2, '-2.50')];
    const one = ['1 × Aqua · -2.50'];
    expect(namedLines(lines, one)).toEqual({ lines: ['a'] });
    expect(namedLines(lines, one, [{ lines: [lines[0]?.id as CartItemId] }])).toEqual({
      lines: ['b'],
      pieces: { b: 1 },
    });
  });

  it('are as many pieces as are declared, of lines with that name · ORD-6', () =>
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
        fc.nat(),
        (some, at, count) => {
          const lines = some.map((one, place) => ({ ...one, id: `l${place}` as CartItemId }));
          const wanted = lines[at % lines.length] as NamedLine;
          const quantity = 1 + (count % wanted.quantity);
          const named = namedLines(lines, [articleOf({ ...wanted, quantity })]);
          const pieces = lines.map((one) => withdrawnPieces(one, named ? [named] : []));
          expect(pieces.reduce((sum, more) => sum + more, 0)).toBe(quantity);
          for (const [place, one] of lines.entries())
            if (pieces[place] !== 0)
              expect(articleOf({ ...one, quantity })).toBe(articleOf({ ...wanted, quantity }));
        },
      ),
    ));
});

describe('what is left of an order', () => {
  const gift = { id: 'gift' as CartItemId, quantity: 1, isGift: true };
  const items = [{ id: right.id, quantity: 2 }, { id: left.id, quantity: 1 }, gift];
  const withdrawals = [{ lines: [right.id] }, {}];

  it('is what no withdrawal names; one that nobody has read yet names nothing · ORD-6', () => {
    expect(keptItems({ items })).toEqual(items);
    expect(keptItems({ items, withdrawals })).toEqual([{ id: left.id, quantity: 1 }, gift]);
  });

  it('is the pieces that withdrawals do not name; together they never name more than were bought · ORD-6', () => {
    const one = { lines: [right.id], pieces: { [right.id]: 1 } };
    expect(keptItems({ items, withdrawals: [one] })).toEqual([
      { id: right.id, quantity: 1 },
      { id: left.id, quantity: 1 },
      gift,
    ]);
    expect(keptItems({ items, withdrawals: [one, one] })).toEqual([{ id: left.id, quantity: 1 }, gift]);
    expect(withdrawnPieces({ id: right.id, quantity: 2 }, [one, one, one])).toBe(2);
  });

  it('is nothing once all that was bought is withdrawn, gift or not · LAW-37', () => {
    expect(isWhollyWithdrawn({ items })).toBe(false);
    expect(isWhollyWithdrawn({ items, withdrawals })).toBe(false);
    expect(isWhollyWithdrawn({ items, withdrawals: [...withdrawals, { lines: [left.id] }] })).toBe(true);
  });
});
