import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Banner } from '../../domain/content/block.ts';
import type { MenuItem } from '../../domain/content/navigation.ts';
import type { Story, StoryAddress, StoryVersion } from '../../domain/content/story.ts';
import type { Failure } from '../shared/failure.ts';

/**
 * What editors write, in the language and the shop that the adapter was made for. Answers hold what shows now, on the
 * page that was asked for. `preview`: what an address says that asks for one (`previewOf`); drafts are only shown to
 * who may see them. Source: CONT-1 to 7, ROUTE-13.
 */
export interface ContentPort {
  /**
   * A page by its slug in the adapter's language, `home` for the front page; `NotFound` when there is none. `path`: of the
   * page that shows it, as its visitor asked for it, for its offers. Source: CONT-2.
   */
  readonly story: (slug: string, path: string, preview?: string) => TaskEither<Failure, Story>;
  /** The menu as edited; `menuOf` makes it what is shown. Source: CONT-5. */
  readonly navigation: (preview?: string) => TaskEither<Failure, readonly MenuItem[]>;
  /** The offers within the open menu of a page, by its path. Source: CONT-1, CONT-2. */
  readonly headerBanners: (path: string, preview?: string) => TaskEither<Failure, readonly Banner[]>;
  /** Every page that shoppers see here, for the index of the site. */
  readonly addresses: () => TaskEither<Failure, readonly StoryAddress[]>;
}

/**
 * Where stories are kept, in one language of one shop: all that is in them, whether it shows or not. `preview`: what an
 * address said, for who keeps stories elsewhere and judges it there. Source: ROUTE-13.
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
  /** `path`: the page that asks; who knows no better answers with all of them. */
  readonly headerBanners: (
    version: StoryVersion,
    path: string,
    preview?: string,
  ) => TaskEither<Failure, readonly Banner[]>;
  /** Every page that there is in a version. */
  readonly addresses: (version: StoryVersion) => TaskEither<Failure, readonly StoryAddress[]>;
  /** Whether what an address said proves that its visitor may see drafts. */
  readonly mayPreview: (preview: string) => Task<boolean>;
}
