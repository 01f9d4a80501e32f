import type { Block } from '../../domain/content/block.ts';
import { previewOf } from '../../domain/content/preview.ts';
import { homeSlug } from '../../domain/content/story.ts';
import { isServicePath } from '../../domain/shared/service-path.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../shared/load.ts';
import { loadBlockData } from './load-blocks.ts';
import { restOf } from './rest.ts';

const featuresOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'experiment' ? [block.featureKey, ...featuresOf(block.blocks)] : [],
  );

/** A page of the content service with all that its blocks show. Source: CONT-1, ROUTE-13. */
export const loadStory = async (args: LoaderArgs, slug: string) => {
  const services = servicesOf(args);
  const { search } = new URL(args.request.url);
  const story = await loadOrThrow(services.content.story(slug, previewOf(search)));
  const [data] = await Promise.all([
    loadBlockData(services, story.blocks),
    services.flags.settle(featuresOf(story.blocks)),
    ...restOf(story.blocks).map((part) => part.load()),
  ]);
  return { story, data };
};

export { isServicePath };

export const loadHome = (args: LoaderArgs) => loadStory(args, homeSlug);

export type StoryData = Awaited<ReturnType<typeof loadStory>>;
