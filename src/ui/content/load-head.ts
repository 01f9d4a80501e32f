import type { ContentPort } from '../../application/content/ports.ts';
import { previewOf } from '../../domain/content/preview.ts';
import { headSlug } from '../../domain/content/story.ts';
import { withoutLocale } from '../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../shared/load.ts';
import { loadOr } from '../shared/load-or.ts';
import { headParts, loadHeadView } from './head/head-parts.ts';
import { type SeenBlocks, seenBlocks } from './seen-blocks.ts';

/** How long the list of published stories is cached. Units: ms. */
const freshFor = 60_000;
interface Known {
  readonly until: number;
  readonly slugs: Promise<ReadonlySet<string>>;
}
const known = new WeakMap<ContentPort, Known>();

/** Returns the slugs of published stories. Most categories have none, and a story that does not exist is not requested. */
const published = (content: ContentPort, now: number): Promise<ReadonlySet<string>> => {
  const last = known.get(content);
  if (last && now < last.until) return last.slugs;
  const slugs = loadOr(content.addresses(), []).then((addresses) => {
    // After a failed request the next page tries again.
    if (addresses.length === 0) known.delete(content);
    return new Set(addresses.map((address) => address.slugs.de));
  });
  known.set(content, { until: now + freshFor, slugs });
  return slugs;
};

/**
 * Loads the editors' content above the products of a category. Undefined if there is none or it cannot be loaded. The
 * browser does not render it again, so an experiment that is not decided in time shows its default. `category`: its id.
 * Source: CONT-1, CONT-3, ROUTE-13.
 */
export const loadHead = async (args: LoaderArgs, category: string): Promise<SeenBlocks | undefined> => {
  const services = servicesOf(args);
  const { content, clock } = services;
  const slug = headSlug(category);
  const { pathname, search } = new URL(args.request.url);
  const preview = previewOf(search);
  if (preview === undefined && !(await published(content, clock.now())).has(slug)) return undefined;
  const story = await loadOr(content.story(slug, withoutLocale(pathname), preview), undefined);
  if (!story || story.blocks.length === 0) return undefined;
  const words = await seenBlocks(services, story.blocks, 'default');
  await Promise.all([loadHeadView(), ...headParts(words).map((part) => part.load())]);
  return words;
};
