import { inEveryLocale, type Locale, locales } from '../../../domain/shared/locale.ts';
import type { RangePrice, RangeProduct } from '../../shop-server/engine/range-keeper.ts';
import { present } from '../scalars.ts';
import { passportIn } from './passport-text.ts';
import type { ShopProduct } from './range-codecs.ts';

/**
 * Returns the text in a language; otherwise the English one, otherwise the first available in the order of the shop's
 * languages.
 */
export const textIn = <Text extends { readonly language: string }>(
  texts: readonly Text[],
  locale: Locale,
): Text | undefined =>
  [locale, 'en' as const, ...locales]
    .map((wanted) => texts.find(({ language }) => language === wanted))
    .find((text) => text !== undefined);

const priceOf = ({ price, steps }: RangePrice): RangePrice => ({
  price,
  steps: [...steps].sort((a, b) => a.quantity - b.quantity),
});

/** Converts a product. Missing fields get the empty value: no rating, one piece, no maker. */
export const productFromEngine = (product: ShopProduct): RangeProduct => {
  const { partNumber, lensType, lensUsage, badge, homeCategory, replacedBy, soldSince } = present(product);
  const passport = passportIn(product.passport);
  return {
    id: product.shopId,
    sku: product.sku,
    ...(partNumber && { partNumber }),
    group: product.groupId ?? product.shopId,
    category: product.kind,
    manufacturer: product.maker ?? product.brand ?? '',
    brand: product.brand ?? product.maker ?? '',
    ...(lensType && { lensType }),
    ...(lensUsage && { lensUsage }),
    contents: { unit: product.unitName ?? 'piece', amount: product.unitAmount || 1 },
    ...(badge && { badge }),
    ...(homeCategory && { home: homeCategory }),
    isActive: product.enabled && !product.removed,
    isTrial: product.trial,
    discontinued: product.discontinued,
    ...(replacedBy && { replacement: replacedBy }),
    texts: inEveryLocale((locale) => {
      const { name = '', slug = '', description = '' } = textIn(product.texts, locale) ?? {};
      return { title: name, slug, description };
    }),
    options: product.lensOptions,
    narrowings: product.narrowings,
    facts: product.facts,
    ...(passport && { passport }),
    related: product.related,
    views: product.views.length > 0 ? product.views : ['front'],
    rating: { tenths: product.ratingTenths ?? 0, count: product.ratingCount ?? 0 },
    popularity: product.popularity ?? 0,
    ...(soldSince && { soldSince }),
    own: { ...priceOf(product), ...(product.struck !== null && { struck: product.struck }) },
    partners: product.partners.map((partner) => ({ channel: partner.channel, ...priceOf(partner) })),
    stock: { available: product.available, stopOrder: product.stopOrder },
  };
};
