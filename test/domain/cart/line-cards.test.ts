import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Eye } from '../../../src/domain/cart/cart.ts';
import { areAlike, cardSavings, cardTotal, lineCards } from '../../../src/domain/cart/line-cards.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { Minor, Money } from '../../../src/domain/shared/money.ts';

const line = fc
  .record({
    productId: fc.constantFrom('lens', 'other') as fc.Arbitrary<ProductId>,
    eye: fc.constantFrom<Eye | undefined>('right', 'left', 'both', undefined),
    pairId: fc.constantFrom('p', 'q', undefined),
  })
  .map(({ productId, eye, pairId }) => ({
    productId,
    ...(eye && { eye }),
    ...(pairId !== undefined && { pairId }),
  }));
const lines = fc.array(line, { maxLength: 8 });

const of = (product: string, eye?: Eye, pairId?: string) => ({
  productId: product as ProductId,
  ...(eye && { eye }),
  ...(pairId !== undefined && { pairId }),
});

describe('the cards of a cart', () => {
  const right = of('lens', 'right', 'p');
  const left = of('lens', 'left', 'p');
  const care = of('care');
  it.each([
    ['two eyes of a pair are one card', [right, left], [[right, left]]],
    ['the right eye is first, whatever the order of lines', [left, right], [[right, left]]],
    ['a pair has the position of its first line', [care, left, care, right], [[care], [right, left], [care]]],
    ['one eye of a pair whose other line was removed', [left], [[left]]],
    ['one box for both eyes', [of('lens', 'both', 'p')], [[of('lens', 'both', 'p')]]],
    [
      'two eyes without a pair',
      [of('lens', 'right'), of('lens', 'left')],
      [[of('lens', 'right')], [of('lens', 'left')]],
    ],
    [
      'two products with one pair id',
      [right, of('other', 'left', 'p')],
      [[right], [of('other', 'left', 'p')]],
    ],
    [
      'two pairs',
      [right, left, of('lens', 'right', 'q'), of('lens', 'left', 'q')],
      [
        [right, left],
        [of('lens', 'right', 'q'), of('lens', 'left', 'q')],
      ],
    ],
    [
      'three lines with one pair id',
      [right, left, of('lens', 'both', 'p')],
      [[right], [left], [of('lens', 'both', 'p')]],
    ],
    ['nothing', [], []],
  ])('%s · CART-22', (_, input, cards) => expect(lineCards(input)).toEqual(cards));

  const euros = (minor: number): Money => ({ currency: 'EUR', minor: minor as Minor });
  it.each([
    ['both', [{ savings: euros(200) }, { savings: euros(300) }], euros(500)],
    ['the right line', [{ savings: euros(200) }, {}], euros(200)],
    ['the left line', [{}, { savings: euros(300) }], euros(300)],
    ['neither', [{}, {}], undefined],
    ['a single line', [{ savings: euros(200) }], euros(200)],
  ] as const)('show the savings of %s · CART-22', (_, card, saved) =>
    expect(cardSavings(card)).toEqual(saved),
  );

  const monthly = { every: { every: 1, unit: 'month' } } as const;
  it.each([
    ['the same price, once', { unitPrice: euros(5) }, { unitPrice: euros(5) }, true],
    [
      'the same price and interval',
      { unitPrice: euros(5), ...monthly },
      { unitPrice: euros(5), ...monthly },
      true,
    ],
    ['two prices', { unitPrice: euros(5) }, { unitPrice: euros(6) }, false],
    ['one line with a subscription', { unitPrice: euros(5) }, { unitPrice: euros(5), ...monthly }, false],
    [
      'two intervals',
      { unitPrice: euros(5), every: { every: 1, unit: 'day' } },
      { unitPrice: euros(5), ...monthly },
      false,
    ],
  ] as const)('show common details once only if both lines agree: %s · CART-22', (_, one, other, alike) =>
    expect(areAlike(one, other)).toBe(alike),
  );

  it('hold each line once, and no others · CART-22', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const shown = lineCards(all).flat();
        expect(shown).toHaveLength(all.length);
        expect(new Set(shown)).toEqual(new Set(all));
      }),
    );
  });
  it('come in the order of their first lines · CART-22', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const firsts = lineCards(all).map((card) => Math.min(...card.map((one) => all.indexOf(one))));
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });
  it('with two lines show one whole pair of one product, the right eye first · CART-22', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const [one, two] of lineCards(all)) {
          if (!two) continue;
          expect([one.eye, two.eye]).toEqual(['right', 'left']);
          expect(one.pairId).toBeDefined();
          expect([two.productId, two.pairId]).toEqual([one.productId, one.pairId]);
          const same = all.filter((x) => x.productId === one.productId && x.pairId === one.pairId);
          expect(same).toHaveLength(2);
        }
      }),
    );
  });
  it('stay the same if they are made again from their lines · CART-22', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const cards = lineCards(all);
        expect(lineCards(cards.flat())).toEqual(cards);
      }),
    );
  });
  it('add up to the total of their lines · CART-22', () => {
    const priced = fc
      .tuple(lines, fc.array(fc.nat({ max: 1_000_000 }), { minLength: 8, maxLength: 8 }))
      .map(([all, minors]) =>
        all.map((one, index) => ({
          ...one,
          total: { currency: 'EUR', minor: (minors[index] ?? 0) as Minor } satisfies Money,
        })),
      );
    fc.assert(
      fc.property(priced, (all) => {
        const sum = (amounts: readonly Money[]) => amounts.reduce((before, { minor }) => before + minor, 0);
        expect(sum(lineCards(all).map(cardTotal))).toBe(sum(all.map(({ total }) => total)));
      }),
    );
  });
});
