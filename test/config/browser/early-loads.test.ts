import { type LoaderFunction, type RouteObject, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeEarlyLoads } from '../../../src/config/browser/early-loads.ts';

const handle = { chunk: '', words: [], prefetch: true };
const argsFor = (path: string) => {
  const url = new URL(path, 'https://shop.example');
  return { request: new Request(url), url, params: {}, pattern: '', context: new RouterContextProvider() };
};
const loaderOf = ({ loader }: RouteObject): LoaderFunction => {
  if (typeof loader !== 'function') throw new Error('This route loads nothing');
  return loader;
};

/** A route whose answers are numbered, and a clock that stands still until it is set. */
const shop = (answer: (count: number) => Promise<number> = async (count) => count) => {
  let now = 0;
  let asked = 0;
  const page: RouteObject = {
    path: '/p/:id',
    handle,
    loader: () => {
      asked += 1;
      return answer(asked);
    },
  };
  const loads = makeEarlyLoads(() => now);
  loads.serve([{ children: [page] }]);
  const point = (path: string) => loads.begin(loaderOf(page), argsFor(path));
  const click = async (path: string) => loaderOf(page)(argsFor(path));
  return { point, click, asked: () => asked, pass: (ms: number) => (now += ms) };
};

describe('loads that begin before the click', () => {
  it('are what the click gets, and pointing again begins nothing', async () => {
    const { point, click, asked } = shop();
    void point('/p/1');
    void point('/p/1');
    expect(await click('/p/1')).toBe(1);
    expect(asked()).toBe(1);
  });

  it('are of one address', async () => {
    const { point, click } = shop();
    await point('/p/1');
    expect(await click('/p/1?error=failed')).toBe(2);
  });

  it('are forgotten after half a minute', async () => {
    const { point, click, pass } = shop();
    await point('/p/1');
    pass(29_999);
    expect(await click('/p/1')).toBe(1);
    pass(1);
    expect(await click('/p/1')).toBe(2);
  });

  it('are asked for anew when they failed', async () => {
    const { point, click } = shop(async (count) => {
      if (count === 1) throw new Error('Unreachable');
      return count;
    });
    await expect(point('/p/1')).rejects.toThrow('Unreachable');
    expect(await click('/p/1')).toBe(2);
  });
});
