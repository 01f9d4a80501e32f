import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { ContentSource } from '../../../application/content/ports.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PageKind, StoryVersion } from '../../../domain/content/story.ts';
import { defaultLocale, inEveryLocale } from '../../../domain/shared/locale.ts';
import type { Channel } from '../../contract/channel.ts';
import { bannersC } from '../../contract/content/block-codec.ts';
import { menuC, menuFromWire, storyC } from '../../contract/content/story-codec.ts';
import { decode } from '../../shared/decode.ts';
import type { Db } from '../db/schema.ts';
import { isPreviewToken } from './preview-token.ts';
import { storedTargetC } from './stored-target.ts';
import { listStories, readStory, type WrittenStory } from './story-store.ts';

export interface SandboxContent {
  readonly db: Db;
  readonly clock: ClockPort;
  /** Origins that may be shown in a frame. Default: none. */
  readonly frameOrigins?: readonly string[];
  /** Reports what could not be read, with its place. */
  readonly report: (trouble: string) => void;
}

/** Slugs of stories that are not pages. */
export const navigationSlug = 'settings/navigation';
export const headerBannersSlug = 'settings/header-banners';

const unavailable: Failure = { _tag: 'Unavailable', status: 500 };
const notFound: Failure = { _tag: 'NotFound' };

/** Reads the stories of one shop in one language from the sandbox's database. Source: CONT-1 to 7. */
export const makeSandboxContent =
  ({ db, clock, frameOrigins = [], report }: SandboxContent) =>
  ({ brand_channel: brand, locale }: Channel): ContentSource => {
    const readingOf = (slug: string) => ({
      target: storedTargetC(locale),
      frameOrigins,
      dropped: (at: string) => report(`story ${brand}/${slug}/${locale}: left out ${at}`),
    });
    const written = (slug: string, version: StoryVersion): TE.TaskEither<Failure, WrittenStory> =>
      pipe(
        TE.tryCatch(
          () => readStory(db, { brand, slug, locale }, version),
          (): Failure => unavailable,
        ),
        TE.flatMap((story) => (story ? TE.right(story) : TE.left(notFound))),
      );
    const read = <A>(codec: t.Type<A, unknown>, slug: string, payload: unknown): E.Either<Failure, A> =>
      pipe(
        decode(codec)(payload),
        E.mapLeft((at): Failure => ({ _tag: 'Unreadable', at: `story ${brand}/${slug}/${locale}: ${at}` })),
      );
    const items = <A>(
      slug: string,
      version: StoryVersion,
      codec: t.Type<A, unknown>,
    ): TE.TaskEither<Failure, A> =>
      pipe(
        written(slug, version),
        TE.flatMapEither((story) => read(t.type({ items: codec }), slug, story.written)),
        TE.map((settings) => settings.items),
      );
    return {
      story: (slug, version) =>
        pipe(
          written(slug, version),
          TE.flatMapEither((story) => (story.kind === 'settings' ? E.left(notFound) : E.right(story))),
          TE.flatMapEither(({ kind, written: text, version: shown }) =>
            read(storyC(readingOf(slug)), slug, {
              ...(typeof text === 'object' ? text : {}),
              id: `${brand}/${slug}`,
              slugs: inEveryLocale(() => slug),
              kind,
              version: shown,
            }),
          ),
        ),
      navigation: (version) =>
        pipe(items(navigationSlug, version, menuC(readingOf(navigationSlug).dropped)), TE.map(menuFromWire)),
      headerBanners: (version) => items(headerBannersSlug, version, bannersC(readingOf(headerBannersSlug))),
      addresses: (asked) =>
        pipe(
          TE.tryCatch(
            () => listStories(db, brand),
            (): Failure => unavailable,
          ),
          TE.map((stories) =>
            stories
              .filter(
                ({ locale: own, published, draft }) =>
                  own === defaultLocale && (published ?? (asked === 'draft' ? draft : null)) !== null,
              )
              .flatMap(({ slug, kind, changed_at }) =>
                kind === 'settings'
                  ? []
                  : [
                      {
                        slugs: inEveryLocale(() => slug),
                        kind: kind satisfies PageKind,
                        changedAt: changed_at.toISOString(),
                      },
                    ],
              ),
          ),
        ),
      mayPreview: (preview) => () => isPreviewToken(db, brand, preview, clock.now()),
    };
  };
