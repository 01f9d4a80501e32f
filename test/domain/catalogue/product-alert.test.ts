import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type alertVerdicts,
  judgeAlert,
  mayAskFor,
  type ProductAlert,
  type WatchedGoods,
} from '../../../src/domain/catalogue/product-alert.ts';

const orderable = fc.constantFrom(
  'orderable' as const,
  'withheld' as const,
  'inactive' as const,
  'discontinued' as const,
);
const goods: fc.Arbitrary<WatchedGoods> = fc.record({
  orderable,
  stock: fc.integer({ min: -5, max: 50 }),
  stopOrder: fc.boolean(),
  price: fc.integer({ min: 0, max: 10_000 }),
  hasSuccessor: fc.boolean(),
});
const price: fc.Arbitrary<ProductAlert> = fc
  .integer({ min: 0, max: 10_000 })
  .map((below) => ({ kind: 'price', below }));
const alert: fc.Arbitrary<ProductAlert> = fc.oneof(fc.constant({ kind: 'stock' } as const), price);

const sold: WatchedGoods = {
  orderable: 'orderable',
  stock: 3,
  stopOrder: true,
  price: 1990,
  hasSuccessor: false,
};
const back = { kind: 'stock' } as const;
const cheaper = { kind: 'price', below: 1990 } as const;

describe('a product alert', () => {
  it.each<readonly [string, ProductAlert, Partial<WatchedGoods>, (typeof alertVerdicts)[number]]>([
    ['is in stock again', back, {}, 'due'],
    ['comes from the supplier again', back, { stock: 0, stopOrder: false }, 'due'],
    ['is still sold out', back, { stock: 0 }, 'waiting'],
    ['has negative stock', back, { stock: -2 }, 'waiting'],
    ['is withheld', back, { orderable: 'withheld' }, 'waiting'],
    ['is switched off', back, { orderable: 'inactive' }, 'waiting'],
    ['is discontinued', back, { orderable: 'discontinued' }, 'over'],
    ['is discontinued and replaced', back, { orderable: 'discontinued', hasSuccessor: true }, 'replaced'],
    ['costs the same', cheaper, {}, 'waiting'],
    ['costs more', cheaper, { price: 1991 }, 'waiting'],
    ['costs less', cheaper, { price: 1989 }, 'due'],
    ['costs less and is sold out', cheaper, { price: 1989, stock: 0 }, 'waiting'],
    ['costs less and is withheld', cheaper, { price: 1989, orderable: 'withheld' }, 'waiting'],
    [
      'costs less and is replaced',
      cheaper,
      { price: 1989, orderable: 'discontinued', hasSuccessor: true },
      'over',
    ],
  ])('for a product that %s: %j · STOCK-7 · STOCK-8', (_, asked, now, verdict) =>
    expect(judgeAlert(asked, { ...sold, ...now })).toBe(verdict),
  );

  it('is never due for a product that cannot be bought · STOCK-7 · STOCK-8', () =>
    fc.assert(
      fc.property(alert, goods, (asked, now) => {
        const verdict = judgeAlert(asked, now);
        if (now.orderable !== 'orderable') expect(verdict).not.toBe('due');
        if (now.stopOrder && now.stock <= 0) expect(verdict).not.toBe('due');
        expect(verdict === 'over' || verdict === 'replaced').toBe(now.orderable === 'discontinued');
      }),
    ));

  it('about a price is due only below that of the day of the request, and stays due as it falls · STOCK-8', () =>
    fc.assert(
      fc.property(price, goods, fc.nat(500), (asked, now, less) => {
        const verdict = judgeAlert(asked, now);
        fc.pre(verdict === 'due');
        expect(asked.kind === 'price' && now.price < asked.below).toBe(true);
        expect(judgeAlert(asked, { ...now, price: now.price - less })).toBe('due');
      }),
    ));

  it('is never due at the moment of the request · STOCK-7 · STOCK-8', () =>
    fc.assert(
      fc.property(goods, (now) => {
        if (mayAskFor('stock', now)) expect(judgeAlert(back, now)).toBe('waiting');
        if (mayAskFor('price', now))
          expect(judgeAlert({ kind: 'price', below: now.price }, now)).toBe('waiting');
      }),
    ));

  it.each([
    ['stock', {}, false],
    ['stock', { stock: 0 }, true],
    ['stock', { stock: 0, stopOrder: false }, false],
    ['stock', { stock: 0, orderable: 'discontinued' }, false],
    ['stock', { stock: 0, orderable: 'withheld' }, false],
    ['price', {}, true],
    ['price', { stock: 0 }, true],
    ['price', { orderable: 'inactive' }, false],
  ] as const)('may be requested (%s, %j): %s · STOCK-7 · STOCK-8', (kind, now, may) =>
    expect(mayAskFor(kind, { ...sold, ...now })).toBe(may),
  );
});
