import { sequenceT } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CataloguePort } from '../../../application/catalogue/ports.ts';
import type { SiteIndexPort } from '../../../application/catalogue/site-index.ts';
import type { ContentPort } from '../../../application/content/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { eyeCheckPath } from '../../../domain/shared/eye-check-path.ts';
import { isLocale, type Locale, type Localised } from '../../../domain/shared/locale.ts';
import { activeLocales } from '../../../domain/shared/locale-config.ts';
import { pagePath, plainPages, storyOf } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap-xml.ts';

/** Products per file, which may contain 50 000 URLs and 50 MB. */
export const productsPerFile = 10_000;

export interface SitemapSources {
  /** The shop's origin, without a trailing slash. */
  readonly origin: string;
  /** In German: categories are read in one language and contain the paths of all. */
  readonly catalogue: Pick<CataloguePort, 'category'>;
  readonly index: SiteIndexPort;
  readonly content: Pick<ContentPort, 'addresses'>;
}

const categoriesBelow = (
  catalogue: SitemapSources['catalogue'],
  path: string,
): TE.TaskEither<Failure, readonly Localised[]> =>
  pipe(
    catalogue.category(path),
    TE.flatMap(({ children, paths }) =>
      pipe(
        children,
        TE.traverseArray((child) => categoriesBelow(catalogue, child.path)),
        TE.map((below) => [...(path === '' ? [] : [paths]), ...below.flat()]),
      ),
    ),
  );

interface Entry {
  readonly path: string;
  readonly changedAt?: string;
}

/** The pages that editors published, and the standard pages of every shop that they did not write. */
const storiesIn = (
  content: SitemapSources['content'],
  locale: Locale,
): TE.TaskEither<Failure, readonly Entry[]> =>
  pipe(
    content.addresses(),
    TE.map((all) => {
      const pages = all.filter(({ kind }) => kind === 'page');
      const written = new Set(pages.map(({ slugs }) => storyOf(slugs.de)));
      return [
        { path: eyeCheckPath(locale) },
        ...plainPages.filter((slug) => !written.has(slug)).map((slug) => ({ path: pagePath(locale, slug) })),
        ...pages.map(({ slugs, changedAt }) => ({
          path: pagePath(locale, slugs[locale]),
          ...(changedAt !== undefined && { changedAt }),
        })),
      ];
    }),
  );

/** Categories have no change date, so none is given. */
const pagesIn = (
  { origin, catalogue, content }: SitemapSources,
  locale: Locale,
): TE.TaskEither<Failure, string> =>
  pipe(
    sequenceT(TE.ApplyPar)(categoriesBelow(catalogue, ''), storiesIn(content, locale)),
    TE.map(([categories, stories]) =>
      sitemapOf(
        [
          { path: pathTo.home(locale) },
          ...categories.map((paths) => ({ path: pathTo.category(locale, paths[locale]) })),
          ...stories,
        ].map(({ path, ...said }) => ({ address: origin + path, ...said })),
      ),
    ),
  );

const productsIn = (
  { origin, index }: SitemapSources,
  locale: Locale,
  file: number,
): TE.TaskEither<Failure, string> =>
  pipe(
    index.products(file, productsPerFile),
    TE.filterOrElse(
      ({ products }) => products.length > 0,
      (): Failure => ({ _tag: 'NotFound' }),
    ),
    TE.map(({ products }) =>
      sitemapOf(
        products.map(({ id, slugs, changedAt }) => ({
          address: origin + pathTo.product(locale, id, slugs[locale]),
          changedAt,
        })),
      ),
    ),
  );

const indexOf = ({ origin, index }: SitemapSources): TE.TaskEither<Failure, string> =>
  pipe(
    index.products(1, 1),
    TE.map(({ total }) => {
      const files = Array.from({ length: Math.ceil(total / productsPerFile) }, (_, at) => at + 1);
      return sitemapIndexOf(
        activeLocales().flatMap((locale) => [
          `${origin}/sitemap-pages-${locale}.xml`,
          ...files.map((file) => `${origin}/sitemap-products-${locale}-${file}.xml`),
        ]),
      );
    }),
  );

const names = /^\/sitemap(?:-pages-(?<pages>\w+)|-products-(?<products>\w+)-(?<file>[1-9]\d{0,4}))?\.xml$/;

/**
 * Returns the sitemap of a shop at a path: the list of files, the pages of a language, or some of its products.
 * Complete or a failure, because an incomplete list would say that pages are gone. Undefined if the path names no
 * sitemap.
 */
export const sitemapAt = (
  path: string,
  sources: SitemapSources,
): TE.TaskEither<Failure, string> | undefined => {
  const groups = names.exec(path)?.groups;
  if (!groups) return undefined;
  if (isLocale(groups.pages)) return pagesIn(sources, groups.pages);
  if (isLocale(groups.products)) return productsIn(sources, groups.products, Number(groups.file));
  return path === '/sitemap.xml' ? indexOf(sources) : undefined;
};
