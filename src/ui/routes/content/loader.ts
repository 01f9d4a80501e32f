import { data, redirect } from 'react-router';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { StoryData } from '../../content/load-story.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * A page of the content service by its slug; what has none is not found. It has one address in each language; German may
 * be asked for by its prefix. Source: ROUTE-2, CONT-1, D39.
 */
export const contentLoader = async (args: LoaderArgs): Promise<StoryData> => {
  const slug = (args.params['*'] ?? '').replace(/\/$/, '');
  const { pathname, search } = new URL(args.request.url);
  if (/^\/de(\/|$)/.test(pathname)) throw redirect(pathname.replace(/^\/de\/*/, '/') + search, 301);
  const { loadStory } = await import('../../content/load-story.ts');
  const page = await loadStory(args, slug);
  const { locale } = servicesOf(args);
  const { kind, slugs } = page.story;
  if (kind !== 'page') throw data(null, { status: 404 });
  if (slugs[locale] !== slug) throw redirect(pathTo.content(locale, slugs[locale]) + search, 301);
  return page;
};
