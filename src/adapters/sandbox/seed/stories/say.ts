import type { LawPage } from '../../../../domain/content/block.ts';
import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl, placeNowUrl } from '../../../../domain/content/drawing-place.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import { inEveryLocale, type Locale, type Localised, locales } from '../../../../domain/shared/locale.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { categories } from '../categories.ts';

/** Puts a narrow no-break space before certain punctuation marks, as in French typography. */
const french = (text: string): string => text.replace(/ (?=[?!;:»%])/g, '\u202f').replace(/« /g, '«\u202f');

/** A text in the four languages. */
export const say = (de: string, en: string, it: string, fr: string): Localised => ({
  de,
  en,
  it,
  fr: french(fr),
});

/** Returns the path of a category. */
export const category = (id: string): Localised =>
  inEveryLocale((locale) =>
    pathTo.category(locale, categories.find((one) => one.id === id)?.paths[locale] ?? ''),
  );

/** A link: its label, and the slug of a story or an address as its target. */
export const link = (label: Localised, target: string | Localised) => ({ label, target });

/** Turns texts into paragraphs. */
export const paragraphs = (...texts: readonly Localised[]) =>
  texts.map((text) => ({ kind: 'paragraph', content: [{ kind: 'text', text, marks: [] }] }));

export const list = (...texts: readonly Localised[]) => ({
  kind: 'list',
  ordered: false,
  items: texts.map((text) => paragraphs(text)),
});

/**
 * Blocks shown only to visitors whose feature has this value. `otherwise`: whether they are shown to visitors for whom
 * nothing is decided.
 */
export const experiment = (
  featureKey: string,
  key: string,
  value: string | boolean,
  { otherwise }: { readonly otherwise: boolean },
  blocks: readonly object[],
) => ({
  kind: 'experiment',
  id: `${featureKey}-${value}`,
  featureKey,
  wanted: [{ key, type: typeof value === 'boolean' ? 'Boolean' : 'String', value: String(value) }],
  defaultVariant: otherwise,
  blocks,
});

export const law = (page: LawPage) => ({ kind: 'law', id: 'law', page });

export const always = { start: '', end: '', include: [], exclude: [] };

/** Scenes drawn by the sandbox. Units: pixels. */
export const scene = (brand: string, name: string, alt: Localised | '' = '') => ({
  template: `/images/scene/${brand}-${name}/{width}.webp`,
  alt,
  width: 1200,
  height: 800,
});
export const onAllScreens = (brand: string, name: string) => ({ desktop: scene(brand, name) });

/** A drawing in the shop's own style: one file for all widths. */
export const drawn = (brand: BrandId, name: DrawingName) => {
  const [width, height] = drawingSize(name);
  return { template: `${drawingUrl(brand, name)}#{width}`, alt: '', width, height };
};

/** A drawing of the shop's place as it looks at the time of reading. */
export const drawnPlace = (brand: BrandId) => {
  const [width, height] = drawingSize('place-autumn-day');
  return { template: `${placeNowUrl(brand)}#{width}`, alt: '', width, height };
};

const isLocalised = (value: object): value is Localised =>
  Object.keys(value).length === locales.length && locales.every((locale) => Object.hasOwn(value, locale));

/** Returns a story in one language. */
export const inLanguage = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, locale)]));
};

/** A story in all languages. */
export interface SeedStory {
  readonly slug: string;
  readonly kind: 'home' | 'page' | 'head';
  readonly title: Localised;
  readonly description: Localised;
  readonly blocks: readonly object[];
}
