import type { Locale, Localised } from './locale.ts';
import { localeOf, prefixOf, segmentsOf, withoutLocale } from './paths.ts';

/** Pages that every shop has, by the slug of their story. That slug is the same in every language. */
export const plainPages = [
  'about',
  'help',
  'shipping',
  'returns',
  'terms',
  'privacy',
  'legal',
  'disclaimer',
  'accessibility',
] as const;
type PlainPage = (typeof plainPages)[number];

/** The slugs in their addresses. Source: ROUTE-2. */
const slugs: Readonly<Record<PlainPage, Localised>> = {
  about: { de: 'ueber-uns', en: 'about', it: 'chi-siamo', fr: 'qui-sommes-nous' },
  help: { de: 'hilfe', en: 'help', it: 'aiuto', fr: 'aide' },
  shipping: { de: 'versand', en: 'shipping', it: 'spedizione', fr: 'livraison' },
  returns: { de: 'rueckgabe', en: 'returns', it: 'resi', fr: 'retours' },
  terms: { de: 'agb', en: 'terms', it: 'condizioni', fr: 'conditions' },
  privacy: { de: 'datenschutz', en: 'privacy', it: 'privacy', fr: 'confidentialite' },
  legal: { de: 'impressum', en: 'legal', it: 'note-legali', fr: 'mentions-legales' },
  disclaimer: { de: 'haftungshinweis', en: 'disclaimer', it: 'responsabilita', fr: 'avertissement' },
  accessibility: { de: 'barrierefreiheit', en: 'accessibility', it: 'accessibilita', fr: 'accessibilite' },
};

const pages: ReadonlyMap<string, PlainPage> = /* @__PURE__ */ new Map(
  plainPages.flatMap((page) => [page, ...Object.values(slugs[page])].map((slug) => [slug, page])),
);

/**
 * Returns the story of an address: for pages that every shop has, by the slug in any language; for others, by its own
 * slug. Source: ROUTE-2.
 */
export const storyOf = (slug: string): string => pages.get(slug) ?? slug;

/** Returns the slug of a story in a language. Source: ROUTE-2. */
export const pageSlug = (locale: Locale, slug: string): string => {
  const page = pages.get(slug);
  return page ? slugs[page][locale] : slug;
};

/** Returns the path of a story's page. Source: ROUTE-2. */
export const pagePath = (locale: Locale, slug: string): string =>
  `${prefixOf(locale)}/${segmentsOf(pageSlug(locale, slug))}`;

/**
 * Returns the right path for a page of every shop that was requested with the slug of another language or a former
 * slug. Other paths are unchanged. Source: ROUTE-2.
 */
export const withOwnSlug = (path: string): string => {
  const slug = withoutLocale(path).slice(1);
  return pages.has(slug) ? pagePath(localeOf(path), slug) : path;
};
