import { describe, expect, it } from 'vitest';
import type { RefusalOfEngine } from '../../../src/adapters/engine-vendure/refusal.ts';
import { saidRefusal } from '../../../src/adapters/engine-vendure/said-refusal.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import { locales } from '../../../src/domain/shared/locale.ts';

const no = (rest: Partial<RefusalOfEngine> & Pick<RefusalOfEngine, 'code'>): RefusalOfEngine => ({
  status: 422,
  path: null,
  values: [],
  ...rest,
});

describe('a no of the engine, in the shop’s words', () => {
  it('names the field, with its sentence and values', () => {
    const values = [{ name: 'stock', text: null, number: 3 }];
    const said = saidRefusal(
      'en',
      no({ code: 'product.stock.reduce_stock', path: 'items[1].quantity', values }),
    );
    expect(said).toMatchObject({
      left: {
        status: 422,
        problem: {
          code: 'product.stock.reduce_stock',
          values: { stock: 3 },
          violations: [{ property_path: 'items[1].quantity', code: 'product.stock.reduce_stock' }],
        },
      },
    });
    expect(JSON.stringify(said)).toContain('3');
  });

  it('speaks of the call where no field is named', () => {
    const said = saidRefusal('de', no({ code: 'cart.changed' }));
    expect(said).toMatchObject({ left: { problem: { code: 'cart.changed' } } });
    expect(said).not.toHaveProperty('left.problem.violations');
    expect(said).not.toHaveProperty('left.problem.values');
  });

  it.each(couponErrors)('tells in each language why a coupon does not count: %s · COUP-4', (error) => {
    const sentences = locales.map((locale) => {
      const values = [{ name: 'minimum', text: null, number: 5000 }];
      const said = saidRefusal(locale, no({ code: `coupon.${error}`, path: 'couponCode', values }));
      expect(said).toMatchObject({
        left: {
          problem: {
            code: `coupon.${error}`,
            values: { minimum: 5000 },
            violations: [{ property_path: 'couponCode', code: `coupon.${error}` }],
          },
        },
      });
      return said._tag === 'Left' ? said.left.problem.message : undefined;
    });
    expect(new Set(sentences).size).toBe(locales.length);
  });

  it('is about the code of the coupon where nobody says which field', () => {
    const said = saidRefusal('de', no({ code: 'coupon.expired' }));
    expect(said).toMatchObject({
      left: { problem: { violations: [{ property_path: 'coupon_code' }] } },
    });
  });

  it('hands on a code that the shop has no words for, without any', () => {
    const said = saidRefusal('de', no({ code: 'cart.not_found', status: 404 }));
    expect(said).toEqual({ _tag: 'Left', left: { status: 404, problem: { code: 'cart.not_found' } } });
  });

  it('keeps a value that is a text', () => {
    const values = [{ name: 'limit', text: '150', number: null }];
    expect(saidRefusal('de', no({ code: 'checkout.order_limit', values }))).toMatchObject({
      left: { problem: { values: { limit: '150' } } },
    });
  });
});
