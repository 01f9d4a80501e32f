import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../shared/failure.ts';
import type { ContentPort, ContentSource } from './ports.ts';

const notFound = () => TE.left<Failure>({ _tag: 'NotFound' });

/** Nobody has written anything. */
export const noContent: ContentSource = {
  story: notFound,
  navigation: notFound,
  headerBanners: notFound,
  addresses: () => TE.right([]),
  mayPreview: () => async () => false,
};

/** Another shop's content as a source of our own: what it published, and what it shows to who may preview it there. */
export const shownBy = ({ story, navigation, headerBanners, addresses }: ContentPort): ContentSource => ({
  story: (slug, _, path, preview) => story(slug, path, preview),
  navigation: (_, preview) => navigation(preview),
  headerBanners: (_, path, preview) => headerBanners(path, preview),
  addresses,
  mayPreview: () => async () => false,
});
