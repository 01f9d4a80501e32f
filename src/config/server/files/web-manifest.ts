import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { brands } from '../../brands/brands.ts';
import { loadWords } from '../../words/load-words.ts';

/** Sides of the icons that a home screen may ask for. Units: px. */
export const iconSizes = [192, 512] as const;

/** Where a shop's icon is to be had as points; `maskable`: its symbol stands free of the edges, which are cut as a telephone likes. */
export const iconUrl = (brand: BrandId, size: number, purpose: 'any' | 'maskable'): string =>
  `/brand/${brand}/${purpose}-${size}.png`;

/** What a browser is told that keeps the shop like a program of its own, in one language. Source: APP-1. */
export const webManifest = async (brand: BrandId, locale: Locale) => {
  const { shop, theme } = brands[brand];
  const t = makeTranslator(locale, await loadWords(brand, locale, ['stories'])).getFixedT(null, 'stories');
  const home = pathTo.home(locale);
  return {
    id: home,
    name: `${shop.name} · ${t('title')}`,
    short_name: shop.name,
    description: t('description'),
    lang: locale,
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: theme.colours.ground,
    background_color: theme.colours.ground,
    icons: [
      { src: `/brand/${brand}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...(['any', 'maskable'] as const).flatMap((purpose) =>
        iconSizes.map((size) => ({
          src: iconUrl(brand, size, purpose),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  };
};

/** In each language one. */
export const manifestPaths = locales.map((locale) => [locale, `/${locale}.webmanifest`] as const);
