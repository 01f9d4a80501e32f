// @vitest-environment jsdom
import { type RouteObject, RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEarlyLoads } from '../../../src/config/browser/early-loads.ts';
import { makePreload } from '../../../src/config/browser/preload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A shop of one product page; `chunk` settles its code. */
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
      handle: { words: ['catalogue'], prefetch: true },
      lazy: { Component: fetchPage },
      loader: ({ params }) => {
        asked.push(`data of ${params.id}`);
        return null;
      },
    },
  ];
  const links = makePreload(
    routes,
    makeEarlyLoads(() => 0),
    () => new RouterContextProvider(),
    (words) => asked.push(`words of ${words.join()}`),
  );
  return { ...links, asked, chunk };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('gets code, words and data of a link ready that is pointed at, and code and words of one in sight · TRK-8', async () => {
  const pointed = shop();
  pointed.preload('/p/1');
  await settled();
  expect(pointed.asked).toEqual(['code', 'words of catalogue', 'data of 1']);
  const seen = shop();
  seen.prepare('/p/1');
  await settled();
  expect(seen.asked).toEqual(['code', 'words of catalogue']);
});

it('fetches nothing that was not pressed for who saves data', async () => {
  const { preload, prepare, asked } = shop({ saveData: true });
  preload('/p/1');
  prepare('/p/1');
  await settled();
  expect(asked).toEqual([]);
});

it('knows that what fails was only pointed at, until it has failed', async () => {
  const { preload, isUnderWay, chunk } = shop();
  expect(isUnderWay()).toBe(false);
  preload('/p/1');
  await settled();
  expect(isUnderWay()).toBe(true);
  chunk.reject(new Error('no such file'));
  await settled();
  expect(isUnderWay()).toBe(false);
});
