import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { RefusalOfEngine } from '../../../src/adapters/engine-vendure/refusal.ts';
import { saidRefusal } from '../../../src/adapters/engine-vendure/said-refusal.ts';
import { problemOf } from '../../../src/adapters/shop-server/http/problem-answer.ts';
import { texts } from '../../../src/config/words/texts.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import { locales } from '../../../src/domain/shared/locale.ts';

const no = (rest: Partial<RefusalOfEngine> & Pick<RefusalOfEngine, 'code'>): RefusalOfEngine => ({
  status: 422,
  path: null,
  values: [],
  ...rest,
});

const shop = { amountLocale: 'de-CH', currency: 'CHF' } as const;

describe('a refusal of the engine', () => {
  it('names the field, with its values', () => {
    const values = [{ name: 'stock', text: null, number: 3 }];
    const code = 'product.stock.reduce_stock';
    expect(saidRefusal(shop, no({ code, path: 'items[1].quantity', values }))).toEqual(
      E.left({
        status: 422,
        code,
        values: { stock: 3 },
        fields: [{ path: 'items[1].quantity', code, values: { stock: 3 } }],
      }),
    );
  });

  it('is about the whole call if no field is named', () => {
    expect(saidRefusal(shop, no({ code: 'cart.changed' }))).toEqual(
      E.left({ status: 422, code: 'cart.changed' }),
    );
  });

  it.each(couponErrors)(
    'has a message in each language why a coupon does not count: %s · COUP-4',
    (error) => {
      const values = [{ name: 'minimum', text: null, number: 5000 }];
      const said = saidRefusal(shop, no({ code: `coupon.${error}`, path: 'couponCode', values }));
      const problems = E.isLeft(said)
        ? locales.map((locale) => problemOf(texts('okulino', locale), said.left))
        : [];
      for (const problem of problems)
        expect(problem).toEqual({
          code: `coupon.${error}`,
          message: expect.stringMatching(/./),
          values: { minimum: 5000 },
          violations: [{ property_path: 'couponCode', code: `coupon.${error}`, message: problem.message }],
        });
      expect(new Set(problems.map(({ message }) => message)).size).toBe(locales.length);
    },
  );

  it.each([
    [
      [{ name: 'minimum', text: null, number: 5000 }],
      'Dieser Gutschein gilt ab einem Warenwert von CHF 50.00.',
    ],
    [
      [
        { name: 'minimum', text: null, number: 5000 },
        { name: 'missing', text: null, number: 1290 },
      ],
      'Dieser Gutschein gilt ab einem Warenwert von CHF 50.00. Es fehlen noch CHF 12.90.',
    ],
    [[], 'Der Mindestbestellwert für diesen Gutschein ist noch nicht erreicht.'],
  ])(
    'names the amounts that the engine sends about the minimum of a coupon: %j · COUP-4',
    (values, sentence) => {
      const said = saidRefusal(shop, no({ code: 'coupon.minimum_not_reached', values }));
      const message = E.isLeft(said) ? problemOf(texts('okulino', 'de'), said.left).message : undefined;
      expect(message?.replaceAll('\u00a0', ' ')).toBe(sentence);
    },
  );

  it('of a coupon is about the coupon code if no field is named', () => {
    expect(saidRefusal(shop, no({ code: 'coupon.expired' }))).toMatchObject({
      left: { fields: [{ path: 'coupon_code' }] },
    });
  });

  it('keeps a code for which the shop has no message', () => {
    expect(saidRefusal(shop, no({ code: 'cart.not_found', status: 404 }))).toEqual(
      E.left({ status: 404, code: 'cart.not_found' }),
    );
  });

  it('keeps a value that is text', () => {
    const values = [{ name: 'limit', text: '150', number: null }];
    expect(saidRefusal(shop, no({ code: 'checkout.order_limit', values }))).toMatchObject({
      left: { values: { limit: '150' } },
    });
  });
});
