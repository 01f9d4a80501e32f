// @vitest-environment jsdom
import type { RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makePreload } from '../../../src/config/browser/preload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A shop with one product page; `chunk` settles the loading of its code. */
const shop = (connection?: { readonly saveData: boolean }) => {
  vi.stubGlobal('navigator', { ...(connection && { connection }) });
  const asked: string[] = [];
  const chunk = Promise.withResolvers<null>();
  const fetchPage = () => {
    asked.push('code');
    return chunk.promise;
  };
  const routes: RouteObject[] = [
    {
      path: '/p/:id',
      handle: { words: ['catalogue'] },
      lazy: { Component: fetchPage },
      loader: () => {
        asked.push('data');
        return null;
      },
    },
  ];
  const links = makePreload(routes, (words) => asked.push(`words of ${words.join()}`));
  return { ...links, asked, chunk };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('preloads code and words of a link that is pointed at, but no data · TRK-8', async () => {
  const { preload, asked } = shop();
  void preload('/p/1');
  await settled();
  expect(asked).toEqual(['words of catalogue', 'code']);
});

it('preloads nothing if the visitor saves data', async () => {
  const { preload, asked } = shop({ saveData: true });
  void preload('/p/1');
  await settled();
  expect(asked).toEqual([]);
});

it('a preloaded link is marked as preloading until its code has failed', async () => {
  const { preload, isUnderWay, chunk } = shop();
  expect(isUnderWay()).toBe(false);
  void preload('/p/1');
  await settled();
  expect(isUnderWay()).toBe(true);
  chunk.reject(new Error('no such file'));
  await settled();
  expect(isUnderWay()).toBe(false);
});
