import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchLine } from '../../../src/domain/cart/product-switch.ts';
import type {
  Configuration,
  OptionCode,
  ProductOption,
} from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { isComplete } from '../../../src/domain/catalogue/variant.ts';
import { cartItem, plainCartItem } from '../../arbitraries/cart.ts';

const product = (options: Partial<Record<OptionCode, readonly string[]>>) => ({
  id: 'next' as ProductId,
  category: 'lens' as const,
  isTrial: false,
  options: Object.entries(options).map(([code, values]) => ({ code, values })) as ProductOption[],
});
const item = (options: Configuration) => ({
  ...plainCartItem,
  quantity: 3,
  options: Object.entries(options).map(([code, value]) => ({ code: code as OptionCode, value })),
});

describe('a line switched to another product', () => {
  it('takes over values, eye, pair and quantity', () =>
    expect(
      switchLine({ ...item({ sphere: '-2.50' }), pairId: 'p' }, product({ sphere: ['-2.25', '-2.50'] })),
    ).toStrictEqual({
      _tag: 'Ready',
      line: { productId: 'next', options: { sphere: '-2.50' }, quantity: 3, eye: 'right', pairId: 'p' },
      changed: [],
    }));

  it('names its changed and its new values', () =>
    expect(
      switchLine(
        item({ sphere: '-2.50', radius: '8.6' }),
        product({ sphere: ['-2.50'], radius: ['8.4'], diameter: ['14.2'] }),
      ),
    ).toStrictEqual({
      _tag: 'Ready',
      line: {
        productId: 'next',
        options: { sphere: '-2.50', radius: '8.4', diameter: '14.2' },
        quantity: 3,
        eye: 'right',
      },
      changed: [
        { code: 'radius', from: '8.6', to: '8.4' },
        { code: 'diameter', to: '14.2' },
      ],
    }));

  it('asks for values that the product is not made in', () =>
    expect(switchLine(item({ sphere: '-9.00' }), product({ sphere: ['-1.00', '-2.00'] }))).toEqual({
      _tag: 'ValuesMissing',
      missing: ['sphere'],
    }));

  it('without values replaces one bottle by another', () =>
    expect(switchLine({ options: [], quantity: 1 }, product({}))).toStrictEqual({
      _tag: 'Ready',
      line: { productId: 'next', options: {}, quantity: 1 },
      changed: [],
    }));

  it('keeps the recommendation that led to it · CART-11', () => {
    const createdFrom = {
      type: 'recommendation',
      recommendationId: 'r',
      source: 's',
      itemPosition: 1,
    } as const;
    expect(switchLine({ options: [], quantity: 1, createdFrom }, product({}))).toMatchObject({
      line: { createdFrom },
    });
  });

  it('keeps its interval, unless the product is sold once only · SUBS-1 · SUBS-3', () => {
    const line = { options: [], quantity: 1, every: { every: 3, unit: 'month' } } as const;
    const switched = (over: Partial<Parameters<typeof switchLine>[1]>) =>
      switchLine(line, { ...product({}), ...over });
    expect(switched({})).toMatchObject({ line: { every: line.every } });
    expect(switched({ category: 'lenscare' })).toMatchObject({ line: { every: line.every } });
    for (const once of [{ isTrial: true }, { category: 'sunglasses' } as const])
      expect(switched(once)).toMatchObject({ line: expect.not.objectContaining({ every: line.every }) });
  });

  it('is ready only with complete values of the product', () =>
    fc.assert(
      fc.property(cartItem, fc.subarray(['-2.50', '-2.25', '+1.00']), (line, values) => {
        const next = product(values.length > 0 ? { sphere: values } : {});
        const change = switchLine(line, next);
        if (change._tag === 'Ready') expect(isComplete(next.options, change.line.options)).toBe(true);
        else expect(change.missing.length).toBeGreaterThan(0);
      }),
    ));
});
