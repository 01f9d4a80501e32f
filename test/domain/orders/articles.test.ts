import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { articlesOf } from '../../../src/domain/orders/articles.ts';

const lines = fc.array(
  fc.record({
    id: fc.nat(),
    title: fc.constantFrom('Hydralis', 'Lentivo', 'Solvenne'),
    quantity: fc.nat({ max: 99 }),
  }),
);

it('the articles of an order are listed once, in line order, with their total quantity · LAW-12', () =>
  fc.assert(
    fc.property(lines, (all) => {
      const articles = articlesOf(all);
      expect(articles.map(({ title }) => title)).toEqual([...new Set(all.map(({ title }) => title))]);
      for (const { title, id, quantity } of articles) {
        const same = all.filter((line) => line.title === title);
        expect(quantity).toBe(same.reduce((sum, line) => sum + line.quantity, 0));
        expect(id).toBe(same[0]?.id);
      }
    }),
  ));
