import { describe, expect, it } from 'vitest';
import type { Contents } from '../../../../src/domain/catalogue/product.ts';
import { routineOf } from '../../../../src/ui/content/hero/routine.ts';

const product = (id: string, unit: Contents['unit'], amount: number) => ({ id, contents: { unit, amount } });
const idsOf = (...products: readonly ReturnType<typeof product>[]) => routineOf(products).map(({ id }) => id);

describe('the care routine beside a lens', () => {
  const [solution, travel, drops, spare] = [
    product('solution', 'ml', 360),
    product('travel', 'ml', 60),
    product('drops', 'ml', 10),
    product('case', 'piece', 1),
  ];

  it('is one solution, one case and one bottle of drops, in this order', () =>
    expect(idsOf(drops, travel, spare, solution)).toEqual(['solution', 'case', 'drops']));
  it('takes the first product of each kind', () =>
    expect(idsOf(product('popular', 'ml', 100), solution, drops, product('later', 'ml', 15))).toEqual([
      'popular',
      'drops',
    ]));
  it('is shorter if a kind is not sold', () => {
    expect(idsOf(travel)).toEqual([]);
    expect(idsOf(spare)).toEqual(['case']);
  });
});
