// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPress } from '../../src/config/starter-press.ts';

const page = `<header><a id="account" href="/en/my-account/history">Account</a><a id="cart" href="/en/cart">Cart</a></header>
<a id="product" href="/en/p/1/lens">Lens</a><button id="view" data-choose-view="list">List</button><a id="filter" href="#filter">Filter</a>`;
const presses: string[] = [];
const count = (event: Event) => {
  presses.push(`${(event.target as Element).id} ${event.defaultPrevented ? 'kept' : 'through'}`);
  event.preventDefault();
};
const open = () => {
  document.body.innerHTML = page;
  addEventListener('click', count);
  const start = vi.fn();
  keepPress(start);
  return {
    start,
    press: (id: string, init: MouseEventInit = {}) =>
      document
        .getElementById(id)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
  };
};
const listen = () => dispatchEvent(new Event('listening'));

afterEach(() => {
  listen();
  presses.length = 0;
  removeEventListener('click', count);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['account', 'cart', 'view', 'filter'])(
  'a press on the %s starts the app, and is repeated once it listens',
  (id) => {
    const { start, press } = open();
    press(id);
    expect(presses).toEqual([`${id} kept`]);
    expect(start).toHaveBeenCalledOnce();
    expect(document.querySelector('[aria-busy]')?.id).toBe(id);
    listen();
    expect(presses).toEqual([`${id} kept`, `${id} through`]);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  },
);

it('the kernel of a page, once it runs, waits for the filters itself · CAT-33', () => {
  document.documentElement.dataset.app = '';
  const { press } = open();
  press('filter');
  delete document.documentElement.dataset.app;
  expect(presses).toEqual(['filter through']);
});

it('only the last of several presses is repeated, once', () => {
  const { press } = open();
  press('account');
  press('account');
  press('cart');
  listen();
  listen();
  expect(presses).toEqual(['account kept', 'account kept', 'cart kept', 'cart through']);
});

it('other links, and links opened in a new tab, are left alone', () => {
  const { press } = open();
  press('product');
  press('account', { ctrlKey: true });
  press('account', { button: 1 });
  expect(presses).toEqual(['product through', 'account through', 'account through']);
});

it('a link is followed after five seconds without the app', () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { press } = open();
  press('account');
  vi.advanceTimersByTime(4999);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/en\/my-account\/history$/));
});

it('a press on a button never navigates, and is repeated whenever the app comes', () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { press } = open();
  press('view');
  vi.advanceTimersByTime(10_000);
  expect(assign).not.toHaveBeenCalled();
  listen();
  expect(presses).toEqual(['view kept', 'view through']);
});

it('a link is not followed if the app has come in time', () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { press } = open();
  press('account');
  listen();
  vi.advanceTimersByTime(10_000);
  expect(assign).not.toHaveBeenCalled();
});
