import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../shared/failure.ts';
import type { ContentPort, ContentSource } from './ports.ts';

const notFound = () => TE.left<Failure>({ _tag: 'NotFound' });

/** A source without any content. */
export const noContent: ContentSource = {
  story: notFound,
  navigation: notFound,
  headerBanners: notFound,
  addresses: () => TE.right([]),
  mayPreview: () => async () => false,
};

/** Another shop's content as a source: its published content, and its drafts for visitors who may preview them there. */
export const shownBy = ({ story, navigation, headerBanners, addresses }: ContentPort): ContentSource => ({
  story: (slug, _, path, preview) => story(slug, path, preview),
  navigation: (_, preview) => navigation(preview),
  headerBanners: (_, path, preview) => headerBanners(path, preview),
  addresses,
  mayPreview: () => async () => false,
});
