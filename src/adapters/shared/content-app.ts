import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Hono } from 'hono';
import type * as t from 'io-ts';
import type { ContentPort } from '../../application/content/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { storyPath } from '../../domain/content/story.ts';
import { type Channel, ChannelC } from '../contract/channel.ts';
import { contentApi } from '../contract/content/content-api.ts';
import { menuToWire } from '../contract/content/story-codec.ts';
import type { Problem } from '../contract/problem.ts';
import { decode } from './decode.ts';

export type ContentFor = (channel: Channel) => ContentPort;

const problemOf = (failure: Failure): readonly [status: number, problem: Problem] => {
  switch (failure._tag) {
    case 'NotFound':
      return [404, { code: 'story.not_found' }];
    case 'Unreadable':
      return [502, { code: 'content.unreadable' }];
    default:
      return [503, { code: 'content.unavailable' }];
  }
};

/** Published stories may be cached briefly, like the catalogue. Previews are never cached. */
const policyOf = (preview: string | undefined): string =>
  preview === undefined ? 'public, max-age=30, stale-while-revalidate=120' : 'no-store';

const answer = (status: number, body: unknown, cacheControl = 'no-store'): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });

/** Whether a text contains no NUL and no lone surrogate. Databases do not store such texts, and no story has such a name. */
const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Serves the content API for browsers, whichever system stores the stories. Source: CONT-1 to 7, ROUTE-13. */
export const makeContentApp = (contentFor: ContentFor): Hono => {
  const app = new Hono();
  const serve = <Query extends { readonly preview?: string }>(
    path: string,
    queryC: t.Decoder<unknown, Query>,
    ask: (content: ContentPort, query: Query) => TE.TaskEither<Failure, unknown>,
  ) =>
    app.get(path, async ({ req }) => {
      const strings = req.query();
      if (!Object.values(strings).every(isText)) return answer(400, { code: 'request.invalid' });
      const asked = pipe(
        E.Do,
        E.bind('channel', () => decode(ChannelC)(strings)),
        E.bind('query', () => decode(queryC)(strings)),
      );
      if (E.isLeft(asked)) return answer(400, { code: 'request.invalid', values: { paths: asked.left } });
      const { channel, query } = asked.right;
      const told = await ask(contentFor(channel), query)();
      if (E.isLeft(told)) return answer(...problemOf(told.left));
      return answer(200, told.right, policyOf(query.preview));
    });
  const { getStory, getNavigation, getHeaderBanners, getStoryAddresses } = contentApi;
  serve(getStory.path, getStory.query, (content, { slug, path = storyPath(slug), preview }) =>
    content.story(slug, path, preview),
  );
  serve(getNavigation.path, getNavigation.query, (content, { preview }) =>
    pipe(content.navigation(preview), TE.map(menuToWire)),
  );
  serve(getHeaderBanners.path, getHeaderBanners.query, (content, { path, preview }) =>
    content.headerBanners(path, preview),
  );
  serve(getStoryAddresses.path, getStoryAddresses.query, (content) => content.addresses());
  return app;
};
