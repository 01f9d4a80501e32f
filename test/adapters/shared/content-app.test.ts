import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeContentApp } from '../../../src/adapters/shared/content-app.ts';
import { makeContentService } from '../../../src/application/content/content-service.ts';
import { noContent } from '../../../src/application/content/no-content.ts';
import { ruleValues } from '../../../src/application/content/rule-values.ts';
import { shops } from '../sandbox/fixtures/shops.ts';

it.each([
  ['help', 404],
  ['%00', 400],
  ['a%00b', 400],
  // A truncated character is decoded as the replacement character, which no slug contains.
  ['%ed%a0%80', 404],
])(
  'a story called %s is answered with %i, without a look-up if the name is no valid text',
  async (slug, status) => {
    const asked: string[] = [];
    const source = {
      ...noContent,
      story: (slug: string) => {
        asked.push(slug);
        return noContent.story(slug, 'published', `/${slug}`);
      },
    };
    const app = makeContentApp(() =>
      makeContentService({
        source,
        builtIn: noContent,
        clock: { now: () => 0 },
        rules: ruleValues(shops.okulino),
        report: () => undefined,
        inProduction: true,
      }),
    );
    const answer = await app.request(`/content/story?brand_channel=okulino&locale=de&slug=${slug}`);
    expect(answer.status).toBe(status);
    expect(asked).toHaveLength(status === 400 ? 0 : 1);
  },
);

it.each([
  ['slug=home', '/'],
  ['slug=about', '/about'],
  ['slug=head/lens&path=/c/linsen', '/c/linsen'],
])('the offers of %s are judged by the path %s · CONT-2', async (query, path) => {
  const asked: string[] = [];
  const app = makeContentApp(() => ({
    navigation: () => TE.right([]),
    headerBanners: () => TE.right([]),
    addresses: () => TE.right([]),
    story: (_, at) => {
      asked.push(at);
      return TE.left({ _tag: 'NotFound' });
    },
  }));
  await app.request(`/content/story?brand_channel=okulino&locale=de&${query}`);
  expect(asked).toEqual([path]);
});
