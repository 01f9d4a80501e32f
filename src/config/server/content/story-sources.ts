import { makeContentAdapter } from '../../../adapters/backend/content-adapter.ts';
import { makeStoryblokContent } from '../../../adapters/content-storyblok/storyblok-source.ts';
import { guardedSource } from '../../../application/content/guarded-source.ts';
import { shownBy } from '../../../application/content/no-content.ts';
import type { ContentSource } from '../../../application/content/ports.ts';
import type { CircuitBreaker } from '../../../application/shared/circuit-breaker.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { systemClock } from '../../clock.ts';
import { type Ask, backendBase } from '../services/backend.ts';

/** How long a page waits for editorial content before it is rendered without. Units: ms. */
const patience = 2000;

/** The source of stories. */
export interface StorySources {
  readonly sourceFor: (brand: BrandId, locale: Locale) => ContentSource;
  /** Whether the source is known to be down, which was reported already. */
  readonly isSilent: () => boolean;
}

export interface Space {
  readonly url: string;
  readonly token: string;
  readonly frameOrigins: readonly string[];
  /** Called with a description of problems that an editor can fix. */
  readonly report: (trouble: string) => void;
  readonly changedAt: () => number;
}

/** Stories from a Storyblok space. */
export const storiesOfSpace = (space: Space, { guard, isUp }: CircuitBreaker): StorySources => {
  const stories = makeStoryblokContent({
    ...space,
    fetch,
    clock: systemClock(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    patience,
    freshFor: 30_000,
    guard,
  });
  return {
    sourceFor: (brand_channel, locale) => stories({ brand_channel, locale }),
    isSilent: () => !isUp(),
  };
};

/** Stories published by a backend, requested through its API. */
export const storiesByApi = (ask: Ask, { guard, isUp }: CircuitBreaker): StorySources => ({
  sourceFor: (brand_channel, locale) =>
    guardedSource(
      guard,
      shownBy(
        makeContentAdapter({
          base: backendBase,
          fetch: ask,
          channel: { brand_channel, locale },
          timeoutMs: patience,
        }),
      ),
    ),
  isSilent: () => !isUp(),
});
