// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPageOffline } from '../../../src/config/browser/offline-links.ts';

let online = true;
const assign = vi.fn();
const page = document.createElement('div');
keepPageOffline(page);

beforeEach(() => {
  online = true;
  assign.mockClear();
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/c/lenses', search: '', assign });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  page.innerHTML = `<a id="other" href="http://localhost/p/1"></a><a id="part" href="http://localhost/c/lenses#filter"></a>
    <a id="away" href="https://elsewhere.example/"></a><a id="tab" href="http://localhost/p/2" target="_blank"></a>
    <form id="search" action="http://localhost/s"><input name="search" value="hy"></form>
    <form id="post" method="post" action="http://localhost/cart"></form>`;
  document.body.replaceChildren(page);
});
afterEach(() => {
  online = true;
  dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
});

/** Whether the press is left to the browser. */
const press = (id: string): boolean =>
  page.querySelector(`#${id}`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ??
  false;
const send = (id: string): boolean =>
  page.querySelector(`#${id}`)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ??
  false;

it('leaves links and forms to the browser while online', () => {
  expect([press('other'), send('search')]).toEqual([true, true]);
  expect(assign).not.toHaveBeenCalled();
});

it('stays on the page while offline, and follows the last link or form once online · UI-8', () => {
  online = false;
  expect([press('other'), send('search')]).toEqual([false, false]);
  expect(assign).not.toHaveBeenCalled();
  online = true;
  dispatchEvent(new Event('online'));
  expect(assign.mock.calls).toEqual([['http://localhost/s?search=hy']]);
});

it('leaves anchors, other sites, new tabs and posted forms to the browser', () => {
  online = false;
  expect(['part', 'away', 'tab'].map(press)).toEqual([true, true, true]);
  expect(send('post')).toBe(true);
});
