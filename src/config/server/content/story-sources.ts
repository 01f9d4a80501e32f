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

/** How long a page waits for what editors wrote before it does without. Units: ms. */
const patience = 2000;

/** Where stories come from. */
export interface StorySources {
  readonly sourceFor: (brand: BrandId, locale: Locale) => ContentSource;
  /** Whether they are known to be silent: then that was told. */
  readonly isSilent: () => boolean;
}

export interface Space {
  readonly url: string;
  readonly token: string;
  readonly frameOrigins: readonly string[];
  /** Told in words of what an editor can mend. */
  readonly report: (trouble: string) => void;
  readonly changedAt: () => number;
}

/** Stories out of a space of Storyblok. */
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

/** Stories that a backend has published which is asked by its API. */
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
