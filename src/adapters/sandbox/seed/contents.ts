import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { type Locale, type Localised, locales } from '../../../domain/shared/locale.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { products } from './products/products.ts';
import { type ContentText, contentTexts, imageTitles } from './texts/content-texts.ts';

interface Window {
  readonly start: string;
  readonly end: string;
}

/** `yyyy-MM-dd HH:mm`; empty means open. `current` covers any day on which somebody tries the shop. */
const windows = {
  past: { start: '2024-11-25 00:00', end: '2024-12-02 23:59' },
  current: { start: '2025-01-01 00:00', end: '' },
  future: { start: '2099-01-01 00:00', end: '' },
} as const satisfies Readonly<Record<string, Window>>;

/** Timed content of a product page, in addition to its description. */
export interface SeedContent {
  readonly productId: string;
  readonly kind: 'image' | 'text';
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly window: Window;
  readonly body: Readonly<Record<string, unknown>>;
}

const everywhere = (
  make: (brand: BrandId, locale: Locale) => SeedContent,
  brands: readonly BrandId[] = brandIds,
): readonly SeedContent[] => brands.flatMap((brand) => locales.map((locale) => make(brand, locale)));

interface Beside {
  /** The product shown in the picture beside the text. */
  readonly pictured: string;
  readonly link: (locale: Locale) => string;
  /** The picture's size, if it differs from that of a cover. */
  readonly imageType?: string;
}

const text = (
  productId: string,
  name: ContentText,
  when: keyof typeof windows,
  beside?: Beside,
): readonly SeedContent[] =>
  everywhere((brand, locale) => ({
    productId,
    kind: 'text',
    brand,
    locale,
    window: windows[when],
    body: {
      heading: contentTexts[name].heading[locale],
      paragraphs: contentTexts[name].paragraphs.map((paragraph: Localised) => paragraph[locale]),
      ...(beside && {
        pictured: beside.pictured,
        link: beside.link(locale),
        ...(beside.imageType !== undefined && { image_type: beside.imageType }),
      }),
    },
  }));

const toProduct =
  (id: string) =>
  (locale: Locale): string =>
    pathTo.product(locale, id, products.find((product) => product.id === id)?.slugs[locale]);

const image = (
  productId: string,
  shown: string,
  title: keyof typeof imageTitles,
  when: keyof typeof windows,
  brands?: readonly BrandId[],
): readonly SeedContent[] =>
  everywhere(
    (brand, locale) => ({
      productId,
      kind: 'image',
      brand,
      locale,
      window: windows[when],
      body: {
        pictured: shown,
        title: imageTitles[title][locale],
        link: toProduct(shown)(locale),
        image_type: 'banner',
      },
    }),
    brands,
  );

const help = (locale: Locale): string => pagePath(locale, 'help');

/** Past, current and future pictures and texts. Source: CAT-14. */
export const contents: readonly SeedContent[] = [
  ...text('10010', 'surface', 'current'),
  ...text('10010', 'anniversary', 'past'),
  ...text('10010', 'newBlister', 'future'),
  ...text('20012', 'careRoutine', 'current', { pictured: '20180', link: help }),
  ...text('30011', 'polarised', 'current', {
    pictured: '30012',
    link: toProduct('30012'),
    imageType: 'banner',
  }),
  ...image('10010', '20130', 'drops', 'current'),
  ...image('10410', '20090', 'peroxide', 'current', ['okulino', 'linsenwerk', 'augental']),
  ...image('10410', '20170', 'drops', 'current', ['viszola', 'opalys']),
  ...image('10230', '20060', 'allInOne', 'past'),
  ...image('30011', '20221', 'glassesSpray', 'current'),
  ...image('30011', '20220', 'glassesSpray', 'future'),
];
