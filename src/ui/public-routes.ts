import type { RouteObject } from 'react-router';
import { inEveryLocale, type Locale } from '../domain/shared/locale.ts';
import { pagePath } from '../domain/shared/page-path.ts';
import { pathTo, prefixOf } from '../domain/shared/paths.ts';
import { galleryLoader } from './content/gallery/loader.ts';
import type { StoryData } from './content/load-story.ts';
import { page } from './page.ts';
import { publicPages } from './public-pages.ts';
import { type CategoryData, categoryLoader } from './routes/category/loader.ts';
import { compareLoader } from './routes/compare/loader.ts';
import { contentLoader } from './routes/content/loader.ts';
import { downloadLoader } from './routes/download/loader.ts';
import { findLoader } from './routes/find/loader.ts';
import { homeLoader } from './routes/home/loader.ts';
import { type ProductData, productLoader } from './routes/product/loader.ts';
import { searchLoader } from './routes/search/loader.ts';

const home = page(publicPages.home.load, {
  chunk: 'src/ui/routes/home/HomePage.tsx',
  words: ['home', 'catalogue'],
  parts: publicPages.home.parts,
});
const product = page(publicPages.product.load, {
  chunk: 'src/ui/routes/product/ProductPage.tsx',
  words: ['catalogue', 'colours', 'facts', 'law', 'compare', 'regular', 'advice', 'sheet'],
  paths: (loaded) => (loaded as ProductData).paths,
  parts: publicPages.product.parts,
});
const category = page(publicPages.category.load, {
  chunk: 'src/ui/routes/category/CategoryPage.tsx',
  words: ['catalogue', 'listing', 'advice', 'sheet'],
  paths: (loaded) => {
    const { paths } = (loaded as CategoryData).category;
    return inEveryLocale((locale) => pathTo.category(locale, paths[locale]));
  },
  parts: publicPages.category.parts,
});
const search = page(publicPages.search.load, {
  chunk: 'src/ui/routes/search/SearchPage.tsx',
  words: ['search', 'catalogue', 'listing', 'sheet'],
  parts: publicPages.search.parts,
});
const compare = page(publicPages.compare.load, {
  chunk: 'src/ui/routes/compare/ComparePage.tsx',
  words: ['compare', 'facts', 'catalogue'],
});
const eyeCheck = page(publicPages['eye-check'].load, {
  chunk: 'src/ui/routes/eye-check/EyeCheckPage.tsx',
  words: ['personal'],
});
const find = page(publicPages.find.load, {
  chunk: 'src/ui/routes/find/FindPage.tsx',
  words: ['finder', 'eyes', 'catalogue', 'listing'],
});
const content = page(publicPages.content.load, {
  chunk: 'src/ui/routes/content/ContentPage.tsx',
  words: ['content', 'law', 'home', 'catalogue', 'checkout', 'consent'],
  parts: publicPages.content.parts,
  paths: (loaded) => {
    const { slugs } = (loaded as StoryData).story;
    return inEveryLocale((locale) => pagePath(locale, slugs[locale]));
  },
});

const gallery = page(publicPages.gallery.load, {
  chunk: 'src/ui/content/gallery/GalleryPage.tsx',
  words: ['content', 'law', 'home', 'catalogue', 'checkout'],
  parts: publicPages.gallery.parts,
});

const withdrawal = page(publicPages.withdrawal.load, {
  chunk: 'src/ui/routes/withdrawal/WithdrawalPage.tsx',
  words: ['orders'],
});
const cancellation = page(publicPages.cancellation.load, {
  chunk: 'src/ui/routes/cancellation/CancellationPage.tsx',
  words: ['orders'],
});
const findOrder = page(publicPages['find-order'].load, {
  chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
  words: ['orders'],
});
const download = page(publicPages['file-download'].load, {
  chunk: 'src/ui/routes/download/DownloadPage.tsx',
  words: ['orders'],
});
const wishlist = page(publicPages.wishlist.load, {
  chunk: 'src/ui/routes/wishlist/WishlistPage.tsx',
  words: ['product'],
});

/**
 * Routes of the pages that are the same for every visitor. The server renders them. Names as in `app-routes.tsx`.
 * Source: ROUTE-1, 2, 3.
 */
export const publicRoutes = (locale: Locale): RouteObject[] => {
  const prefix = prefixOf(locale);
  return [
    { id: `${locale}.home`, path: prefix || '/', loader: homeLoader, ...home() },
    { id: `${locale}.product`, path: `${prefix}/p/:id/:slug?`, loader: productLoader, ...product() },
    { id: `${locale}.category`, path: `${prefix}/c/*`, loader: categoryLoader, ...category() },
    { id: `${locale}.search`, path: `${prefix}/s`, loader: searchLoader, ...search() },
    { id: `${locale}.find`, path: `${prefix}/find`, loader: findLoader, ...find() },
    { id: `${locale}.compare`, path: `${prefix}/compare`, loader: compareLoader, ...compare() },
    { id: `${locale}.eye-check`, path: `${prefix}/eye-check`, ...eyeCheck() },
    { id: `${locale}.cancellation`, path: `${prefix}/cancellation`, ...cancellation() },
    { id: `${locale}.withdrawal`, path: `${prefix}/withdrawal`, ...withdrawal() },
    { id: `${locale}.find-order`, path: `${prefix}/find-order`, ...findOrder() },
    { id: `${locale}.file-download`, path: `${prefix}/download`, loader: downloadLoader, ...download() },
    { id: `${locale}.wishlist`, path: `${prefix}/wishlist`, ...wishlist() },
    { id: `${locale}.gallery`, path: `${prefix}/sandbox/blocks`, loader: galleryLoader, ...gallery() },
    { id: `${locale}.content`, path: `${prefix}/*`, loader: contentLoader, ...content() },
  ];
};
