import { afterEach, beforeEach } from 'vitest';
import { makeStoryblokContent } from '../../../src/adapters/content-storyblok/storyblok-source.ts';
import type { Guard } from '../../../src/application/shared/circuit-breaker.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { openSpace, type Space, spaceToken } from './storyblok-server.ts';
import { stories } from './told-stories.ts';

/** A space of its own for each test of the file, its time, and what was reported about it. */
export const spaceOfEachTest = () => {
  let space: Space;
  const here = {
    now: 0,
    reports: [] as string[],
    waited: [] as number[],
    get space() {
      return space;
    },
  };
  beforeEach(async () => {
    space = await openSpace(stories);
    Object.assign(here, { reports: [], waited: [], now: Date.UTC(2026, 10, 22) });
  });
  afterEach(() => space.close());
  const open = (
    change: {
      readonly token?: string;
      readonly patience?: number;
      readonly frameOrigins?: readonly string[];
      readonly changedAt?: () => number;
      readonly guard?: Guard;
    } = {},
  ) => {
    const content = makeStoryblokContent({
      url: space.url,
      token: spaceToken,
      fetch,
      clock: { now: () => here.now },
      wait: async (ms) => void here.waited.push(ms),
      patience: 2000,
      freshFor: 30_000,
      frameOrigins: [],
      report: (trouble) => void here.reports.push(trouble),
      ...change,
    });
    return (locale: Locale) => content({ brand_channel: 'okulino', locale });
  };

  return Object.assign(here, { open });
};
