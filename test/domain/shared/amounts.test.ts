import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, amounts, shopCurrencies } from '../../../src/domain/shared/amounts.ts';
import { currencies } from '../../../src/domain/shared/money.ts';
import { currency, priceAmount } from '../../arbitraries/money.ts';

describe('the amounts of a shop', () => {
  it('are given in each currency that a shop may sell in, and these are known ones · PRICE-7', () => {
    expect(shopCurrencies).toEqual(['EUR', 'CHF']);
    expect(currencies).toEqual(expect.arrayContaining([...shopCurrencies]));
  });

  it('are what was said in a currency, and nothing where nothing was · PRICE-7', () =>
    fc.assert(
      fc.property(priceAmount, priceAmount, currency, (EUR, CHF, asked) => {
        const said = amounts({ EUR, CHF });
        expect(amountIn(said, asked)).toEqual(
          asked === 'USD' ? undefined : { minor: asked === 'EUR' ? EUR : CHF, currency: asked },
        );
      }),
    ));

  it('are never made of another one · PRICE-7', () =>
    fc.assert(
      fc.property(priceAmount, priceAmount, priceAmount, (EUR, CHF, other) => {
        expect(amountIn(amounts({ EUR, CHF }), 'CHF')).toEqual(amountIn(amounts({ EUR: other, CHF }), 'CHF'));
        expect(amountIn({ EUR: amounts({ EUR, CHF }).EUR }, 'CHF')).toBeUndefined();
      }),
    ));
});
