import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backToMenu } from '../../../src/ui/layout/header/back-to-menu.ts';
import { foldMenus } from '../../../src/ui/layout/header/fold-menus.ts';
import { useFolds } from '../../../src/ui/layout/header/use-folds.ts';
import { loadFrame } from '../../../src/ui/layout/load-frame.ts';
import { scaleOf, useLoadingBar } from '../../../src/ui/layout/use-loading-bar.ts';
import { type Address, AddressContext } from '../../../src/ui/shared/address.ts';
import { hook } from '../hook.tsx';
import { loaderArgs } from '../loader-args.ts';

describe('menus open over the page', () => {
  let end: () => void;
  let region: HTMLElement;
  const fold = () => region.querySelector('details')!;
  beforeEach(() => {
    document.body.innerHTML =
      '<nav><details open><summary>Menü</summary><a href="#a">A</a></details></nav><button>Anderswo</button>';
    region = document.querySelector('nav')!;
    end = foldMenus(() => region);
  });
  afterEach(() => end());

  it('close on Escape, and the focus returns to their button', () => {
    fireEvent.keyDown(document, { key: 'a' });
    expect(fold().open).toBe(true);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
    expect(fold().open).toBe(false);
    expect(screen.getByText('Menü')).toHaveFocus();
  });
  it.each(['pointerDown', 'focusIn'] as const)(
    'close on a %s elsewhere, and stay open on one inside',
    (event) => {
      fireEvent[event](screen.getByRole('link'));
      expect(fold().open).toBe(true);
      fireEvent[event](screen.getByRole('button'));
      expect(fold().open).toBe(false);
    },
  );
  it('leave the focus alone if none is open, or if there are none', () => {
    fold().open = false;
    screen.getByRole('button').focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('button')).toHaveFocus();
    const endNone = foldMenus(() => undefined);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    endNone();
  });
  it('no longer respond after clean-up', () => {
    end();
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.focusIn(screen.getByRole('button'));
    expect(fold().open).toBe(true);
  });
  it('close when the page changes within the app, and respond as long as the frame is mounted', () => {
    end();
    const at = (address: Address) =>
      hook({}, () => useFolds(useRef(region)), {
        within: (children) => <AddressContext value={address}>{children}</AddressContext>,
      });
    const { unmount } = at({ pathname: '/', search: '' });
    expect(fold().open).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(fold().open).toBe(false);
    unmount();
    fold().open = true;
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(fold().open).toBe(true);
    at({ pathname: '/', search: '', key: 'k2' });
    expect(fold().open).toBe(false);
  });
});

describe('the focus after a menu panel is closed', () => {
  const closing = (newState: string | undefined, target: Element) =>
    backToMenu({ target, ...(newState && { newState }) } as unknown as Event);
  it('returns to the button within the menu that opened it', () => {
    document.body.innerHTML =
      '<div id="menu"><button popovertarget="one">Eins</button><button popovertarget="two">Zwei</button></div><div id="two"></div>';
    const [, opener] = screen.getAllByRole('button');
    // jsdom does not support open popovers.
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector.startsWith('#menu:popover-open ')
        ? (document.querySelectorAll<HTMLElement>(selector.replace(':popover-open', ''))[0] ?? null)
        : null,
    );
    const panel = document.getElementById('two')!;
    closing('open', panel);
    closing(undefined, panel);
    expect(opener).not.toHaveFocus();
    closing('closed', panel);
    expect(opener).toHaveFocus();
  });
  it('stays if there is no such menu', () => {
    document.body.innerHTML = '<button>Eins</button><div id="two"></div>';
    vi.spyOn(document, 'querySelector').mockReturnValue(null);
    expect(closing('closed', document.getElementById('two')!)).toBeUndefined();
  });
});

