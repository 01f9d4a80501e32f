import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { NoBody } from '../scalars.ts';
import { bannersC } from './block-codec.ts';
import { TargetC } from './parts.ts';
import { menuC, StoryAddressC, storyC } from './story-codec.ts';

/** Who keeps the stories has said already what could not be read; here it is only left out. */
const reading = { target: TargetC, dropped: () => undefined };
const preview = t.partial({ preview: t.string });

/** What browsers ask of the content service, through the page server: its token stays there. Source: CONT-1 to 7. */
export const contentApi = {
  getStory: operation({
    name: 'getStory',
    summary:
      'A page by its slug in the language asked for, with the offers of now; `home` is the front page, `head/{category}` what stands above a category. `path`: the page that shows it, without language, by which its offers are judged; the story’s own where it is not told. `preview`: what of a page’s address asks for a preview.',
    method: 'GET',
    path: '/content/story',
    query: t.intersection([t.type({ slug: t.string }), t.partial({ path: t.string }), preview]),
    body: NoBody,
    answer: storyC(reading),
    refusals: [404],
  }),
  getNavigation: operation({
    name: 'getNavigation',
    summary: 'The menu as edited: two levels below its entries.',
    method: 'GET',
    path: '/content/navigation',
    query: preview,
    body: NoBody,
    answer: menuC(reading.dropped),
    refusals: [404],
  }),
  getHeaderBanners: operation({
    name: 'getHeaderBanners',
    summary: 'The offers within the open menu of the page at `path`.',
    method: 'GET',
    path: '/content/header-banners',
    query: t.intersection([t.type({ path: t.string }), preview]),
    body: NoBody,
    answer: bannersC(reading),
    refusals: [404],
  }),
  getStoryAddresses: operation({
    name: 'getStoryAddresses',
    summary: 'Where the published pages are, in every language.',
    method: 'GET',
    path: '/content/addresses',
    query: t.type({}),
    body: NoBody,
    answer: t.readonlyArray(StoryAddressC),
    refusals: [],
  }),
} as const;
