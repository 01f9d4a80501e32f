import { data } from 'react-router';
import { homeSlug, storyPath } from '../../../domain/content/story.ts';
import { plainPages } from '../../../domain/shared/page-path.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../../shared/load.ts';
import { loadOr } from '../../shared/load-or.ts';
import { loadBlockData } from '../load-blocks.ts';
import { restOf } from '../rest.ts';
import { exhibit } from './states.ts';

/** Loads every kind of block that the shop's editors use, with its data. */
export const loadGallery = async (args: LoaderArgs) => {
  const services = servicesOf(args);
  const { content, locale } = services;
  const addresses = await loadOrThrow(content.addresses());
  const slugs = new Set([homeSlug, ...plainPages, ...addresses.map((address) => address.slugs[locale])]);
  const stories = await Promise.all(
    [...slugs].map((slug) => loadOr(content.story(slug, storyPath(slug)), undefined)),
  );
  const rooms = exhibit(stories.flatMap((story) => story?.blocks ?? []));
  if (rooms.length === 0) throw data(null, { status: 404 });
  const blocks = rooms.flatMap(([, examples]) => examples.map(({ block }) => block));
  const [shown] = await Promise.all([
    loadBlockData(services, blocks),
    ...restOf(blocks).map((part) => part.load()),
  ]);
  return { rooms, shown };
};

export type GalleryData = Awaited<ReturnType<typeof loadGallery>>;
