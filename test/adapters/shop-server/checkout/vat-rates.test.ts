import { describe, expect, it } from 'vitest';
import { vatRateOf } from '../../../../src/adapters/shop-server/checkout/vat-rates.ts';

describe('the VAT rate of goods', () => {
  it.each([
    ['a power', { sphere: '-2.50' }, 40],
    ['a cylinder only', { sphere: '0.00', cylinder: '-0.75', axis: '90' }, 40],
    ['an addition only', { sphere: '0.00', add: 'high' }, 40],
    ['values that are not known', {}, 40],
    ['no power, for its colour alone', { sphere: '0.00', color: 'violet' }, 220],
    ['no power, written with a sign', { sphere: '+0.00', radius: '8.6' }, 220],
  ])('of a lens with %s in Italy · DOC-4', (_, values, rate) => {
    expect(vatRateOf('IT', 'lens', values)).toBe(rate);
    expect(vatRateOf('DE', 'lens', values)).toBe(190);
  });

  it('of care is the standard one everywhere, and of lenses where there is no reduced one · DOC-4', () => {
    expect(vatRateOf('IT', 'lenscare')).toBe(220);
    expect(vatRateOf('CH', 'lens', { sphere: '-2.50' })).toBe(81);
  });
});
