import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { InvalidPattern } from '../../domain/content/banner.ts';
import { versionFor } from '../../domain/content/preview.ts';
import { type RuleValues, withRuleValues } from '../../domain/content/shop-values.ts';
import { shownBlocks, shownOffers } from '../../domain/content/shown-blocks.ts';
import type { Story, StoryVersion } from '../../domain/content/story.ts';
import { type ClockPort, shopTimeNow } from '../shared/clock.ts';
import { canRetry, type Failure } from '../shared/failure.ts';
import type { ContentPort, ContentSource } from './ports.ts';

export interface ContentParts {
  readonly source: ContentSource;
  /** The built-in content, used when the content service has none. */
  readonly builtIn: ContentSource;
  readonly clock: ClockPort;
  /** The shop's rules, which texts name. Source: CONT-8. */
  readonly rules: RuleValues;
  /** Called with problems that an editor or operator can fix. Contains no text from visitors. */
  readonly report: (trouble: string) => void;
  /** Whether the source is known to be down. That was reported already and is not reported again. */
  readonly isSilent?: () => boolean;
  /** Source: CONT-4. */
  readonly inProduction: boolean;
}

const isDown = (failure: Failure): boolean => canRetry(failure) || failure._tag === 'Unreadable';
const whatFailed = (failure: Failure): string =>
  failure._tag === 'Unreadable' ? `${failure._tag} ${failure.at}` : failure._tag;

/**
 * Returns the content that shows now. If the content service is down or its answer is unreadable, the built-in stories
 * are used; so are they for a page that the service does not have. Source: CONT-2, CONT-4.
 */
export const makeContentService = ({
  source,
  builtIn,
  clock,
  rules,
  report,
  isSilent,
  inProduction,
}: ContentParts): ContentPort => {
  const versionOf =
    (preview: string | undefined): (() => Promise<StoryVersion>) =>
    async () => {
      if (!inProduction || preview === undefined) return versionFor({ inProduction, mayPreview: false });
      return versionFor({ inProduction, mayPreview: await source.mayPreview(preview)() });
    };
  const ask = <A>(
    what: string,
    preview: string | undefined,
    question: (of: ContentSource, version: StoryVersion) => TE.TaskEither<Failure, A>,
  ): TE.TaskEither<Failure, A> =>
    pipe(
      TE.fromTask<StoryVersion, Failure>(versionOf(preview)),
      TE.flatMap((version) =>
        pipe(
          question(source, version),
          TE.orElse((failure) => {
            if (isDown(failure) && !isSilent?.()) report(`content ${what}: ${whatFailed(failure)}`);
            return pipe(
              question(builtIn, 'published'),
              TE.mapLeft((): Failure => failure),
            );
          }),
        ),
      ),
    );
  const noteInvalid = (invalid: readonly InvalidPattern[]): void => {
    for (const { pattern, reason } of invalid) report(`content pattern (${reason}): ${pattern}`);
  };
  const shownOf = (story: Story, path: string): Story => {
    const { shown, invalid } = shownBlocks(story.blocks, path, shopTimeNow(clock));
    noteInvalid(invalid);
    return { ...story, blocks: shown };
  };
  return {
    story: (slug, path, preview) =>
      pipe(
        ask('story', preview, (of, version) => of.story(slug, version, path, preview)),
        TE.map((story) => withRuleValues(shownOf(story, path), rules)),
      ),
    navigation: (preview) => ask('navigation', preview, (of, version) => of.navigation(version, preview)),
    headerBanners: (path, preview) =>
      pipe(
        ask('banners', preview, (of, version) => of.headerBanners(version, path, preview)),
        TE.map((banners) => {
          const { shown, invalid } = shownOffers(banners, path, shopTimeNow(clock));
          noteInvalid(invalid);
          return withRuleValues(shown, rules);
        }),
      ),
    addresses: () => ask('addresses', undefined, (of, version) => of.addresses(version)),
  };
};
