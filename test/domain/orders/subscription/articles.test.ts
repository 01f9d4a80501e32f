import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { articlesOf } from '../../../../src/domain/orders/subscription/articles.ts';

const lines = fc.array(
  fc.record({ title: fc.constantFrom('Hydralis', 'Lentivo', 'Solvenne'), quantity: fc.nat({ max: 99 }) }),
);

it('the articles of a subscription are listed once, in line order, with their total quantity · LAW-12', () =>
  fc.assert(
    fc.property(lines, (all) => {
      const articles = articlesOf(all);
      expect(articles.map(([title]) => title)).toEqual([...new Set(all.map(({ title }) => title))]);
      for (const [title, quantity] of articles)
        expect(quantity).toBe(
          all.filter((line) => line.title === title).reduce((sum, line) => sum + line.quantity, 0),
        );
    }),
  ));
