import type { Guard } from '../shared/circuit-breaker.ts';
import type { ContentSource } from './ports.ts';

/** A source behind a circuit breaker: requests do not wait for it once it is down. */
export const guardedSource = (guard: Guard, source: ContentSource): ContentSource => ({
  story: (...asked) => guard(source.story(...asked)),
  navigation: (...asked) => guard(source.navigation(...asked)),
  headerBanners: (...asked) => guard(source.headerBanners(...asked)),
  addresses: (version) => guard(source.addresses(version)),
  mayPreview: source.mayPreview,
});
