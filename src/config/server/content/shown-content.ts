import { makeContentApp } from '../../../adapters/shared/content-app.ts';
import { type ContentParts, makeContentService } from '../../../application/content/content-service.ts';
import type { ContentPort } from '../../../application/content/ports.ts';
import { ruleValues } from '../../../application/content/rule-values.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { brands } from '../../brands/brands.ts';
import { perBrandAndLocale } from '../../rendering/per-brand-and-locale.ts';
import type { Ask } from '../services/backend.ts';
import { builtInStories } from './built-in-stories.ts';
import type { StorySources } from './story-sources.ts';

/** The content of a shop in a language. */
export type ContentFor = (brand: BrandId, locale: Locale) => ContentPort;

const contentPath = '/api/content/';

/** Combines the source of stories with the built-in ones as fallback. */
export const makeContentFor = (
  { sourceFor, isSilent }: StorySources,
  shared: Pick<ContentParts, 'clock' | 'report' | 'inProduction'>,
): ContentFor =>
  perBrandAndLocale((brand, locale) =>
    makeContentService({
      ...shared,
      isSilent,
      rules: ruleValues(brands[brand].shop),
      source: sourceFor(brand, locale),
      builtIn: builtInStories(brands[brand].shop, locale),
    }),
  );

/**
 * Answers content requests here instead of in the backend, so that clients need not know the content service, and its
 * token stays on the server.
 */
export const withContent = (ask: Ask, contentFor: ContentFor): Ask => {
  const app = makeContentApp(({ brand_channel, locale }) => contentFor(brand_channel, locale));
  return async (request) =>
    new URL(request.url).pathname.startsWith(contentPath)
      ? app.fetch(new Request(request.url.replace('/api/content/', '/content/'), request))
      : ask(request);
};
