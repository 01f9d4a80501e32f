import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { ContentSource } from '../../application/content/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { homeSlug, type PageKind, type StoryAddress, type StoryVersion } from '../../domain/content/story.ts';
import { inEveryLocale, type Localised } from '../../domain/shared/locale.ts';
import { localeConfigs } from '../../domain/shared/locale-config.ts';
import type { Channel } from '../contract/channel.ts';
import { bannersC } from '../contract/content/block-codec.ts';
import { TargetC } from '../contract/content/parts.ts';
import { menuC, menuFromWire, storyC } from '../contract/content/story-codec.ts';
import { decode } from '../shared/decode.ts';
import { blockOf, offerOf } from './storyblok-blocks.ts';
import { type AskStoryblok, makeStoryblokClient, type StoryblokSettings } from './storyblok-client.ts';
import { type Fields, isFields, listOf, textOf } from './storyblok-fields.ts';
import { isEditorsAddress } from './storyblok-preview.ts';
import type { Reading } from './storyblok-rich-text.ts';

export interface StoryblokParts extends StoryblokSettings {
  readonly frameOrigins: readonly string[];
  /** Called with the place of what could not be read. */
  readonly report: (trouble: string) => void;
}

/** Storyblok's name for the default language of a space. */
const spaceLanguage = 'default';

/** The maximum number of stories in one response. */
const pageSize = 100;
const mostPages = 50;

const isSlug = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i;

const kindOf = (slug: string): PageKind => {
  if (slug === homeSlug) return 'home';
  return slug.startsWith('head/') ? 'head' : 'page';
};

/** Returns a slug of the space without the shop's folder. */
const withoutFolder = (slug: string, brand: string): string =>
  slug.replace(new RegExp(`^(?:(?:de|en|it|fr)/)?${brand}/`), '').replace(/^\/+|\/+$/g, '');

const slugsOf = (story: Fields, brand: string): Localised => {
  const base = textOf(story.default_full_slug) || textOf(story.full_slug);
  const translated = new Map(
    listOf(story.translated_slugs)
      .filter(isFields)
      .map(({ lang, path }) => [textOf(lang), textOf(path)] as const),
  );
  return inEveryLocale((locale) =>
    withoutFolder(translated.get(localeConfigs[locale].contentLocale) || base, brand),
  );
};

const unreadable = (at: string): Failure => ({ _tag: 'Unreadable', at: `storyblok ${at}` });

/** The stories of one shop in one language from a Storyblok space with a folder for each shop. Source: CONT-1 to 7. */
export const makeStoryblokContent = (parts: StoryblokParts): ((channel: Channel) => ContentSource) => {
  const ask: AskStoryblok = makeStoryblokClient(parts);
  const { report, clock, token, frameOrigins } = parts;
  return ({ brand_channel: brand, locale }) => {
    const { contentLocale } = localeConfigs[locale];
    const language =
      contentLocale === spaceLanguage ? {} : { language: contentLocale, fallback_lang: spaceLanguage };
    const readingOf = (slug: string): Reading => ({
      locale,
      brand,
      dropped: (at) => report(`storyblok ${brand}/${slug}/${locale}: left out ${at}`),
    });
    const decoded = <A>(codec: t.Type<A, unknown>, slug: string, payload: unknown): E.Either<Failure, A> =>
      pipe(
        decode(codec)(payload),
        E.mapLeft((at) => unreadable(`${brand}/${slug}/${locale}: ${at}`)),
      );
    const asked = (slug: string, version: StoryVersion): TE.TaskEither<Failure, Fields> => {
      // Two dots would lead outside the shop's folder.
      if (!isSlug.test(slug)) return TE.left({ _tag: 'NotFound' });
      return pipe(
        ask(`/stories/${slug}`, version, { ...language, resolve_links: 'url' }),
        TE.flatMap(({ body }) => {
          const story = isFields(body) ? body.story : undefined;
          return isFields(story) && isFields(story.content)
            ? TE.right(story)
            : TE.left(unreadable(`${slug}: story.content`));
        }),
      );
    };
    const settings = (version: StoryVersion, field: string): TE.TaskEither<Failure, readonly Fields[]> =>
      pipe(
        asked(`settings/${brand}`, version),
        TE.map(({ content }) => listOf(isFields(content) ? content[field] : []).filter(isFields)),
      );
    const menuItem = (item: Fields): Fields => {
      const link = isFields(item.link) ? item.link : {};
      const own = textOf(link.cached_url);
      return {
        _uid: textOf(item._uid),
        display_name: textOf(item.display_name),
        link: {
          linktype: link.linktype === 'story' ? 'story' : 'url',
          cached_url: link.linktype === 'story' ? withoutFolder(own, brand) : own,
          url: textOf(link.url),
        },
        hide: item.hide === true,
        children: listOf(item.children).filter(isFields).map(menuItem),
      };
    };
    const addressesFrom = (
      version: StoryVersion,
      page: number,
    ): TE.TaskEither<Failure, readonly StoryAddress[]> =>
      pipe(
        ask('/stories', version, {
          starts_with: `${brand}/`,
          excluding_fields: 'body',
          per_page: String(pageSize),
          page: String(page),
        }),
        TE.flatMap(({ body, total }) => {
          const stories = listOf(isFields(body) ? body.stories : undefined).filter(isFields);
          const found = stories.map((story): StoryAddress => {
            const slugs = slugsOf(story, brand);
            const changedAt = textOf(story.published_at);
            return { slugs, kind: kindOf(slugs.de), ...(changedAt !== '' && { changedAt }) };
          });
          return page * pageSize >= total || page >= mostPages
            ? TE.right(found)
            : pipe(
                addressesFrom(version, page + 1),
                TE.map((rest) => [...found, ...rest]),
              );
        }),
      );
    return {
      story: (slug, version) =>
        pipe(
          asked(`${brand}/${slug}`, version),
          TE.flatMapEither((story) => {
            const reading = readingOf(slug);
            const content = isFields(story.content) ? story.content : {};
            return decoded(storyC({ target: TargetC, dropped: reading.dropped, frameOrigins }), slug, {
              id: textOf(story.uuid) || `${brand}/${slug}`,
              slugs: slugsOf(story, brand),
              kind: kindOf(slug),
              title: textOf(content.title).trim() || textOf(story.name),
              description: textOf(content.description),
              blocks: listOf(content.body)
                .filter(isFields)
                .map((blok) => blockOf(blok, reading)),
              version,
            });
          }),
        ),
      navigation: (version) =>
        pipe(
          settings(version, 'navigation'),
          TE.flatMapEither((items) =>
            decoded(menuC(readingOf('navigation').dropped), 'navigation', items.map(menuItem)),
          ),
          TE.map(menuFromWire),
        ),
      headerBanners: (version) =>
        pipe(
          settings(version, 'header_banners'),
          TE.flatMapEither((items) => {
            const reading = readingOf('header-banners');
            return decoded(
              bannersC({ target: TargetC, dropped: reading.dropped }),
              'header-banners',
              items.map((item) => offerOf(item, reading)),
            );
          }),
        ),
      addresses: (version) => addressesFrom(version, 1),
      mayPreview: (preview) => async () => isEditorsAddress(preview, token, clock.now()),
    };
  };
};
