import { setTimeout as pause } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { makeTellCopies } from '../../../application/cdn/tell-copies.ts';
import { steadyNow } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import type { ContentOrigins } from '../../rendering/content-policy.ts';
import { copiesOf } from '../content/copies-of.ts';
import { makePublished } from '../content/published.ts';
import { reportRarely } from '../content/report-rarely.ts';
import { makeContentFor } from '../content/shown-content.ts';
import { makeStoryNotices } from '../content/story-notices.ts';
import { storiesByApi, storiesOfSpace } from '../content/story-sources.ts';
import { TOKENS } from './tokens.ts';

/**
 * Chooses where the contents of editors are kept: in a Storyblok space, in the backend in this process, or in another
 * backend, read through its API.
 */
export const contentModule = ({
  content,
  contentVersion,
  storyblokToken: token,
  storyblokUrl: url,
  storyblokWebhookSecret: secret,
  frameOrigins,
  ...others
}: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const copies = copiesOf(others);
    bind(TOKENS.published).toResolvedValue(
      (note) =>
        makePublished(
          steadyNow,
          copies &&
            makeTellCopies({
              copies,
              wait: (ms) => pause(ms, undefined, { ref: false }),
              failed: (failure) => note(`cache: purge failed, will be repeated; ${failure._tag}`),
            }),
        ),
      [TOKENS.note],
    );
    bind(TOKENS.changedAt).toResolvedValue(
      (published, backend) => () => Math.max(published.at(), backend.publishedAt?.() ?? 0),
      [TOKENS.published, TOKENS.backend],
    );
    bind(TOKENS.storyNote).toResolvedValue((note) => reportRarely({ now: steadyNow }, note), [TOKENS.note]);

    if (content === 'storyblok' && token !== undefined)
      bind(TOKENS.stories).toResolvedValue(
        (report, changedAt, outside) =>
          storiesOfSpace(
            { url, token, frameOrigins, report, changedAt },
            outside.breakerFor('content', 'nobody'),
          ),
        [TOKENS.storyNote, TOKENS.changedAt, TOKENS.outside],
      );
    else
      bind(TOKENS.stories).toResolvedValue(
        ({ stories }, ask, report, outside) =>
          stories
            ? { sourceFor: (brand, locale) => stories(brand, locale, report), isSilent: () => false }
            : storiesByApi(ask, outside.breakerFor('content', 'nobody')),
        [TOKENS.backend, TOKENS.passing, TOKENS.storyNote, TOKENS.outside],
      );

    bind(TOKENS.content).toResolvedValue(
      (stories, clock, report) =>
        makeContentFor(stories, { clock, report, inProduction: contentVersion === 'published' }),
      [TOKENS.stories, TOKENS.clock, TOKENS.storyNote],
    );
    bind(TOKENS.notices).toResolvedValue(
      ({ tell }) =>
        secret === undefined ? undefined : makeStoryNotices({ secret, now: steadyNow, changed: tell }),
      [TOKENS.published],
    );
  });

/** Returns the origin whose visual editor shows previews in a frame. Undefined if there is none. */
export const editorOriginOf = ({ content }: Environment): string | undefined =>
  content === 'storyblok' ? 'https://app.storyblok.com' : undefined;

/** Returns the origins whose pictures and frames a page may contain. */
export const contentOriginsOf = ({
  content,
  contentImageOrigins,
  frameOrigins,
}: Environment): ContentOrigins => ({
  images: content === 'storyblok' ? contentImageOrigins : [],
  frames: frameOrigins,
});
