import type { Guard } from '../shared/circuit-breaker.ts';
import type { ContentSource } from './ports.ts';

/** A source that is not waited for once it has fallen silent. */
export const guardedSource = (guard: Guard, source: ContentSource): ContentSource => ({
  story: (slug, version) => guard(source.story(slug, version)),
  navigation: (version) => guard(source.navigation(version)),
  headerBanners: (version, path) => guard(source.headerBanners(version, path)),
  addresses: () => guard(source.addresses()),
  mayPreview: source.mayPreview,
});
