import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, amounts, shopCurrencies } from '../../../src/domain/shared/amounts.ts';
import { currencies } from '../../../src/domain/shared/money.ts';
import { currency, priceAmount } from '../../arbitraries/money.ts';

describe('the amounts of a price in several currencies', () => {
  it('cover every currency that a shop may sell in, all of them known · PRICE-7', () => {
    expect(shopCurrencies).toEqual(['EUR', 'CHF']);
    expect(currencies).toEqual(expect.arrayContaining([...shopCurrencies]));
  });

  it('give the configured amount in a currency, or none · PRICE-7', () =>
    fc.assert(
      fc.property(priceAmount, priceAmount, currency, (EUR, CHF, asked) => {
        const said = amounts({ EUR, CHF });
        expect(amountIn(said, asked)).toEqual(
          asked === 'USD' ? undefined : { minor: asked === 'EUR' ? EUR : CHF, currency: asked },
        );
      }),
    ));

  it('are never converted from another currency · PRICE-7', () =>
    fc.assert(
      fc.property(priceAmount, priceAmount, priceAmount, (EUR, CHF, other) => {
        expect(amountIn(amounts({ EUR, CHF }), 'CHF')).toEqual(amountIn(amounts({ EUR: other, CHF }), 'CHF'));
        expect(amountIn({ EUR: amounts({ EUR, CHF }).EUR }, 'CHF')).toBeUndefined();
      }),
    ));
});
