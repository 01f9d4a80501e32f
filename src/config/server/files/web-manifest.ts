import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { brands } from '../../brands/brands.ts';
import { loadWords } from '../../words/load-words.ts';

/** Sizes of the icons for a home screen. Units: px. */
export const iconSizes = [192, 512] as const;

/**
 * Returns the path of a shop's icon as PNG. `maskable`: the symbol keeps clear of the edges, so that the phone can crop
 * them.
 */
export const iconUrl = (brand: BrandId, size: number, purpose: 'any' | 'maskable'): string =>
  `/brand/${brand}/${purpose}-${size}.png`;

/** Builds the web app manifest of a shop in one language. Source: APP-1. */
export const webManifest = async (brand: BrandId, locale: Locale) => {
  const { shop, theme } = brands[brand];
  const t = makeTranslator(locale, await loadWords(brand, locale, ['stories'])).getFixedT(null, 'stories');
  const home = pathTo.home(locale);
  return {
    id: home,
    name: `${shop.name} · ${t('title')}`,
    short_name: shop.name,
    description: t('description', { days: shop.law.withdrawalDays, ...shop.deliveryDays }),
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

/** One manifest path for each language. */
export const manifestPaths = locales.map((locale) => [locale, `/${locale}.webmanifest`] as const);
