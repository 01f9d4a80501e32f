import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { Failure } from '../../../../src/application/shared/failure.ts';
import { makeOutsideServices } from '../../../../src/config/server/services/outside-services.ts';

it('reports once which service fell silent and what happens meanwhile, and once that it is back', async () => {
  let now = 0;
  const noted: string[] = [];
  const outside = makeOutsideServices({ now: () => now }, (trouble) => void noted.push(trouble));
  const content = outside.breakerFor('content', 'asker');
  outside.breakerFor('search', 'asker');
  expect(outside.answering()).toEqual({ content: true, search: true });
  const silent = content.guard(TE.left<Failure>({ _tag: 'Unreachable' }));
  for (let n = 0; n < 9; n += 1) await silent();
  expect(outside.answering()).toEqual({ content: false, search: true });
  const down: Failure = { _tag: 'Unavailable', status: 503 };
  expect(outside.isExplained('getStory', down)).toBe(true);
  expect(outside.isExplained('getStory', { _tag: 'Unreadable', at: 'story' })).toBe(false);
  expect(outside.isExplained('getStory', { _tag: 'Unavailable', status: 500 })).toBe(false);
  expect(outside.isExplained('searchProducts', down)).toBe(false);
  expect(outside.isExplained('getCart', down)).toBe(false);
  now = 5000;
  await content.guard(TE.right('a story'))();
  expect(outside.answering()).toEqual({ content: true, search: true });
  expect(outside.isExplained('getStory', down)).toBe(false);
  expect(noted).toEqual([
    'content: unavailable; pages show the last published stories, or the built-in ones',
    'content: available again',
  ]);
});
