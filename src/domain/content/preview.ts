/** Looking at a page before it is published. */

import type { StoryVersion } from './story.ts';

/** Our own parameter, which also counts without its line; the other service's begin with its name. Source: ROUTE-13. */
export const previewParameter = '_preview';
const isPreviewName = (name: string): boolean => /^(?:_?preview|_storyblok(?:_tk\[\w+\])?)$/.test(name);

/** What our own parameter says in what asks for a preview. Source: ROUTE-13. */
export const ownPreview = (preview: string): string | undefined => {
  const asked = new URLSearchParams(preview);
  return asked.get(previewParameter) ?? asked.get('preview') ?? undefined;
};

/**
 * What of an address asks for a preview, as a query string in the order of its names; nothing: none of it does. Preview
 * mode is on when there is something. It permits nothing by itself: whoever keeps drafts checks it. Source: ROUTE-13.
 */
export const previewOf = (search: string): string | undefined => {
  const asked = [...new URLSearchParams(search)]
    .filter(([name]) => isPreviewName(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return asked.length === 0 ? undefined : new URLSearchParams(asked).toString();
};

/** Published to shoppers; a draft outside production, and to who may preview. Source: CONT-4. */
export const versionFor = (situation: {
  readonly inProduction: boolean;
  readonly mayPreview: boolean;
}): StoryVersion => (situation.inProduction && !situation.mayPreview ? 'published' : 'draft');
