import { describe, expect, it } from 'vitest';
import type { CartItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import { writtenLine } from '../../../../src/adapters/sandbox/words/written-order.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import type { CountryCode } from '../../../../src/domain/shared/country.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { line } from '../../backend/full-answers.ts';
import { shops } from '../fixtures/shops.ts';

const bottle = (unit?: CartItemWire['detail']['unit'], more: Partial<CartItemWire> = {}): CartItemWire => ({
  ...(line as unknown as CartItemWire),
  unit_price: 1290 as Minor,
  detail: { category: 'lenscare', ...(unit && { unit }) },
  ...more,
});
const written = (item: CartItemWire, country?: CountryCode, locale: Locale = 'de') =>
  writtenLine(shops.okulino, texts('okulino', locale), { locale, currency: 'CHF', country })(
    item,
  ).each.replace(/\s/g, ' ');
const liquid = { amount: 360, name: 'ml' } as const;

describe('an order line in an e-mail', () => {
  it.each([
    ['de', 'je CHF 12.90 (CHF 35.83 pro Liter)'],
    ['en', 'CHF 12.90 each (CHF 35.83 per litre)'],
    ['it', 'CHF 12.90 cad. (CHF 35.83 al litro)'],
    ['fr', 'CHF 12.90 l’unité (CHF 35.83 le litre)'],
  ] as const)('has the base price of a liquid beside its price, in %s · LAW-16', (locale, said) => {
    expect(written(bottle(liquid), 'DE', locale)).toBe(said);
  });

  it.each([
    ['CH', 'je CHF 12.90 (CHF 3.58 pro 100 ml)'],
    ['FR', 'je CHF 12.90 (CHF 3.58 pro 100 ml)'],
    ['AT', 'je CHF 12.90 (CHF 35.83 pro Liter)'],
    [undefined, 'je CHF 12.90 (CHF 35.83 pro Liter)'],
  ] as const)('has it in the unit of the destination country: %s · LAW-10 · LAW-16', (country, said) => {
    expect(written(bottle(liquid), country)).toBe(said);
  });

  it.each([
    [
      'the price per lens of a box',
      bottle({ amount: 30, name: 'lenses' }),
      'je CHF 12.90 (CHF 0.43 pro Linse)',
    ],
    ['nothing else for a case', bottle({ amount: 1, name: 'piece' }), 'je CHF 12.90'],
    ['nothing else if an old order lacks the contents', bottle(), 'je CHF 12.90'],
    ['nothing else for a gift', bottle(liquid, { is_gift: true }), 'Geschenk'],
  ] as const)('says %s · LAW-16', (_what, item, said) => {
    expect(written(item, 'DE')).toBe(said);
  });
});
