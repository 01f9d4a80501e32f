import { describe, expect, it } from 'vitest';
import { inRhythm, rhythmIn, wearOf } from '../../../src/application/cart/rhythm-form.ts';
import type { Eye, NewCartLine } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const dailies = { contents: { amount: 30, unit: 'lenses' }, lensUsage: 'daily' } as const;
const care = { contents: { amount: 300, unit: 'ml' } } as const;
const line = (quantity: number, eye?: Eye): NewCartLine => ({
  productId: '10010' as ProductId,
  options: {},
  quantity,
  ...(eye && { eye }),
});
const form = (fields: Readonly<Record<string, string>>) => Object.entries(fields);

describe('the subscription form of a product', () => {
  it.each([
    ['a box for each eye', [line(1, 'right'), line(1, 'left')], 30],
    ['more boxes for one eye: the shorter interval', [line(3, 'right'), line(2, 'left')], 60],
    ['boxes that both eyes share', [line(2, 'both')], 30],
    ['one eye only', [line(3, 'left')], 90],
  ])('follows the usage: %s · SUBS-1 · SUBS-5', (_, lines, every) => {
    const regular = form({ rhythm: 'regularly', every: 'wear' });
    expect(inRhythm(regular, dailies, lines)).toEqual(
      lines.map((one) => ({ ...one, every: { every, unit: 'day' } })),
    );
  });

  it('defaults to three months if nothing is worn, or too little is ordered · SUBS-1', () => {
    const three = { every: 3, unit: 'month' };
    expect(inRhythm(form({ rhythm: 'regularly' }), care, [line(1)])[0]?.every).toEqual(three);
    expect(wearOf(care, [{ shared: false, quantity: 1 }])).toBeUndefined();
    expect(wearOf(dailies, [{ shared: false, quantity: 0.5 }])).toBeUndefined();
  });

  it('keeps within the limits of the shop · SUBS-1', () => {
    const limits = { interval: { day: { min: 14, max: 40 }, month: { min: 1, max: 2 } } };
    const of = (every: string, days = '') =>
      inRhythm(form({ rhythm: 'regularly', every, days }), dailies, [line(2, 'right')], limits)[0]?.every;
    expect(of('wear')).toEqual({ every: 40, unit: 'day' });
    expect(of('own', '3')).toEqual({ every: 14, unit: 'day' });
    expect(of('6-month')).toEqual({ every: 40, unit: 'day' });
  });

  it('leaves the lines unchanged if it says once, nothing, or holds a file · SUBS-5', () => {
    const lines = [line(1, 'right')];
    for (const fields of [form({}), form({ rhythm: 'once', every: '1-month' })])
      expect(inRhythm(fields, dailies, lines)).toBe(lines);
    expect(rhythmIn([['rhythm', new Blob()]], undefined)).toBeUndefined();
  });
});
