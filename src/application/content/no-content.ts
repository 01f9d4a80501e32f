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

/** Another shop's content as a source of our own: what it published. */
export const publishedBy = ({ story, navigation, headerBanners, addresses }: ContentPort): ContentSource => ({
  story: (slug) => story(slug),
  navigation: () => navigation(),
  headerBanners: (_, path) => headerBanners(path),
  addresses,
  mayPreview: () => async () => false,
});
