import type { ComponentType } from 'react';
import type { BlockKind } from '../domain/content/block.ts';
import { listingParts } from './catalogue/listing/listing-parts.ts';
import { colourParts } from './catalogue/product/colours/colour-parts.ts';
import { contentParts } from './catalogue/product/content-parts.ts';
import { noticeParts } from './catalogue/product/form/order-notice.ts';
import type { GalleryData } from './content/gallery/load-gallery.ts';
import { headParts } from './content/head/head-parts.ts';
import type { StoryData } from './content/load-story.ts';
import { restOf } from './content/rest.ts';
import { introParts } from './routes/category/intro-parts.ts';
import type { CategoryData } from './routes/category/loader.ts';
import type { ProductData } from './routes/product/loader.ts';
import type { SearchData } from './routes/search/loader.ts';
import { type Part, pageType } from './shared/handle.ts';

/** A page that is the same for every visitor: its own document, whose parts hydrate in the browser. */
interface PublicPage {
  readonly load: () => Promise<ComponentType>;
  /** Parts needed to render the loaded data, in addition to the page's own chunk. */
  readonly parts?: (loaded: unknown) => readonly Part[];
  /** Whether the page hydrates as a whole. Other pages have islands, and their own code is not sent to the browser. */
  readonly whole?: (loaded: unknown) => boolean;
}

const storyParts = (loaded: unknown) => restOf((loaded as StoryData).story.blocks);
/** Blocks that only the browser can render. All others are static or have islands of their own. */
const inBrowser: ReadonlySet<BlockKind> = new Set(['experiment', 'consent-overview']);
const hasBrowserBlock = (loaded: unknown) =>
  (loaded as StoryData).story.blocks.some(({ kind }) => inBrowser.has(kind));
const always = () => true;

/** Keyed by the last part of their route ids: `product` of `it.product`. */
export const publicPages = {
  home: {
    load: () => import('./routes/home/HomePage.tsx').then((m) => m.HomePage),
    parts: storyParts,
    whole: hasBrowserBlock,
  },
  product: {
    load: () => import('./routes/product/ProductPage.tsx').then((m) => m.ProductPage),
    parts: (loaded) => {
      const data = loaded as ProductData;
      return [...noticeParts(data), ...contentParts(data.texts), ...colourParts(data.product)];
    },
  },
  category: {
    load: () => import('./routes/category/CategoryPage.tsx').then((m) => m.CategoryPage),
    parts: (loaded) => {
      const data = loaded as CategoryData;
      const { head } = data;
      return [...listingParts(data), ...(head ? [...headParts(head), ...introParts(head)] : [])];
    },
  },
  compare: { load: () => import('./routes/compare/ComparePage.tsx').then((m) => m.ComparePage) },
  'eye-check': {
    load: () => import('./routes/eye-check/EyeCheckPage.tsx').then((m) => m.EyeCheckPage),
  },
  find: {
    load: () => import('./routes/find/FindPage.tsx').then((m) => m.FindPage),
    whole: always,
  },
  search: {
    load: () => import('./routes/search/SearchPage.tsx').then((m) => m.SearchPage),
    parts: (loaded) => listingParts(loaded as SearchData),
  },
  content: {
    load: () => import('./routes/content/ContentPage.tsx').then((m) => m.ContentPage),
    parts: storyParts,
    whole: hasBrowserBlock,
  },
  gallery: {
    load: () => import('./content/gallery/GalleryPage.tsx').then((m) => m.GalleryPage),
    parts: (loaded) =>
      restOf((loaded as GalleryData).rooms.flatMap(([, examples]) => examples.map(({ block }) => block))),
    whole: always,
  },
  withdrawal: {
    load: () => import('./routes/withdrawal/WithdrawalPage.tsx').then((m) => m.WithdrawalPage),
    whole: always,
  },
  cancellation: {
    load: () => import('./routes/cancellation/CancellationPage.tsx').then((m) => m.CancellationPage),
    whole: always,
  },
  wishlist: {
    load: () => import('./routes/wishlist/WishlistPage.tsx').then((m) => m.WishlistPage),
    whole: always,
  },
  'file-download': {
    load: () => import('./routes/download/DownloadPage.tsx').then((m) => m.DownloadPage),
  },
  'find-order': {
    load: () => import('./routes/find-order/FindOrderPage.tsx').then((m) => m.FindOrderPage),
    whole: always,
  },
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPageName = keyof typeof publicPages;

/** Returns the public page that a route shows, by the route's id; undefined for pages of the app. */
export const publicPageOf = (routeId: string): PublicPageName | undefined => {
  const type = pageType(routeId);
  return Object.hasOwn(publicPages, type) ? (type as PublicPageName) : undefined;
};

/** Whether a public page hydrates as a whole with the loaded data. */
export const isWhole = (name: PublicPageName, loaded: unknown): boolean => {
  const { whole }: PublicPage = publicPages[name];
  return whole?.(loaded) ?? false;
};

/** Returns the parts that a public page needs besides its own chunk to render the loaded data. */
export const publicParts = (name: PublicPageName, loaded: unknown): readonly Part[] => {
  const { parts }: PublicPage = publicPages[name];
  return (loaded !== undefined && parts?.(loaded)) || [];
};
