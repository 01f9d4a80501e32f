import * as O from 'fp-ts/Option';
import type { ContentImage } from '../../domain/content/content-image.ts';
import { addressTarget, type LinkTarget, linkTarget } from '../../domain/content/link-target.ts';
import type { Locale } from '../../domain/shared/locale.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns a value that the editor typed or ticked as the text for comparisons: `3`, `true`. Source: CONT-3. */
export const spelledOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value);
/** A number field is a text in Storyblok. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : Number(textOf(value).trim() || Number.NaN);

const split =
  (mark: RegExp) =>
  (value: unknown): readonly string[] =>
    (Array.isArray(value) ? value.map(textOf) : textOf(value).split(mark))
      .map((part) => part.trim())
      .filter((part) => part !== '');

/** Splits several values in one field: one per line, or separated by commas. */
export const partsOf = split(/[\n,]/);

/** Splits several patterns in one field, one per line: a comma is part of a pattern, as in `\d{1,4}`. Source: CONT-2. */
export const patternsOf = split(/\n/);

/** Returns an object with the text under a name; empty if there is no text. */
export const named = (name: string, value: unknown): Fields => {
  const text = textOf(value).trim();
  return text === '' ? {} : { [name]: text };
};

/** Returns the target of a link field; none if the field is empty or its target is not allowed. */
export const targetOf = (field: unknown, locale: Locale, brand: string): O.Option<LinkTarget> => {
  if (!isFields(field)) return typeof field === 'string' ? addressTarget(field) : O.none;
  const { linktype, cached_url, url, email, anchor, story } = field;
  if (linktype === 'email') {
    const to = textOf(email) || textOf(url);
    return to === '' ? O.none : addressTarget(`mailto:${to.replace(/^mailto:/i, '')}`);
  }
  if (linktype !== 'story') return addressTarget(textOf(url) || textOf(cached_url));
  const resolved = isFields(story) ? textOf(story.url) || textOf(story.full_slug) : '';
  const slug = (resolved || textOf(cached_url)).replace(/^\/+|\/+$/g, '');
  // In the space each shop's pages are in a folder with its name; the shop's own paths do not have it.
  const own = slug.replace(new RegExp(`^(?:(?:de|en|it|fr)/)?${brand}(?:/|$)`), '');
  const target = linkTarget({ linktype: 'story', cachedUrl: own || 'home', url: '' }, locale);
  if (slug === '') return O.none;
  const mark = textOf(anchor).replace(/^#/, '');
  return mark === '' || !/^[\w-]+$/.test(mark)
    ? target
    : O.map((to: LinkTarget) => (to._tag === 'Page' ? { ...to, path: `${to.path}#${mark}` } : to))(target);
};

/** Used if an asset does not state its size. Units: pixels. */
const usual = { width: 1200, height: 800 };

/** Returns an asset as an image of any width, through the image service: `/m/{width}x0` keeps its proportions. */
export const imageOf = (asset: unknown): ContentImage | undefined => {
  if (!isFields(asset)) return undefined;
  const file = textOf(asset.filename).replace(/^\/\//, 'https://');
  if (file === '') return undefined;
  const [, width = '', height = ''] = /\/(\d+)x(\d+)\//.exec(file) ?? [];
  const size =
    Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : usual;
  const template = /\.svg$/i.test(file) ? file : `${file}/m/{width}x0`;
  return { template, alt: textOf(asset.alt), ...size };
};
