import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { type Locale, type Localised, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { type ContentText, contentTexts } from './texts/content-texts.ts';

interface Window {
  readonly start: string;
  readonly end: string;
}

/** `yyyy-MM-dd HH:mm`, empty: open. `current` covers any day on which somebody tries the shop. */
const windows = {
  past: { start: '2024-11-25 00:00', end: '2024-12-02 23:59' },
  current: { start: '2025-01-01 00:00', end: '' },
  future: { start: '2099-01-01 00:00', end: '' },
} as const satisfies Readonly<Record<string, Window>>;

/** What a product's page says beyond its description, for some time. */
export interface SeedContent {
  readonly productId: string;
  readonly kind: 'image' | 'text';
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly window: Window;
  readonly body: Readonly<Record<string, unknown>>;
}

const everywhere = (make: (brand: BrandId, locale: Locale) => SeedContent): readonly SeedContent[] =>
  brandIds.flatMap((brand) => locales.map((locale) => make(brand, locale)));

const text = (productId: string, name: ContentText, when: keyof typeof windows): readonly SeedContent[] =>
  everywhere((brand, locale) => ({
    productId,
    kind: 'text',
    brand,
    locale,
    window: windows[when],
    body: {
      heading: contentTexts[name].heading[locale],
      paragraphs: contentTexts[name].paragraphs.map((paragraph: Localised) => paragraph[locale]),
    },
  }));

const image = (productId: string, shown: string, when: keyof typeof windows): readonly SeedContent[] =>
  everywhere((brand, locale) => ({
    productId,
    kind: 'image',
    brand,
    locale,
    window: windows[when],
    body: { pictured: shown, link: pathTo.product(locale, shown), image_type: 'banner' },
  }));

/** Past, current and coming pictures and texts. Source: CAT-14. */
export const contents: readonly SeedContent[] = [
  ...text('10010', 'surface', 'current'),
  ...text('10010', 'anniversary', 'past'),
  ...text('10010', 'newBlister', 'future'),
  ...text('20012', 'careRoutine', 'current'),
  ...text('30011', 'polarised', 'current'),
  ...image('10010', '20130', 'current'),
  ...image('10410', '20090', 'current'),
  ...image('10230', '20060', 'past'),
  ...image('30011', '20221', 'future'),
];
