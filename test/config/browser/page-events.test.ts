import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { type PageRouter, pageEvents } from '../../../src/config/browser/tracking/page-events.ts';
import { pageContents } from '../../../src/ui/tracking/page-contents.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { referrer: '', title: 'Sehhilfen', querySelectorAll: () => [] });
  vi.stubGlobal('location', { origin: 'https://a.example', href: 'https://a.example/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visitor who goes from page to page, and the recorded page events. */
const visitor = () => {
  let listen = (): void => undefined;
  let state: PageRouter['state'] = {
    location: { pathname: '/', search: '' },
    navigation: { state: 'idle' },
  };
  let shown: ReturnType<PageRouter['shown']> = { type: 'about', contents: [] };
  const router: PageRouter = {
    get state() {
      return state;
    },
    shown: () => shown,
    subscribe: (heard) => {
      listen = heard;
      return () => undefined;
    },
  };
  const seen: string[] = [];
  const listed: string[] = [];
  const titles: string[] = [];
  pageEvents(router, { shop: { id: 'okulino' }, locale: 'de' } as Services).subscribe((event) => {
    if (event._tag === 'PageViewed') seen.push(event.page.path);
    if (event._tag === 'PageViewed') titles.push(event.page.title);
    if (event._tag === 'ListShown') listed.push(...event.items.map(({ id, index }) => `${id} at ${index}`));
  });
  const become = (next: Partial<PageRouter['state']>, shows = shown): void => {
    state = { ...state, ...next };
    shown = shows;
    listen();
  };
  return {
    seen,
    become,
    listed,
    titles,
    leaves: () => become({ navigation: { state: 'loading' } }),
    arrives: (pathname: string) => {
      vi.stubGlobal('location', { origin: 'https://a.example', href: `https://a.example${pathname}` });
      become({ navigation: { state: 'idle' }, location: { pathname, search: '' } });
    },
  };
};

it('counts a page view 250 ms after the page has come, once · TRK-1', () => {
  const { seen, leaves, arrives } = visitor();
  vi.advanceTimersByTime(249);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['/']);
  leaves();
  vi.advanceTimersByTime(5000);
  arrives('/about');
  arrives('/about');
  vi.advanceTimersByTime(250);
  expect(seen).toEqual(['/', '/about']);
});

it('does not count a page that was left within 250 ms · TRK-1', () => {
  const { seen, leaves, arrives } = visitor();
  vi.advanceTimersByTime(200);
  leaves();
  vi.advanceTimersByTime(1000);
  arrives('/about');
  vi.advanceTimersByTime(250);
  expect(seen).toEqual(['/about']);
});

it('does not name a customer, who is greeted in the title of their account · TRK-1', () => {
  const { titles, become } = visitor();
  become({ location: { pathname: '/c/lenses', search: '' } }, { type: 'category', contents: [] });
  vi.advanceTimersByTime(250);
  become({ location: { pathname: '/my-account', search: '' } }, { type: 'account', contents: [] });
  vi.advanceTimersByTime(250);
  expect(titles).toEqual(['Sehhilfen', 'account']);
});

it('counts only the displayed cards of a list · TRK-1', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const card = (shows: boolean) => ({ checkVisibility: () => shows });
  const cards: Record<string, readonly unknown[]> = { 1: [card(true)], 2: [card(false)], 3: [] };
  vi.stubGlobal('document', {
    referrer: '',
    title: 'Sehhilfen',
    querySelectorAll: (selector: string) => cards[/\/p\/(\d)\//.exec(selector)?.[1] ?? ''],
  });
  const { listed, become } = visitor();
  const product = (id: string) => ({
    id,
    title: 'Zephira',
    brand: [],
    manufacturer: [],
    breadcrumb: [],
    price: { current: { amount: 100, currency: 'CHF' } },
  });
  become(
    { location: { pathname: '/c/lenses', search: '' } },
    {
      type: 'category',
      contents: pageContents('category', {
        category: { id: 'c', title: 'C' },
        listing: { products: ['1', '2', '3'].map(product) },
      }),
    },
  );
  vi.advanceTimersByTime(250);
  expect(listed).toEqual(['1 at 0', '3 at 2']);
});
