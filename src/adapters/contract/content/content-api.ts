import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { bannersC } from './block-codec.ts';
import { TargetC } from './parts.ts';
import { menuC, StoryAddressC, storyC } from './story-codec.ts';

/** The source of the stories has already reported what could not be read; here it is only left out. */
const reading = { target: TargetC, dropped: () => undefined };
const preview = t.partial({ preview: t.string });

/**
 * The operations of the content service for browsers, through the page server, so that its token stays there. Source:
 * CONT-1 to 7.
 */
export const contentApi = {
  getStory: operation({
    summary:
      'A page by its slug in the language asked for, with the offers of now; `home` is the front page, `head/{category}` what stands above a category. `path`: the page that shows it, without language, by which its offers are judged; the story’s own where it is not told. `preview`: what of a page’s address asks for a preview.',
    method: 'GET',
    path: '/content/story',
    query: t.intersection([t.type({ slug: t.string }), t.partial({ path: t.string }), preview]),
    answer: storyC(reading),
    refusals: [404],
  }),
  getNavigation: operation({
    summary: 'The menu as edited: two levels below its entries.',
    method: 'GET',
    path: '/content/navigation',
    query: preview,
    answer: menuC(reading.dropped),
    refusals: [404],
  }),
  getHeaderBanners: operation({
    summary: 'The offers within the open menu of the page at `path`.',
    method: 'GET',
    path: '/content/header-banners',
    query: t.intersection([t.type({ path: t.string }), preview]),
    answer: bannersC(reading),
    refusals: [404],
  }),
  getStoryAddresses: operation({
    summary: 'Where the published pages are, in every language.',
    method: 'GET',
    path: '/content/addresses',
    query: t.type({}),
    answer: t.readonlyArray(StoryAddressC),
  }),
} as const;
