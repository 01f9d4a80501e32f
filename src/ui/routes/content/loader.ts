import { data, redirect } from 'react-router';
import { pagePath, pageSlug, storyOf } from '../../../domain/shared/page-path.ts';
import type { StoryData } from '../../content/load-story.ts';
import { type LoaderArgs, servicesOf } from '../../shared/load.ts';

/**
 * Loads a page of the content service by its slug; an unknown slug is not found. A page has one address in each
 * language. Its slug in another language redirects there permanently, and so does the German prefix. Source: ROUTE-2,
 * CONT-1.
 */
export const contentLoader = async (args: LoaderArgs): Promise<StoryData> => {
  const asked = (args.params['*'] ?? '').replace(/\/$/, '');
  const { pathname, search } = new URL(args.request.url);
  if (/^\/de(\/|$)/.test(pathname)) throw redirect(pathname.replace(/^\/de\/*/, '/') + search, 301);
  const { loadStory } = await import('../../content/load-story.ts');
  const page = await loadStory(args, storyOf(asked));
  const { locale } = servicesOf(args);
  const { kind, slugs } = page.story;
  if (kind !== 'page') throw data(null, { status: 404 });
  if (pageSlug(locale, slugs[locale]) !== asked)
    throw redirect(pagePath(locale, slugs[locale]) + search, 301);
  return page;
};
