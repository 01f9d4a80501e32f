import type { BrandId } from '../shared/brand-id.ts';
import { withoutLocale } from '../shared/paths.ts';

/** The tag on every public document of every shop. */
export const everyPage = 'pages';
const productTag = (id: string): string => `p-${id}`;
const categoryTag = (slugs: readonly string[]): string => `c-${slugs.join('.')}`;
/** Returns the tag of a page's story; `home` for the home page. */
const storyTag = (slug: string): string => `s-${slug}`;

/**
 * Proxies accept only a few thousand bytes of headers in total. If a page shows more products, changes to the others
 * become visible when its cache lifetime ends.
 */
const mostProducts = 100;
/** Whether every cache accepts a text as a tag: no space, no comma. */
const isTag = (text: string): boolean => /^[a-z]-\w[\w.-]{0,39}$/i.test(text);

const pathTags = (path: string): readonly string[] => {
  const [, kind = '', ...rest] = withoutLocale(path).split('/');
  if (kind === '') return [storyTag('home')];
  if (kind === 'p') return [productTag(rest[0] ?? '')];
  return kind === 'c' ? [categoryTag(rest)] : [storyTag(kind)];
};

/** Returns the products a page shows. Every element that shows a product links to it. */
const productsIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/href="(?:\/(?:en|it|fr))?\/p\/([^"/?#]+)/g), ([, id = '']) => id)),
];

/** Returns the cache tags of a public document, for purging. The menu is on every page. */
export const pageTags = (brand: BrandId, path: string, html: string): readonly string[] => [
  ...new Set([
    everyPage,
    brand,
    'menu',
    ...[...pathTags(path), ...productsIn(html).slice(0, mostProducts).map(productTag)].filter(isTag),
  ]),
];