describe('the frame of a page', () => {
  const item = (name: string, children: readonly object[] = []) => ({
    id: name,
    displayName: name,
    link: { linktype: 'story', cachedUrl: '', url: '' },
    hide: false,
    children,
  });
  const items = [item('Linsen', [item('Tag')]), item('Pflege')];
  const banner = { id: 'b', title: 'Neu', images: {}, placement: {} };
  /** A winter's evening. */
  const clock = { now: () => new Date('2026-01-15T20:00:00Z'), zone: 'Europe/Berlin' };
  const place = 'place-winter-night';
  const load = (
    address: string,
    {
      menu = items,
      banners = [banner],
      trustRating = {},
      locale = 'de',
      down = false,
    }: {
      readonly menu?: readonly object[];
      readonly banners?: readonly object[];
      readonly trustRating?: object | null;
      readonly locale?: string;
      readonly down?: boolean;
    } = {},
  ) => {
    const asked: unknown[] = [];
    const answer = (question: unknown, value: unknown) => async () => {
      asked.push(question);
      return down ? { _tag: 'Left', left: { _tag: 'Unreachable' } } : { _tag: 'Right', right: value };
    };
    const content = {
      navigation: (preview: unknown) => answer(['menu', preview !== undefined], menu),
      headerBanners: (path: string, preview: unknown) => answer([path, preview !== undefined], banners),
    };
    return {
      asked,
      frame: loadFrame(loaderArgs({ clock, content, locale, shop: { trustRating } }, address)),
    };
  };

  it('has the menu, the page’s offers without pictures, the picture of this hour, and the rating · CONT-5', async () => {
    const { asked, frame } = load('/it/c/lenti?x=1', { locale: 'it' });
    const rating = {};
    expect(await frame).toEqual({
      menu: [
        ['Linsen', '', [['Tag', '']]],
        ['Pflege', ''],
      ],
      banners: [{ id: 'b', title: 'Neu' }],
      place,
      rating,
    });
    expect(asked).toEqual([
      ['menu', false],
      ['/c/lenti', false],
    ]);
  });
  it('reuses the same menu for the same language', async () => {
    const one = (await load('/').frame).menu;
    expect((await load('/cart').frame).menu).toBe(one);
    const italian = (await load('/it', { locale: 'it' }).frame).menu;
    expect(italian).not.toBe(one);
    expect(italian).toEqual(one);
  });
  it('is complete without what cannot be loaded', async () => {
    expect(await load('/', { down: true, trustRating: null }).frame).toEqual({
      menu: [],
      banners: [],
      place,
    });
  });
  it('loads preview content in a preview · ROUTE-13', async () => {
    const { asked, frame } = load('/?_preview=1', { banners: [] });
    await frame;
    expect(asked).toEqual([
      ['menu', true],
      ['/', true],
    ]);
  });
});

describe('the loading bar above the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const begin = (busy = false) => {
    let now = 1_000_000;
    const { result, rerender, unmount } = hook({ clock: { now: () => now } }, useLoadingBar, {
      initialProps: busy,
    });
    const drawn = document.createElement('div');
    result.current.drawn.current = drawn;
    const pass = (ms: number) =>
      act(() => {
        now += ms;
        vi.advanceTimersByTime(ms);
      });
    return { result, rerender, unmount, pass, scale: () => drawn.style.scale };
  };

  it('appears after 200 ms, grows, and disappears 500 ms after the page has arrived · NOTE-2', () => {
    const { result, rerender, pass, scale } = begin();
    expect(result.current.view.visible).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    rerender(true);
    pass(100);
    expect(result.current.view.visible).toBe(false);
    pass(100);
    expect(result.current.view).toMatchObject({ visible: true, failed: false });
    pass(2500);
    expect(scale()).toBe('0.5 1');
    rerender(false);
    pass(100);
    expect(scale()).toMatch(/^1( 1)?$/);
    expect(result.current.view.visible).toBe(true);
    pass(500);
    expect(result.current.view.visible).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('is not rendered again by React while it only grows', () => {
    const { result, rerender, pass } = begin();
    rerender(true);
    pass(300);
    const { view } = result.current;
    pass(1000);
    expect(result.current.view).toBe(view);
  });
  it('is never shown for a quick page', () => {
    const { result, rerender, pass } = begin(true);
    pass(100);
    rerender(false);
    pass(300);
    expect(result.current.view.visible).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('is always shown for a page that failed · NOTE-2', () => {
    const { result, pass } = begin();
    act(() => result.current.fail());
    pass(100);
    expect(result.current.view).toMatchObject({ visible: true, failed: true });
    pass(500);
    expect(result.current.view.visible).toBe(false);
  });
  it('leaves no timer after unmount', () => {
    const { rerender, unmount } = begin();
    rerender(true);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
  it('has the length of the progress', () =>
    expect(scaleOf({ visible: true, progress: 0.25, failed: false })).toBe('0.25 1'));
});
