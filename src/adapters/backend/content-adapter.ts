import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ContentPort } from '../../application/content/ports.ts';
import { contentApi } from '../contract/content/content-api.ts';
import { menuFromWire } from '../contract/content/story-codec.ts';
import { type ClientSettings, makeClient } from './client.ts';

const asking = (preview: string | undefined) => (preview === undefined ? {} : { preview });

/** The content service as browsers request it: through the page server. */
export const makeContentAdapter = (settings: ClientSettings): ContentPort => {
  const client = makeClient(settings, contentApi);
  return {
    story: (slug, path, preview) => client.getStory({ query: { slug, path, ...asking(preview) } }),
    navigation: (preview) => pipe(client.getNavigation({ query: asking(preview) }), TE.map(menuFromWire)),
    headerBanners: (path, preview) => client.getHeaderBanners({ query: { path, ...asking(preview) } }),
    addresses: () => client.getStoryAddresses({}),
  };
};
