/** Previews of unpublished pages. */

import type { StoryVersion } from './story.ts';

/**
 * Our own parameter, which also counts without its underscore. The parameters of the content service begin with its
 * name. Source: ROUTE-13.
 */
export const previewParameter = '_preview';
const isPreviewName = (name: string): boolean => /^(?:_?preview|_storyblok(?:_tk\[\w+\])?)$/.test(name);

/** Returns the value of our own parameter in a preview query. Source: ROUTE-13. */
export const ownPreview = (preview: string): string | undefined => {
  const asked = new URLSearchParams(preview);
  return asked.get(previewParameter) ?? asked.get('preview') ?? undefined;
};

/**
 * Returns the preview parameters of an address as a query string, sorted by name. Undefined if there are none. Preview
 * mode is on if there are any. This grants no permission by itself: the store of the drafts checks it. Source:
 * ROUTE-13.
 */
export const previewOf = (search: string): string | undefined => {
  const asked = [...new URLSearchParams(search)]
    .filter(([name]) => isPreviewName(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return asked.length === 0 ? undefined : new URLSearchParams(asked).toString();
};

/**
 * Returns the version to show: published for shoppers; a draft outside production, and for those who may preview.
 * Source: CONT-4.
 */
export const versionFor = (situation: {
  readonly inProduction: boolean;
  readonly mayPreview: boolean;
}): StoryVersion => (situation.inProduction && !situation.mayPreview ? 'published' : 'draft');
