/** A page of the content service. */

import type { Localised } from '../shared/locale.ts';
import type { Block } from './block.ts';

/** Source: CONT-4. */
export const storyVersions = ['published', 'draft'] as const;
export type StoryVersion = (typeof storyVersions)[number];

/** `head`: the content above a category's products. */
export const pageKinds = ['home', 'page', 'head'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface Story {
  readonly id: string;
  /** Its slug in each language, without language prefix: `home`, `about`, `service/eye-exam`. */
  readonly slugs: Localised;
  readonly kind: PageKind;
  readonly title: string;
  /** For search engines. May be empty. */
  readonly description: string;
  readonly blocks: readonly Block[];
  readonly version: StoryVersion;
}

/** A page's address for the sitemap. `changedAt` as in `2026-11-22T10:00:00Z`. */
export interface StoryAddress {
  readonly slugs: Localised;
  readonly kind: PageKind;
  readonly changedAt?: string;
}

/** Slug of the home page's story. */
export const homeSlug = 'home';
/** Returns the path of a story that is a page of its own, without language. */
export const storyPath = (slug: string): string => (slug === homeSlug ? '/' : `/${slug}`);
/** Returns the slug of the content above a category's products. `category`: its id. */
export const headSlug = (category: string): string => `head/${category}`;
