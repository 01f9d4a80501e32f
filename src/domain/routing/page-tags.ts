import type { BrandId } from '../shared/brand-id.ts';
import { withoutLocale } from '../shared/paths.ts';

/** On every public document of every shop. */
export const everyPage = 'pages';
const productTag = (id: string): string => `p-${id}`;
const categoryTag = (slugs: readonly string[]): string => `c-${slugs.join('.')}`;
/** The story of a page; `home` for the front door. */
const storyTag = (slug: string): string => `s-${slug}`;

/** Proxies hold a few thousand bytes of headers in all. A page that shows more products follows by its lifetime. */
const mostProducts = 100;
/** What every cache takes in a tag: no space, no comma. */
const isTag = (text: string): boolean => /^[a-z]-\w[\w.-]{0,39}$/i.test(text);

const pathTags = (path: string): readonly string[] => {
  const [, kind = '', ...rest] = withoutLocale(path).split('/');
  if (kind === '') return [storyTag('home')];
  if (kind === 'p') return [productTag(rest[0] ?? '')];
  return kind === 'c' ? [categoryTag(rest)] : [storyTag(kind)];
};

/** Whatever shows a product leads to it. */
const productsIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/href="(?:\/(?:en|it|fr))?\/p\/([^"/?#]+)/g), ([, id = '']) => id)),
];

/** What a public document shows, so that a cache can drop it by that. The menu stands on every page. */
export const pageTags = (brand: BrandId, path: string, html: string): readonly string[] => [
  ...new Set([
    everyPage,
    brand,
    'menu',
    ...[...pathTags(path), ...productsIn(html).slice(0, mostProducts).map(productTag)].filter(isTag),
  ]),
];
