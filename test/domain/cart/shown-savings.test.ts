import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedAmount, shownSavings } from '../../../src/domain/cart/shown-savings.ts';
import { euros, money } from '../../arbitraries/money.ts';

describe('shown savings', () => {
  it.each([
    [{}, undefined],
    [{ fromWebsiteInPercent: 12 }, undefined],
    [{ fromWebsite: euros(0), fromWebsiteInPercent: 12 }, undefined],
    [{ fromWebsite: euros(-100) }, undefined],
    [{ fromWebsite: euros(1) }, { amount: euros(1) }],
    [
      { fromWebsite: euros(450), fromWebsiteInPercent: 12.4 },
      { amount: euros(450), percent: 12 },
    ],
    [
      { fromWebsite: euros(450), fromWebsiteInPercent: 12.5 },
      { amount: euros(450), percent: 13 },
    ],
    [
      { fromWebsite: euros(1), fromWebsiteInPercent: 0.5 },
      { amount: euros(1), percent: 1 },
    ],
    [{ fromWebsite: euros(1), fromWebsiteInPercent: 0.4 }, { amount: euros(1) }],
    [{ current: euros(900) }, undefined],
    [
      { fromWebsite: euros(450), website: euros(3650) },
      { amount: euros(450), website: euros(3650) },
    ],
    [{ fromWebsite: euros(450), website: euros(0) }, { amount: euros(450) }],
    [{ website: euros(3650) }, undefined],
  ])('%j are shown as %j · CART-16', (savings, shown) =>
    expect(shownSavings({ savings, priceChannel: 'partner' }, 'web')).toEqual(shown),
  );

  it('do not mention the website’s price at the website’s own prices · CART-16', () => {
    const savings = { fromWebsite: euros(450), website: euros(3650) };
    expect(shownSavings({ savings, priceChannel: 'web' }, 'web')).toEqual({ amount: euros(450) });
  });

  it('are shown unchanged if they are positive · CART-16', () =>
    fc.assert(
      fc.property(fc.option(money, { nil: undefined }), (amount) => {
        expect(savedAmount(amount)).toBe(amount && amount.minor > 0 ? amount : undefined);
      }),
    ));
});
