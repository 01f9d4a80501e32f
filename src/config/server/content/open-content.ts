import { makeContentAdapter } from '../../../adapters/backend/content-adapter.ts';
import { makeStoryblokContent } from '../../../adapters/content-storyblok/storyblok-source.ts';
import { makeContentApp } from '../../../adapters/shared/content-app.ts';
import { makeContentService } from '../../../application/content/content-service.ts';
import { guardedSource } from '../../../application/content/guarded-source.ts';
import { publishedBy } from '../../../application/content/no-content.ts';
import type { ContentPort, ContentSource } from '../../../application/content/ports.ts';
import { type CircuitBreaker, unbroken } from '../../../application/shared/circuit-breaker.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { brands } from '../../brands/brands.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import type { ContentOrigins } from '../../rendering/content-policy.ts';
import type { Backend } from '../services/backend.ts';
import type { OutsideServices } from '../services/outside-services.ts';
import { builtInStories } from './built-in-stories.ts';
import { reportRarely } from './report-rarely.ts';

/** How long a page waits for what editors wrote before it does without. Units: ms. */
const patience = 2000;
const contentPath = '/api/content/';

interface Sources {
  readonly sourceFor: (brand: BrandId, locale: Locale) => ContentSource;
  readonly isSilent: () => boolean;
}

const withSource = ({ isUp }: CircuitBreaker, sourceFor: Sources['sourceFor']): Sources => ({
  sourceFor,
  isSilent: () => !isUp(),
});

/** Whoever keeps the stories: chosen by configuration. */
const sourcesOf = (
  { content, storyblokToken, storyblokUrl, frameOrigins }: Environment,
  backend: Backend,
  base: string,
  report: (trouble: string) => void,
  changedAt: () => number,
  outside: OutsideServices,
): Sources => {
  if (content === 'storyblok' && storyblokToken !== undefined) {
    const breaker = outside.breakerFor('content', 'nobody');
    const stories = makeStoryblokContent({
      url: storyblokUrl,
      token: storyblokToken,
      fetch,
      clock: systemClock(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      patience,
      freshFor: 30_000,
      frameOrigins,
      report,
      changedAt,
      guard: breaker.guard,
    });
    return withSource(breaker, (brand_channel, locale) => stories({ brand_channel, locale }));
  }
  if (backend.stories) {
    const { stories } = backend;
    return withSource(unbroken, (brand, locale) => stories(brand, locale, report));
  }
  const breaker = outside.breakerFor('content', 'nobody');
  return withSource(breaker, (brand, locale) =>
    guardedSource(
      breaker.guard,
      publishedBy(
        makeContentAdapter({
          base,
          fetch: backend.fetch,
          channel: { brand_channel: brand, locale },
          timeoutMs: patience,
        }),
      ),
    ),
  );
};

/** Where the visual editor shows a preview in a frame. */
export const storyblokEditor = 'https://app.storyblok.com';

/** Whose pictures and pages may stand within a page. */
export const contentOriginsOf = ({
  content,
  contentImageOrigins,
  frameOrigins,
}: Environment): ContentOrigins => ({
  images: content === 'storyblok' ? contentImageOrigins : [],
  frames: frameOrigins,
});

/**
 * The backend, with what editors write answered here: nobody has to know who keeps it, and its token stays here. What is
 * planned for a time shows by `clock`.
 */
export const withContent = (
  environment: Environment,
  backend: Backend,
  base: string,
  report: (trouble: string) => void,
  changedAt: () => number,
  outside: OutsideServices,
  clock: ClockPort,
): Backend['fetch'] => {
  const rarely = reportRarely(systemClock(), report);
  const { sourceFor, isSilent } = sourcesOf(environment, backend, base, rarely, changedAt, outside);
  const opened = new Map<string, ContentPort>();
  const contentFor = (brand: BrandId, locale: Locale): ContentPort => {
    const key = `${brand}/${locale}`;
    const known = opened.get(key);
    if (known) return known;
    const content = makeContentService({
      source: sourceFor(brand, locale),
      builtIn: builtInStories(brands[brand].shop, locale),
      clock,
      report: rarely,
      isSilent,
      inProduction: environment.contentVersion === 'published',
    });
    opened.set(key, content);
    return content;
  };
  const app = makeContentApp(({ brand_channel, locale }) => contentFor(brand_channel, locale));
  const content = (request: Request) =>
    app.fetch(new Request(request.url.replace('/api/content/', '/content/'), request));
  return async (request) =>
    new URL(request.url).pathname.startsWith(contentPath) ? content(request) : backend.fetch(request);
};
