import { previewOf } from '../../domain/content/preview.ts';
import { homeSlug } from '../../domain/content/story.ts';
import { withoutLocale } from '../../domain/shared/paths.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../shared/load.ts';
import { loadBlockData } from './load-blocks.ts';
import { restOf } from './rest.ts';
import { seenBlocks } from './seen-blocks.ts';

/** Loads a page of the content service with all data of its blocks. Source: CONT-1, CONT-3, ROUTE-13. */
export const loadStory = async (args: LoaderArgs, slug: string) => {
  const services = servicesOf(args);
  const { pathname, search } = new URL(args.request.url);
  const { blocks: all, ...story } = await loadOrThrow(
    services.content.story(slug, withoutLocale(pathname), previewOf(search)),
  );
  const { blocks, features } = await seenBlocks(services, all);
  const [data] = await Promise.all([
    loadBlockData(services, blocks),
    ...restOf(blocks).map((part) => part.load()),
  ]);
  return { story: { ...story, blocks }, data, ...(features && { features }) };
};

export const loadHome = (args: LoaderArgs) => loadStory(args, homeSlug);

export type StoryData = Awaited<ReturnType<typeof loadStory>>;
