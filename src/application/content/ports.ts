import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Banner } from '../../domain/content/block.ts';
import type { MenuItem } from '../../domain/content/navigation.ts';
import type { Story, StoryAddress, StoryVersion } from '../../domain/content/story.ts';
import type { Failure } from '../shared/failure.ts';

/**
 * Editorial content in the adapter's language and shop. Answers contain what shows now on the requested page.
 * `preview`: the preview part of a URL (`previewOf`); drafts are shown only to visitors who may see them. Source:
 * CONT-1 to 7, ROUTE-13.
 */
export interface ContentPort {
  /**
   * A page by its slug in the adapter's language, `home` for the front page; `NotFound` if there is none. `path`: the
   * path of the page that the visitor requested, for its offers. Source: CONT-2.
   */
  readonly story: (slug: string, path: string, preview?: string) => TaskEither<Failure, Story>;
  /** The menu as edited; `menuOf` turns it into the menu shown. Source: CONT-5. */
  readonly navigation: (preview?: string) => TaskEither<Failure, readonly MenuItem[]>;
  /** The offers inside the open menu of a page, by its path. Source: CONT-1, CONT-2. */
  readonly headerBanners: (path: string, preview?: string) => TaskEither<Failure, readonly Banner[]>;
  /** All pages that shoppers can see here, for the sitemap. */
  readonly addresses: () => TaskEither<Failure, readonly StoryAddress[]>;
}

/**
 * The storage of stories in one language of one shop: all their content, whether it shows or not. `preview`: the
 * preview part of a URL, for a source that keeps stories elsewhere and checks it there. Source: ROUTE-13.
 */
export interface ContentSource {
  /** `path`: as below. */
  readonly story: (
    slug: string,
    version: StoryVersion,
    path: string,
    preview?: string,
  ) => TaskEither<Failure, Story>;
  readonly navigation: (version: StoryVersion, preview?: string) => TaskEither<Failure, readonly MenuItem[]>;
  /** `path`: the requesting page. A source that cannot select by page returns all banners. */
  readonly headerBanners: (
    version: StoryVersion,
    path: string,
    preview?: string,
  ) => TaskEither<Failure, readonly Banner[]>;
  /** All pages that exist in a version. */
  readonly addresses: (version: StoryVersion) => TaskEither<Failure, readonly StoryAddress[]>;
  /** Whether the preview part of a URL proves that the visitor may see drafts. */
  readonly mayPreview: (preview: string) => Task<boolean>;
}
