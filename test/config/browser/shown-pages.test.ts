// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { keepShownPages } from '../../../src/config/browser/shown-pages.ts';

/** A router whose pages count how often they were asked for, and a clock that stands still until it is set. */
const visit = async (leave?: string) => {
  let now = 0;
  let asked = 0;
  let isBroken = false;
  history.replaceState(null, '', '/list?page=2');
  const router = createBrowserRouter(
    [
      {
        id: 'frame',
        loader: () => 'frame',
        shouldRevalidate: () => false,
        children: [
          {
            id: 'page',
            path: '/:name',
            loader: () => {
              asked += 1;
              if (isBroken) throw new Error('Unreachable');
              return asked;
            },
          },
          { id: 'cart', path: '/cart', handle: { personal: true }, loader: () => (asked += 1) },
        ],
      },
    ],
    { hydrationData: { loaderData: { frame: 'frame', page: 'sent' } } },
  );
  const sent = router.state;
  if (leave) await router.navigate(leave);
  keepShownPages(router, sent, () => now);
  const shown = () => router.state.loaderData.page as unknown;
  return {
    router,
    shown,
    asked: () => asked,
    pass: (ms: number) => (now += ms),
    lose: () => (isBroken = true),
    /** What the page is made of when it is shown again. */
    back: () =>
      new Promise<unknown>((resolve) => {
        const stop = router.subscribe(({ navigation, loaderData }) => {
          if (navigation.state !== 'idle') return;
          stop();
          resolve(loaderData.page);
        });
        history.back();
      }),
    settled: () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
};

describe('a page that was shown', () => {
  it('is there at once for who goes back to it, with its query, and nothing is asked · ROUTE-11', async () => {
    const { router, shown, back, asked, pass, settled } = await visit();
    await router.navigate('/product');
    expect(shown()).toBe(1);
    pass(29_999);
    expect(await back()).toBe('sent');
    expect(router.state.location.search).toBe('?page=2');
    await settled();
    expect(asked()).toBe(1);
    router.dispose();
  });

  it('is there as well when it was left before anybody took notes', async () => {
    const { router, back } = await visit('/product');
    expect(await back()).toBe('sent');
    router.dispose();
  });

  it('is asked for again in the background once it is half a minute old', async () => {
    const { router, shown, back, pass, settled } = await visit();
    await router.navigate('/product');
    pass(30_000);
    expect(await back()).toBe('sent');
    await settled();
    expect(shown()).toBe(2);
    await router.navigate('/product');
    expect(await back()).toBe(2);
    router.dispose();
  });

  it('stays when it cannot be had again', async () => {
    const { router, shown, back, pass, lose, settled } = await visit();
    await router.navigate('/product');
    pass(30_000);
    lose();
    await back();
    await settled();
    expect(shown()).toBe('sent');
    expect(router.state.errors).toBeNull();
    router.dispose();
  });

  it('is asked for anew by who follows a link to it', async () => {
    const { router, shown } = await visit();
    await router.navigate('/product');
    await router.navigate('/list?page=2');
    expect(shown()).toBe(2);
    router.dispose();
  });

  it('is not remembered when it is somebody’s own', async () => {
    const { router, back, asked } = await visit();
    await router.navigate('/cart');
    await router.navigate('/product');
    await back();
    expect(asked()).toBe(3);
    router.dispose();
  });

  it('is forgotten for twenty others', async () => {
    const { router, shown, back } = await visit();
    for (let page = 1; page <= 20; page += 1) await router.navigate(`/${page}`);
    for (let page = 19; page >= 1; page -= 1) await back();
    expect(shown()).toBe(1);
    expect(await back()).toBe(21);
    router.dispose();
  });
});
