import type { ContentPort } from '../../application/content/ports.ts';
import { previewOf } from '../../domain/content/preview.ts';
import { headSlug } from '../../domain/content/story.ts';
import { withoutLocale } from '../../domain/shared/paths.ts';
import { type LoaderArgs, servicesOf } from '../shared/load.ts';
import { loadOr } from '../shared/load-or.ts';
import { headParts, loadHeadView } from './head/head-parts.ts';
import { type SeenBlocks, seenBlocks } from './seen-blocks.ts';

/** How long a list of what editors published is good. Units: ms. */
const freshFor = 60_000;
interface Known {
  readonly until: number;
  readonly slugs: Promise<ReadonlySet<string>>;
}
const known = new WeakMap<ContentPort, Known>();

/** Most categories say nothing, and nobody asks for what is not there. */
const published = (content: ContentPort, now: number): Promise<ReadonlySet<string>> => {
  const last = known.get(content);
  if (last && now < last.until) return last.slugs;
  const slugs = loadOr(content.addresses(), []).then((addresses) => {
    // Without an answer the next page asks again.
    if (addresses.length === 0) known.delete(content);
    return new Set(addresses.map((address) => address.slugs.de));
  });
  known.set(content, { until: now + freshFor, slugs });
  return slugs;
};

/**
 * What editors wrote above the products of a category; nothing where they wrote nothing, or where it cannot be had. No
 * browser draws it anew: what is not decided in time is what everybody sees. `category`: its id. Source: CONT-1, CONT-3,
 * ROUTE-13.
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
