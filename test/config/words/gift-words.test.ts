import { describe, expect, it } from 'vitest';
import { giftLimitIn } from '../../../src/adapters/shop-server/cart/gift-limits.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

/** Shops with a gift, and the countries to which they send goods but no gift of more than a trifle. */
const giving = brandIds.flatMap((brand) => {
  const { gift, country, countries } = brands[brand].shop;
  const closed = countries.map(({ code }) => code).filter((code) => giftLimitIn(code) !== undefined);
  return gift && giftLimitIn(country) === undefined ? [{ brand, closed }] : [];
});

describe('a gift that does not go to every country of its shop', () => {
  it('is offered by shops that send goods there · LAW-42', () => {
    expect(giving.filter(({ closed }) => closed.length > 0).map(({ brand }) => brand)).toEqual([
      'viszola',
      'augental',
    ]);
  });

  it.each(giving.flatMap((one) => locales.map((locale) => ({ ...one, locale }))))(
    'is announced together with the countries that it does not go to: $brand, $locale · LAW-42',
    async ({ brand, closed, locale }) => {
      const words = await loadWords(brand, locale, ['common', 'cart']);
      const t = makeTranslator(locale, words).getFixedT(null, ['cart', 'common']);
      const announced = [
        t('cart:gift.text', { from: '99' }),
        t('cart:gift.missing', { amount: '1', title: 'Duo' }),
      ];
      for (const code of closed)
        for (const said of announced) expect(said).toContain(t(`common:country.${code}`));
    },
  );
});
