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
  /**
   * Returns a page by its slug in the requested language, with current offers; `home` is the home page,
   * `head/{category}` the content above a category. `path`: the path of the page that shows it, without
   * language, which selects the offers; by default the story’s own. `preview`: the part of the page’s address
   * that requests a preview.
   */
  getStory: operation({
    method: 'GET',
    path: '/content/story',
    query: t.intersection([t.type({ slug: t.string }), t.partial({ path: t.string }), preview]),
    answer: storyC(reading),
    refusals: [404],
  }),
  /** Returns the menu from the editors, with two levels below its entries. */
  getNavigation: operation({
    method: 'GET',
    path: '/content/navigation',
    query: preview,
    answer: menuC(reading.dropped),
    refusals: [404],
  }),
  /** Returns the offers in the open menu of the page at `path`. */
  getHeaderBanners: operation({
    method: 'GET',
    path: '/content/header-banners',
    query: t.intersection([t.type({ path: t.string }), preview]),
    answer: bannersC(reading),
    refusals: [404],
  }),
  /** Returns the addresses of the published pages in every language. */
  getStoryAddresses: operation({
    method: 'GET',
    path: '/content/addresses',
    query: t.type({}),
    answer: t.readonlyArray(StoryAddressC),
  }),
} as const;
