import type { Guard } from '../shared/circuit-breaker.ts';
import type { ContentSource } from './ports.ts';

/** A source that is not waited for once it has fallen silent. */
export const guardedSource = (guard: Guard, source: ContentSource): ContentSource => ({
  story: (...asked) => guard(source.story(...asked)),
  navigation: (...asked) => guard(source.navigation(...asked)),
  headerBanners: (...asked) => guard(source.headerBanners(...asked)),
  addresses: (version) => guard(source.addresses(version)),
  mayPreview: source.mayPreview,
});
